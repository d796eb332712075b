import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { ArrowUp, BellOff, CheckCheck } from 'lucide-react';
import { clock } from '../../lib/clock';
import { problemOf } from '../../lib/graph/problem';
import { markSeen, useUnseenCounts } from '../../lib/notices/seen';
import { useNoticeFacts } from '../../lib/notices/use-notice-facts';
import { useTimeZone } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { notify } from '../../ui/toast/notify';
import { dayWord } from './days';
import { NoticeRow } from './notice-row';
import { notificationsTexts as t } from './notifications.texts';
import { useNotices } from './use-notices';

/** What the business was told, by day. What is new since stays marked until the person says that it was seen. */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const notices = useNotices();
  const { replies, others } = useUnseenCounts();
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
          <Flex minH={{ base: '44px', md: '36px' }}>
            <Flex role="status">
              {notices.waiting > 0 && (
                <Button variant="tint" h="full" onClick={notices.showWaiting}>
                  <ArrowUp aria-hidden />
                  {t.fresh(notices.waiting)}
                </Button>
              )}
            </Flex>
            {notices.waiting === 0 && Boolean((replies ?? 0) + (others ?? 0)) && (
              <Button h="full" onClick={seen}>
                <CheckCheck aria-hidden />
                {t.markSeen}
              </Button>
            )}
          </Flex>
        }
      >
        {notices.error && (
          <Card>
            <ErrorState title={t.error} problem={problemOf(notices.error)} onRetry={notices.retry} />
          </Card>
        )}
        {!notices.days && !notices.error && <Waiting />}
        {notices.days?.length === 0 && !notices.hasOlder && (
          <Card>
            <StatePanel icon={BellOff} title={t.emptyTitle}>
              {t.empty}
            </StatePanel>
          </Card>
        )}
        <Stack gap="20px">
          {notices.days?.map(({ day, data }) => (
            <Box as="section" key={day} aria-label={dayWord(day, zone, now)}>
              <Heading as="h2" textStyle="section" color="textSecond" mb="8px">
                {dayWord(day, zone, now)}
              </Heading>
              <Card as="ul" listStyleType="none">
                {data.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} facts={facts} onRemove={() => notices.remove(notice)} />
                ))}
              </Card>
            </Box>
          ))}
        </Stack>
        {notices.hasOlder && (
          <Button
            mt="16px"
            h={{ base: '44px', md: '36px' }}
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

const Waiting = () => (
  <Box aria-busy>
    <Skeleton h="16px" w="60px" mb="12px" />
    <Card>
      {Array.from({ length: 6 }, (_, at) => (
        <Box key={at} h="64px" p="16px" borderTopWidth={at ? '1px' : 0}>
          <Skeleton h="14px" w="50%" mb="8px" />
          <Skeleton h="12px" w="25%" />
        </Box>
      ))}
    </Card>
  </Box>
);
