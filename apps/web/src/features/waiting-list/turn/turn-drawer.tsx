import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ArrowUp, Ban, BellRing, Link as LinkIcon, MessageSquare, Pencil, UserPlus, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatMoney } from '../../../lib/format/money';
import { formatPhone } from '../../../lib/format/phone';
import { formatTime } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { contactPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Facts } from '../../../ui/detail/facts';
import { Timeline } from '../../../ui/detail/timeline';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import { RowDrawer } from '../../../ui/list-page/row/row-drawer';
import { Status } from '../../../ui/marks/status';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { placeBeside } from '../board/line';
import type { QueueActions, Turn } from '../board/use-board';
import {
  SaveTurnAsContactDocument,
  TurnToSeeDocument,
  type BoardFragment,
  type WaitingListPageQuery,
} from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { factsOf } from './turn-facts';
import { TurnForm } from './turn-form';
import { TurnNumber } from './turn-head';
import { historyOf } from './turn-history';
import { useOpenTurn } from './turn-link';
import { turnLook } from './turn-look';
import { sumOf, textEvents } from './turn-texts';
import { turnFormAddress } from './turn-values';

const t = waitingListTexts.drawer;

interface Props {
  id: string;
  board: BoardFragment;
  settings: NonNullable<WaitingListPageQuery['waitingListSettings']>;
  actions: QueueActions;
  move: (turn: Turn, place: number) => void;
  mayChange: boolean;
}

/** The whole turn beside the board: `?turn=`. One that has left the board is asked for. */
export function TurnDrawer(props: Props) {
  const { id, board } = props;
  const { addressOf } = useOpenTurn();
  const here = [...board.active, ...board.waiting, ...board.ended].find((turn) => turn.id === id);
  const { data, error, loading, refetch } = useQuery(TurnToSeeDocument, {
    variables: { id },
    skip: here !== undefined,
  });
  const turn = here ?? data?.turn ?? null;
  const around = { listPath: '/waiting-list', closeTo: addressOf(null), rowId: id };
  if (turn !== null)
    return (
      <SeeTurn
        key={id}
        {...props}
        turn={turn}
        around={around}
        reload={async () => void (here ?? (await refetch().catch(() => null)))}
      />
    );
  const problem = error ? problemOf(error) : null;
  const isGone = problem === null ? !loading : ['not-found', 'invalid-input'].includes(problem.code);
  return (
    <RowDrawer title={waitingListTexts.title} {...around}>
      {isGone ? (
        <StatePanel icon={Ban} tone="grey" title={t.goneTitle}>
          {t.gone}
        </StatePanel>
      ) : problem === null ? (
        <Stack gap="4" aria-label={t.loading} aria-busy>
          <Skeleton h="11" />
          <Skeleton h="160px" />
        </Stack>
      ) : (
        <ErrorState title={t.faultTitle} problem={problem} onRetry={() => void refetch()} />
      )}
    </RowDrawer>
  );
}

