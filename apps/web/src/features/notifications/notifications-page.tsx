import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { ArrowUp, BellOff, CheckCheck, Settings } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { NoticeKind } from '@bellbird/notices/rules';
import { markSeen } from '../../domain/notices/mark-seen';
import { isNoticeKind, kindsFor, kindTexts } from '../../domain/notices/notice-kinds';
import { useUnseenCounts } from '../../domain/notices/seen';
import { useNoticeFacts } from '../../domain/notices/use-notice-facts';
import { clock } from '../../lib/clock';
import { problemOf } from '../../lib/graph/problem';
import { settingsPath } from '../../lib/paths';
import { useTimeZone, useUser } from '../../lib/session/session';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { plainBind } from '../../ui/form/fields/plain-bind';
import { SelectField } from '../../ui/form/fields/plain-fields';
import { Page } from '../../ui/page/page';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { notify } from '../../ui/toast/notify';
import { dayWord, foldDay, type DayRow, type NoticeDay } from './days';
import { FoldedRow } from './folded-row';
import { NoticeRow } from './notice-row';
import { notificationsTexts as t } from './notifications.texts';
import { useNotices } from './use-notices';

/** What the business was told, by day, all or of one kind. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind');
  const kind = isNoticeKind(asked) ? asked : null;
  return <Notices key={kind} kind={kind} onKind={(next) => setSearch(next === '' ? {} : { kind: next })} />;
}

/** What is new since stays marked until the person says that it was seen. */
function Notices({ kind, onKind }: { kind: NoticeKind | null; onKind: (kind: string) => void }) {
  const client = useApolloClient();
  const zone = useTimeZone();
  const { id: userId, permissions } = useUser();
  const notices = useNotices(kind);
  const { others } = useUnseenCounts();
  const hasUnseen = Boolean(others) || notices.days?.some(({ data }) => data.some(({ viewed }) => !viewed));
  const facts = useNoticeFacts(notices.days?.flatMap(({ data }) => data));
  const now = clock.now();
  const seen = (): void =>
    void markSeen(client, 'all').catch((error: unknown) =>
      notify({ kind: 'warning', title: t.seenFailed, text: problemOf(error).message }),
    );
  return (
    <Box maxW="760px">
      <Page
        title={t.title}
        // What comes in while the page is open is offered here, above no row: nothing jumps while it is read.
        actions={
          <Flex minH={{ base: '11', md: '9' }}>
            <Flex role="status">
              {notices.waiting > 0 && (
                <Button variant="tint" h="full" onClick={notices.showWaiting}>
                  <ArrowUp aria-hidden />
                  {t.fresh(notices.waiting)}
                </Button>
              )}
            </Flex>
            {notices.waiting === 0 && hasUnseen && (
              <Button h="full" onClick={seen}>
                <CheckCheck aria-hidden />
                {t.markSeen}
              </Button>
            )}
          </Flex>
        }
      >
        <Flex align="flex-end" justify="space-between" gap="3" mb="4">
          <Box w="240px">
            <SelectField
              label={t.kind}
              options={[
                { value: '', label: t.allKinds },
                ...kindsFor(userId, permissions).map((each) => ({ value: each, label: kindTexts.names[each] })),
              ]}
              bind={plainBind<string>('kind', kind ?? '', onKind)}
            />
          </Box>
          <ButtonLink to={settingsPath}>
            <Settings aria-hidden />
            {t.settings}
          </ButtonLink>
        </Flex>
        {notices.error && (
          <Card>
            <ErrorState title={t.error} problem={problemOf(notices.error)} onRetry={notices.retry} />
          </Card>
        )}
        {!notices.days && !notices.error && <Waiting />}
        {notices.days?.length === 0 && !notices.hasOlder && (
          <Card>
            <StatePanel icon={BellOff} title={kind === null ? t.emptyTitle : t.noneTitle}>
              {kind === null ? t.empty : t.none}
            </StatePanel>
          </Card>
        )}
        <Stack gap="5">
          {notices.days?.map(({ day, data }) => (
            <Box as="section" key={day} aria-label={dayWord(day, zone, now)}>
              <Heading as="h2" textStyle="section" color="textSecond" mb="2">
                {dayWord(day, zone, now)}
              </Heading>
              <Card as="ul" listStyleType="none">
                {rowsOf(data, kind).map((row) =>
                  'many' in row ? (
                    <FoldedRow key={row.many[0]?.type} many={row.many} />
                  ) : (
                    <NoticeRow
                      key={row.notice.id}
                      notice={row.notice}
                      facts={facts}
                      onRemove={() => notices.remove(row.notice)}
                    />
                  ),
                )}
              </Card>
            </Box>
          ))}
        </Stack>
        {notices.hasOlder && (
          <Button
            mt="4"
            w={{ base: 'full', md: 'auto' }}
            loading={notices.isLoadingOlder}
            onClick={() => void notices.showOlder()}
          >
            {t.older}
          </Button>
        )}
      </Page>
    </Box>
  );
}

/** Who looks for one kind wants each of it. */
const rowsOf = (data: NoticeDay['data'], kind: NoticeKind | null): DayRow[] =>
  kind === null ? foldDay(data) : data.map((notice) => ({ notice }));

const Waiting = () => (
  <Box aria-busy>
    <Skeleton h="4" w="60px" mb="3" />
    <Card>
      {Array.from({ length: 6 }, (_, at) => (
        <Box key={at} h="64px" p="4" borderTopWidth={at ? '1px' : 0}>
          <Skeleton h="3.5" w="50%" mb="2" />
          <Skeleton h="3" w="25%" />
        </Box>
      ))}
    </Card>
  </Box>
);
