import { Box } from '@chakra-ui/react/box';
import { CloudOff, Unlink } from 'lucide-react';
import type { Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, TallLink } from '../account-form';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';

const { invitedPage: t, ...common } = publicAccountTexts;

/** The invitation was used, taken back, or is too old. */
export const DeadInvitation = () => (
  <AccountPage
    title={t.deadTitle}
    notice={
      <Notice role="alert" tone="amber" icon={Unlink}>
        {t.dead}
      </Notice>
    }
  >
    <Aside>
      <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
    </Aside>
  </AccountPage>
);

/** It could not be read just now. */
export const InvitationFault = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => (
  <AccountPage
    title={t.faultTitle}
    notice={
      <Notice role="alert" tone="red" icon={CloudOff}>
        {problem.message}
      </Notice>
    }
  >
    <Button size="lg" onClick={onRetry}>
      {t.again}
    </Button>
  </AccountPage>
);

/** While it is being read. */
export const WaitingForInvitation = () => (
  <AccountPage title={t.waiting}>
    <Box minH="320px" aria-busy />
  </AccountPage>
);
