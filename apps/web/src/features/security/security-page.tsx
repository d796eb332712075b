import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { ShieldCheck } from 'lucide-react';
import { problemOf } from '../../lib/graph/problem';
import { isAdmin, useUser } from '../../lib/session/session';
import { DetailColumns } from '../../ui/detail/detail-page';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page/page';
import { ErrorState } from '../../ui/states/state-panel';
import { AccountTabs, useAccountHead } from '../../ui/tabs/account-tabs';
import { DevicesCard } from './log-ins/devices-card';
import { LogInsCard } from './log-ins/log-ins-card';
import { OwnCard } from './own/own-card';
import { SecuritySkeleton } from './security-skeleton';
import { securityTexts as t } from './security.texts';
import { SupportCard } from './support/support-card';
import { TwoFactorCard } from './two-factor/two-factor-card';
import { useSecurity } from './use-security';

/** `/account/security`: how one logs in, and what keeps others out. */
export function Component() {
  const { data, error, reload } = useSecurity();
  const user = useUser();
  const { permissions, enrolmentDue, tenant } = user;
  const accountHead = useAccountHead();
  // Where there are no tabs it is a page by itself.
  const head = isAdmin(user) || enrolmentDue === true ? { title: t.title, lead: t.lead } : accountHead;
  const isOwner = permissions.includes('owner');
  if (!data?.security) {
    return (
      <Page {...head}>
        <AccountTabs />
        {error ? <ErrorState title={t.errorTitle} problem={problemOf(error)} onRetry={reload} /> : <SecuritySkeleton />}
      </Page>
    );
  }
  const { security, logIns } = data;
  return (
    <Page {...head}>
      {enrolmentDue === true ? (
        <Box mb="4">
          <Notice icon={ShieldCheck} tone="amber">
            {t.enrolmentDue(tenant?.name ?? t.platform)}
          </Notice>
        </Box>
      ) : (
        <AccountTabs />
      )}
      <DetailColumns
        main={
          <Stack gap="4">
            <TwoFactorCard security={security} onChange={reload} />
            <OwnCard security={security} onChange={reload} />
          </Stack>
        }
        side={
          <>
            <LogInsCard logIns={logIns?.data ?? []} onChange={reload} />
            <DevicesCard count={security.devices} />
            {isOwner && <SupportCard />}
          </>
        }
      />
    </Page>
  );
}
