import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { ErrorState } from '../../ui/states/state-panel';
import { AccountTabs, useAccountHead } from '../../ui/tabs/account-tabs';
import { accountTexts as t } from './account.texts';

/** A page of the account: its tabs, and what it shows once that is there. */
export function AccountFrame({
  error,
  onRetry,
  awaitedHeight = '420px',
  children,
}: {
  error: unknown;
  onRetry: () => void;
  /** The room of what is asked for, so that what is below it does not move. */
  awaitedHeight?: string;
  /** Null while it is asked for. */
  children: ReactNode;
}) {
  return (
    <Page {...useAccountHead()}>
      <AccountTabs />
      {children ??
        (error ? (
          <ErrorState title={t.errorTitle} problem={problemOf(error)} onRetry={onRetry} />
        ) : (
          <Card p="5">
            <Skeleton h={awaitedHeight} />
          </Card>
        ))}
    </Page>
  );
}
