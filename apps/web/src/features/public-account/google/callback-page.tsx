import { Box } from '@chakra-ui/react/box';
import { CloudOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { securityPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage } from '../account-page';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { googleTexts as t } from './google.texts';
import { useCallback } from './use-callback';

// Most who come back are in at once.
const SignUp = lazy(async () => ({ default: (await fetchCode(() => import('./google-sign-up'))).GoogleSignUp }));
const Link = lazy(async () => ({ default: (await fetchCode(() => import('./google-link'))).GoogleLink }));

/** Where Google sends people back to. */
export function Component() {
  const state = useCallback();
  if (state === 'finishing') return <Finishing />;
  if (state.kind === 'failed') return <Failed words={state.words} />;
  return (
    <Suspense fallback={<Finishing />}>
      {state.kind === 'sign-up' ? <SignUp outcome={state} /> : <Link outcome={state} />}
    </Suspense>
  );
}

const Finishing = () => (
  <AccountPage title={t.finishing}>
    <Box minH="320px" aria-busy />
  </AccountPage>
);

function Failed({ words }: { words: string }) {
  const isIn = useSession() !== null;
  return (
    <AccountPage
      title={t.failedTitle}
      notice={
        <Notice role="alert" tone="red" icon={CloudOff}>
          {words}
        </Notice>
      }
    >
      <ButtonLink to={isIn ? securityPath : loginPath} size="lg" variant="solid">
        {isIn ? t.backToSecurity : publicAccountTexts.backToLogIn}
      </ButtonLink>
    </AccountPage>
  );
}
