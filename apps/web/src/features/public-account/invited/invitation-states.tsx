import { Box } from '@chakra-ui/react/box';
import { CloudOff } from 'lucide-react';
import type { Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage } from '../account-form';
import { publicAccountTexts } from '../public-account.texts';

const { invitedPage: t } = publicAccountTexts;

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
