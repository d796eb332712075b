import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { ArrowUp, CheckCheck, MessageSquareReply, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { campaignsPath } from '../../../lib/paths';
import { useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { countWords } from '../../../ui/figures/counted';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { SearchBox } from '../../../ui/list-page/bar/search-box';
import { useListKeys } from '../../../ui/list-page/use-list-keys';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { ConversationRow } from './conversation-row';
import { inboxTexts as t } from './inbox.texts';
import type { Inbox } from './use-inbox';
import { pageSize, writeInbox } from './views';

/** The conversations of a view, the newest first: search, rows, pages. */
export function ConversationList({
  inbox,
  openId,
  isPhone,
  onEscape,
}: {
  inbox: Inbox;
  openId: string | null;
  isPhone: boolean;
  /** Esc over the list; false where nothing is open. */
  onEscape: () => boolean;
}) {
  const zone = useTimeZone();
  const { state, answer, rows, change } = inbox;
  const { nameOf } = useColleagues();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLUListElement>(null);
  // A row is a link: Enter opens it without our help.
  useListKeys({ root, search, onPick: () => undefined, onOpen: () => undefined, onEscape });
  const list = writeInbox(state, state);
  const first = (state.page - 1) * pageSize + 1;
  const show = (): void => void inbox.again().then(() => top.current?.scrollTo({ top: 0 }));
  return (
    <Flex ref={root} direction="column" minH="0" minW="0" h={{ md: 'full' }}>
      <Flex p="3" borderBottomWidth="1px" css={{ '& [role=search]': { maxWidth: 'none' } }}>
        <SearchBox
          value={state.search}
          label={t.search}
          onChange={(typed) => change({ search: typed }, { replace: true })}
          inputRef={search}
        />
      </Flex>
      <Flex role="status">
        {inbox.fresh > 0 && (
          <Button
            variant="tint"
            w="full"
            borderRadius="0"
            size={isPhone ? 'lg' : 'sm'}
            borderBottomWidth="1px"
            onClick={show}
          >
            <ArrowUp aria-hidden />
            {t.fresh(inbox.fresh)}
          </Button>
        )}
      </Flex>
      {answer !== null && inbox.problem !== null && (
        <Flex role="alert" align="center" gap="3" px="3" py="1.5" bg="amberTint" color="amber" fontSize="small">
          {t.notFresh}
          <Button size="sm" ms="auto" onClick={() => void inbox.again()}>
            {t.again}
          </Button>
        </Flex>
      )}
      {rows.length === 0 ? (
        <NoRows inbox={inbox} />
      ) : (
        <Box
          as="ul"
          ref={top as never}
          aria-label={t.list}
          aria-busy={inbox.isOld}
          listStyleType="none"
          flex="1"
          minH="0"
          overflowY={{ md: 'auto' }}
          transition="opacity 120ms"
          opacity={inbox.isOld ? 0.6 : 1}
        >
          {rows.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              list={list}
              zone={zone}
              assignee={nameOf(conversation.assignedTo)}
            />
          ))}
        </Box>
      )}
      {answer !== null && rows.length > 0 && (
        <Flex
          as="nav"
          aria-label={t.pages}
          align="center"
          wrap="wrap"
          gap="6px 12px"
          px="3"
          py="2"
          minH="12"
          borderTopWidth={{ md: '1px' }}
          color="textSecond"
          fontSize="small"
        >
          <Span role="status" fontVariantNumeric="tabular-nums">
            {t.range(first, first + rows.length - 1, countWords(answer))}
          </Span>
          {answer.hasMore || state.page > 1 ? (
            <Flex gap="2" ms="auto">
              <Button
                size={isPhone ? 'lg' : 'sm'}
                disabled={state.page === 1}
                onClick={() => change({ page: state.page - 1 })}
              >
                {t.previous}
              </Button>
              <Button
                size={isPhone ? 'lg' : 'sm'}
                disabled={!answer.hasMore}
                onClick={() => change({ page: state.page + 1 })}
              >
                {t.next}
              </Button>
            </Flex>
          ) : (
            <Flex aria-hidden gap="1.5" align="center" ms="auto" hideBelow="lg">
              <KeyCaps keys="j" />
              <KeyCaps keys="k" />
              {t.keys.move}
              <KeyCaps keys="a" />
              {t.keys.assign}
              <KeyCaps keys="e" />
              {t.keys.done}
            </Flex>
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** What stands where no row does: still coming, failed, not for this person, none, or none that match. */
function NoRows({ inbox }: { inbox: Inbox }) {
  const { state, answer, problem, change } = inbox;
  if (answer === null && problem?.code === 'forbidden')
    return <NoPermission title={t.errorTitle} permission="administrator" />;
  if (answer === null && problem !== null)
    return <ErrorState title={t.errorTitle} problem={problem} onRetry={() => void inbox.again()} />;
  if (answer === null || inbox.isOld) return <RowsLoading />;
  if (state.search !== '')
    return (
      <StatePanel
        icon={SearchX}
        title={t.noMatchTitle(state.search)}
        actions={<Button onClick={() => change({ search: '' })}>{t.clearSearch}</Button>}
      >
        {t.noMatchText}
      </StatePanel>
    );
  if (state.view === 'all')
    return (
      <StatePanel
        icon={MessageSquareReply}
        title={t.emptyTitle}
        actions={<ButtonLink to={campaignsPath}>{t.toCampaigns}</ButtonLink>}
      >
        {t.emptyText}
      </StatePanel>
    );
  return (
    <StatePanel
      icon={CheckCheck}
      title={t.noneTitle[state.view]}
      actions={<Button onClick={() => change({ view: 'all' })}>{t.showAll}</Button>}
    >
      {t.noneText[state.view]}
    </StatePanel>
  );
}

const RowsLoading = () => (
  <Box role="status" aria-label={t.loading} animation="fade-in 120ms 200ms both">
    {Array.from({ length: 6 }, (_, at) => (
      <Flex key={at} gap="2.5" p="12px 14px 12px 18px" minH="73px" borderBottomWidth="1px">
        <Skeleton boxSize="9" borderRadius="full" />
        <Box flex="1">
          <Skeleton h="3.5" w="50%" mb="2" />
          <Skeleton h="3" w="80%" />
        </Box>
      </Flex>
    ))}
  </Box>
);
