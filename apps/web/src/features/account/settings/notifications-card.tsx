import { useMutation, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { ruleOf, type NoticeKind } from '@bellbird/notices/rules';
import { kindTexts } from '../../../domain/notices/notice-kinds';
import { problemOf } from '../../../lib/graph/problem';
import { SectionCard } from '../../../ui/detail/section-card';
import { ErrorState } from '../../../ui/states/state-panel';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { NotificationRow, type Preference } from './notification-row';
import { NotificationSettingsDocument, SaveNotificationSettingDocument } from './settings.generated';
import { settingsTexts as t } from './settings.texts';

/** What one is told, and how: each kind in the product and by email. A choice counts as soon as it is made. */
export function NotificationsCard() {
  const { data, error, refetch } = useQuery(NotificationSettingsDocument);
  const [mutate, { loading }] = useMutation(SaveNotificationSettingDocument);
  const rows = data?.notificationPreferences?.data;
  const save = async (row: { type: string; inApp?: boolean; email?: string }): Promise<void> => {
    try {
      await mutate({
        variables: { row },
        update: (cache, { data: changed }) =>
          cache.writeQuery({
            query: NotificationSettingsDocument,
            data: { notificationPreferences: changed?.updateNotificationPreferences ?? null },
          }),
      });
      notify({ kind: 'success', title: accountTexts.saved });
    } catch (cause) {
      notify({ kind: 'warning', title: t.notSaved, text: problemOf(cause).message });
    }
  };
  return (
    <SectionCard title={t.notifications}>
      <Text color="textSecond" mb="3">
        {t.notificationsText}
      </Text>
      {error !== undefined && rows === undefined && (
        <ErrorState
          title={t.notificationsError}
          problem={problemOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {error === undefined && rows === undefined && <Skeleton h="320px" aria-busy />}
      {groupsOf(rows ?? []).map(([kind, members]) => (
        <Box as="section" key={kind} aria-label={kindTexts.names[kind]} mt="5">
          <Heading as="h3" fontSize="sm" fontWeight="600" mb="1">
            {kindTexts.names[kind]}
          </Heading>
          {members.map((row) => (
            <NotificationRow key={row.type} row={row} isBusy={loading} onChange={(change) => void save(change)} />
          ))}
        </Box>
      ))}
    </SectionCard>
  );
}

/** Kinds of a later release than this page have no name here and are left out. */
function groupsOf(rows: readonly Preference[]): [NoticeKind, Preference[]][] {
  const groups = new Map<NoticeKind, Preference[]>();
  for (const row of rows) {
    const kind = ruleOf(row.type)?.kind;
    if (kind !== undefined) groups.set(kind, [...(groups.get(kind) ?? []), row]);
  }
  return [...groups];
}