function SeeTurn({
  turn,
  board,
  settings,
  actions,
  move,
  mayChange,
  around,
  reload,
}: Props & { turn: Turn; around: { listPath: string; closeTo: string; rowId: string }; reload: () => Promise<void> }) {
  const zone = useTimeZone();
  const time = (at: string): string => formatTime(at, zone);
  const [editing, setEditing] = useState<{ from: Turn; tries: number } | null>(null);
  const edit = (): void => setEditing({ from: turn, tries: 0 });
  useReopenedForm(turnFormAddress(turn.id), edit);
  const isLive = turn.status === 'waiting' || turn.status === 'active';
  const isWaiting = turn.status === 'waiting';
  const name = turn.name ?? waitingListTexts.noName;
  const up = placeBeside(board.waiting, turn, -1);
  const resource = settings.resources.find(({ id }) => id === turn.resource)?.name ?? null;
  // Who a turn was of is put right even when its day is over, until it is forgotten.
  const canEdit = mayChange && turn.code !== null;
  if (editing !== null && canEdit)
    return (
      <TurnForm
        key={editing.tries}
        from={editing.from}
        settings={settings}
        around={around}
        hasEnded={!isLive}
        correct={actions.correct}
        onSaved={async () => {
          await reload();
          setEditing(null);
        }}
        onOvertaken={(now) => setEditing({ from: now, tries: editing.tries + 1 })}
        onCancel={() => setEditing(null)}
      />
    );
  return (
    <RowDrawer
      title={name}
      {...around}
      {...(canEdit && { onEdit: edit })}
      head={
        <Flex as="span" gap="3" align="center">
          <TurnNumber
            number={turn.number}
            label={waitingListTexts.turn(turn.number)}
            isCalled={turn.status === 'active'}
          />
          <Span flex="1" minW="0" overflowWrap="anywhere">
            {name}
          </Span>
        </Flex>
      }
      {...(mayChange &&
        isLive && {
          footer: (
            <Flex w="full" justify="space-between" gap="3" wrap="wrap">
              <Button variant="danger" onClick={() => actions.takeOff(turn)}>
                <Ban aria-hidden />
                {waitingListTexts.takeOff}
              </Button>
              <CopyLink turn={turn} publicUrl={settings.publicUrl} />
            </Flex>
          ),
        })}
    >
      <Stack gap="5">
        {canEdit && (
          <Flex gap="2" wrap="wrap">
            {isWaiting && (
              <Button disabled={actions.isCut} onClick={() => void actions.call(turn)}>
                <BellRing aria-hidden />
                {t.call}
              </Button>
            )}
            {up !== null && (
              <Button onClick={() => move(turn, up)}>
                <ArrowUp aria-hidden />
                {waitingListTexts.moveUp}
              </Button>
            )}
            {isWaiting && turn.phoneInternational != null && !turn.textsOff && (
              <Button onClick={() => void actions.act(turn.id, { nudge: true })}>
                <MessageSquare aria-hidden />
                {t.nudge}
              </Button>
            )}
            <Button onClick={edit}>
              <Pencil aria-hidden />
              {t.edit}
            </Button>
          </Flex>
        )}
        <Facts
          look="pairs"
          facts={[{ label: t.state, value: <Status look={turnLook(turn)} /> }, ...factsOf(turn, resource, time)]}
        />
        <ContactOf turn={turn} onSaved={() => void Promise.all([actions.again(), reload()])} />
        <Part title={t.texts} aside={turn.texts.length > 0 && t.cost(formatMoney(sumOf(turn.texts)))}>
          {turn.texts.length === 0 ? (
            <Text color="textSecond" fontSize="small">
              {turn.textsOff ? waitingListTexts.textsOff : t.noTexts}
            </Text>
          ) : (
            <Timeline label={t.texts} events={textEvents(turn.texts, time)} />
          )}
        </Part>
        <Part title={t.timeline}>
          <Timeline label={t.timeline} events={historyOf(turn, time)} />
        </Part>
      </Stack>
    </RowDrawer>
  );
}

const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <Box as="section" aria-label={title}>
    <Flex justify="space-between" align="baseline" mb="2">
      <Heading as="h3" textStyle="section">
        {title}
      </Heading>
      {aside && (
        <Span color="textSecond" fontSize="small">
          {aside}
        </Span>
      )}
    </Flex>
    {children}
  </Box>
);

/** The contact that it is, or the way to make it one. */
function ContactOf({ turn, onSaved }: { turn: Turn; onSaved: () => void }) {
  // Contacts have editors of their own.
  const mayMake = useMay('campaign-editor');
  const client = useApolloClient();
  const [saved, setSaved] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const contactId = turn.contactId ?? saved;
  async function save(): Promise<void> {
    setBusy(true);
    const [firstName = '', ...rest] = (turn.name ?? '').split(' ');
    try {
      const { data } = await client.mutate({
        mutation: SaveTurnAsContactDocument,
        variables: { input: { phone: turn.phoneInternational!, firstName, lastName: rest.join(' ') || null } },
      });
      setSaved(data!.createContact!.id);
      notify({ kind: 'success', title: t.savedContact(turn.name ?? formatPhone(turn.phoneInternational!)) });
      onSaved();
    } catch (failure) {
      const problem = problemOf(failure);
      const { existingId } = problem.details;
      // Somebody has made it already: that is the contact.
      if (typeof existingId === 'string') setSaved(existingId);
      else notifyProblem(problem);
    } finally {
      setBusy(false);
    }
  }
  if (contactId != null)
    return (
      <ButtonLink to={contactPath(contactId)}>
        <Users aria-hidden />
        {t.openContact}
      </ButtonLink>
    );
  if (!mayMake || turn.phoneInternational == null) return null;
  return (
    <Button alignSelf="flex-start" loading={isBusy} onClick={() => void save()}>
      <UserPlus aria-hidden />
      {t.saveContact}
    </Button>
  );
}

/** Their page's link, to be told by other means. */
function CopyLink({ turn: { code }, publicUrl }: { turn: Turn; publicUrl: string }) {
  if (code == null) return null;
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(new URL(`/t/${code}`, publicUrl).href).then(
      () => void notify({ kind: 'success', title: t.copied }),
      () => void notify({ kind: 'warning', title: t.notCopied }),
    );
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      <LinkIcon aria-hidden />
      {t.copy}
    </Button>
  );
}
