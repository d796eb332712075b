import { useFragment, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { BellOff, CirclePause, MessageCircleQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { formatPhone } from '../../../lib/format/phone';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import { Status } from '../../../ui/marks/status';
import { AppBar } from '../../../ui/page/app-bar';
import { usePageTitle } from '../../../ui/page/page-title';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { useIsPhone, useIsWide } from '../../../ui/use-media';
import { ActionBar, ActionIcons, whereThereIsRoom } from '../actions/action-bar';
import { useActions } from '../actions/use-actions';
import { nameOf, type Conversation } from '../conversation';
import { ConversationFragmentDoc, ConversationToSeeDocument } from '../conversation.generated';
import { useDecided } from '../decided';
import type { InboxAround } from '../inbox/inbox-page';
import { AttentionQuestion } from './attention-question';
import { ThreadView } from './thread-view';
import { threadTexts as t } from './thread.texts';
import { useReading } from './use-reading';
import { useThread } from './use-thread';
import { useThreadKeys } from './use-thread-keys';

const PersonPane = lazy(async () => ({
  default: (await fetchCode(() => import('../person/person-pane'))).PersonPane,
}));
const PersonSheet = lazy(async () => ({
  default: (await fetchCode(() => import('../person/person-sheet'))).PersonSheet,
}));
const ReplyBox = lazy(async () => ({ default: (await fetchCode(() => import('../reply/reply-box'))).ReplyBox }));

/** /sms-inbounds/:id: what was written with one person, and who they are, beside the list; alone on a phone. */
export function Component() {
  const { id = '' } = useParams();
  const around = useOutletContext<InboxAround>();
  const isPhone = useIsPhone();
  // The list has it already, as a rule.
  const known = useFragment({ fragment: ConversationFragmentDoc, from: { __typename: 'Conversation', id } });
  const { data, error, refetch } = useQuery(ConversationToSeeDocument, { variables: { id } });
  const conversation = data?.conversation ?? (known.complete ? known.data : null);
  if (conversation !== null && data?.conversation !== null)
    return <Opened key={id} conversation={conversation} around={around} />;
  const backTo = `/sms-inbounds${around.list}`;
  return (
    <>
      {isPhone && <AppBar title={t.title} backTo={backTo} />}
      {error ? (
        <ErrorState title={t.errorTitle} problem={problemOf(error)} onRetry={() => void refetch()} />
      ) : data?.conversation === null ? (
        <StatePanel
          icon={MessageCircleQuestion}
          tone="grey"
          title={t.goneTitle}
          isDeadEnd
          actions={<ButtonLink to="/sms-inbounds">{t.toInbox}</ButtonLink>}
        >
          {t.goneText}
        </StatePanel>
      ) : (
        <Box role="status" aria-label={t.loading} minH="200px" />
      )}
    </>
  );
}

function Opened({ conversation: told, around }: { conversation: Conversation; around: InboxAround }) {
  const { id } = told;
  const conversation = useDecided()(told);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const mayChange = useMay('campaign-editor');
  const thread = useThread(id);
  const actions = useActions(conversation, around.recount);
  const [isPersonOpen, setPersonOpen] = useState(false);
  const name = nameOf(conversation);
  usePageTitle(name);
  useReading(conversation, actions.read, mayChange && thread.messages !== null);
  useThreadKeys({ conversation, actions, mayChange });
  const toList = (): void => {
    const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    if (row) row.focus();
    else void navigate(`/sms-inbounds${around.list}`);
  };
  const onPerson = isWide ? null : () => setPersonOpen(true);
  const tools = { conversation, actions, mayChange, onPerson };
  const texts = thread.problem ? (
    <Box flex="1">
      <ErrorState
        title={t.errorTitle}
        problem={thread.problem}
        onRetry={() => void thread.again().catch(() => undefined)}
      />
    </Box>
  ) : (
    <ThreadView
      thread={thread}
      name={name}
      foot={
        thread.messages !== null && (
          <AttentionQuestion
            conversation={conversation}
            messages={thread.messages}
            actions={actions}
            mayChange={mayChange}
          />
        )
      }
    />
  );
  const reply = (
    <Suspense fallback={<Box h={{ base: '90px', md: '129px' }} />}>
      <ReplyBox conversation={conversation} thread={thread} mayReply={mayChange} isPhone={isPhone} onLeave={toList} />
    </Suspense>
  );
  const person = isPersonOpen && !isWide && (
    <Suspense fallback={null}>
      <PersonSheet conversation={conversation} onClose={() => setPersonOpen(false)} />
    </Suspense>
  );
  if (isPhone)
    return (
      <>
        <AppBar
          title={name}
          under={<State conversation={conversation} />}
          backTo={`/sms-inbounds${around.list}`}
          actions={<ActionIcons {...tools} />}
        />
        <Flex direction="column" h="calc(100dvh - 60px - var(--above-shell, 0px))" mx="-4" mt="-4" mb="-6" bg="surface">
          {texts}
          <Box px="4" pt="1" pb="calc(10px + env(safe-area-inset-bottom))">
            {reply}
          </Box>
        </Flex>
        {person}
      </>
    );
  return (
    <Grid
      templateColumns={isWide ? 'minmax(0, 1fr) 284px' : 'minmax(0, 1fr)'}
      templateRows="minmax(0, 1fr)"
      minH="0"
      minW="0"
    >
      <Flex direction="column" minH="0" minW="0">
        <Flex align="center" gap="4px 8px" ps="4" pe="2.5" minH="52px" borderBottomWidth="1px">
          <Heading as="h2" fontSize="0.9375rem" fontWeight="600" flex="1" minW="0" truncate>
            {name}
            {conversation.name !== null && (
              <Span
                ms="1.5"
                fontWeight="400"
                fontSize="sm"
                color="textSecond"
                fontVariantNumeric="tabular-nums"
                {...whereThereIsRoom}
              >
                {formatPhone(conversation.phoneInternational)}
              </Span>
            )}
          </Heading>
          <ActionBar {...tools} />
        </Flex>
        {texts}
        <Box px="4" pb="3.5" pt="1">
          {reply}
        </Box>
      </Flex>
      {isWide && (
        <Box borderStartWidth="1px" minH="0" overflowY="auto">
          <Suspense fallback={null}>
            <PersonPane conversation={conversation} />
          </Suspense>
        </Box>
      )}
      {person}
    </Grid>
  );
}

/** Under the name on a phone: what keeps promotions, or all texts, from this person. */
const State = ({ conversation: { canReply, onHold } }: { conversation: Conversation }) =>
  !canReply ? (
    <Status look={{ label: t.optedOut, tone: 'grey', icon: BellOff }} fontSize="small" />
  ) : onHold ? (
    <Status look={{ label: t.onHold, tone: 'amber', icon: CirclePause }} fontSize="small" />
  ) : null;
