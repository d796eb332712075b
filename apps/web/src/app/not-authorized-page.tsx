import { Box } from '@chakra-ui/react/box';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchCode } from '../lib/fetch-code';
import { platformPath } from '../lib/paths';
import { useSession } from '../lib/session/session';
import { signOut } from '../lib/session/start-session';
import { Button, ButtonLink } from '../ui/button';
import { isMerchant } from './guards';
import { StatusPage } from './status-page';
import { statusTexts as t } from './status.texts';

const AskHere = lazy(() => fetchCode(() => import('./ask-here')));

/** Where a wrong role is sent (spec point 2), told in terms of who they are. */
export function Component() {
  const session = useSession();
  const navigate = useNavigate();
  const { isOfPlatform = false } = (useLocation().state ?? {}) as { isOfPlatform?: boolean };
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
  if (isMerchant(session.user) && isOfPlatform)
    return (
      <StatusPage
        icon={Lock}
        tone="grey"
        title={t.platformOnlyTitle}
        actions={
          <ButtonLink to="/home" variant="solid" size="lg">
            {t.backToHome}
          </ButtonLink>
        }
      >
        {t.platformOnly}
      </StatusPage>
    );
  if (isMerchant(session.user))
    return (
      <StatusPage
        icon={Lock}
        tone="grey"
        title={t.notAuthorizedTitle}
        actions={
          <ButtonLink to="/home" size="lg">
            {t.backToHome}
          </ButtonLink>
        }
        foot={
          <Suspense fallback={<Box h="220px" />}>
            <AskHere />
          </Suspense>
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
        <>
          <ButtonLink to={platformPath} variant="solid" size="lg">
            {t.backToHome}
          </ButtonLink>
          <Button size="lg" onClick={() => (void signOut(), void navigate('/login'))}>
            {t.logOut}
          </Button>
        </>
      }
    >
      {t.merchantsOnly(session.user.email)}
    </StatusPage>
  );
}
