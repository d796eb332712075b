import { CloudOff } from 'lucide-react';
import type { Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage } from '../account-page';
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
