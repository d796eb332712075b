import { Lock } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../lib/session/session';
import { signOut } from '../lib/session/start-session';
import { Button, ButtonLink } from '../ui/button';
import { isMerchant } from './guards';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

/** Where a wrong role is sent (spec point 2), told in terms of who they are. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  if (session === null)
    return (
      <StatusPage
        icon={Lock}
        tone="grey"
        title={t.notAuthorizedTitle}
        actions={
          <ButtonLink to="/login" variant="solid" size="lg">
            {t.logIn}
          </ButtonLink>
        }
      >
        {t.guestNotAuthorized}
      </StatusPage>
    );
  if (isMerchant(session.user))
    return (
      <StatusPage
        icon={Lock}
        tone="grey"
        title={t.notAuthorizedTitle}
        actions={
          <ButtonLink to="/home" variant="solid" size="lg">
            {t.backToHome}
          </ButtonLink>
        }
      >
        {t.notAuthorized}
      </StatusPage>
    );
  return (
    <StatusPage
      icon={Lock}
      tone="grey"
      title={t.merchantsOnlyTitle}
      actions={
        <Button variant="solid" size="lg" onClick={() => (void signOut(), void navigate('/login'))}>
          {t.logOut}
        </Button>
      }
    >
      {t.merchantsOnly(session.user.email)}
    </StatusPage>
  );
}
