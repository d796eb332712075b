import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { SearchX, TicketCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type DragEvent } from 'react';
import { Card } from '../../../ui/card';
import { SearchBox } from '../../../ui/list-page/search-box';
import { StatePanel } from '../../../ui/states/state-panel';
import { TurnHead, TurnNumber } from '../turn/turn-head';
import type { BoardFragment, WaitingListPageQuery } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import { CodeLinks } from './code-links';
import { found } from './find-turns';
import { placeBeside, placeOver, withPlace } from './line';
import { minutesBetween } from './minutes';
import type { QueueActions, Turn } from './use-board';
import { WaitingRow } from './waiting-row';

const QrPicture = lazy(() => import('../../../ui/copy/qr-picture'));
/** So many are seen at once on a phone, and need no search there. */
const few = 5;

interface Props {
  board: BoardFragment;
  settings: NonNullable<WaitingListPageQuery['waitingListSettings']>;
  actions: QueueActions;
  move: (turn: Turn, place: number) => void;
  openId: string | null;
  /** The open turn takes of its width. */
  isNarrow: boolean;
  now: Date;
  mayChange: boolean;
}

/** Who waits, in order. */
export function WaitingCard({
  board: { waiting, replies },
  settings,
  actions,
  move,
  openId,
  isNarrow,
  now,
  mayChange,
}: Props) {
  const [wanted, setWanted] = useState('');
  const [dragged, setDragged] = useState<{ turn: Turn; over: string } | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const words = new Map(replies.map(({ turnId, word }) => [turnId, word]));
  const names = new Map(settings.resources.map(({ id, name }) => [id, name]));
  const place = dragged && placeOver(waiting, dragged.turn, dragged.over);
  const shown = found(dragged && place ? withPlace(waiting, dragged.turn, place) : waiting, wanted);
  const longest = Math.max(0, ...waiting.map(({ bookedAt }) => minutesBetween(bookedAt as string, now)));
  const say = (turn: Turn, place: number): void => {
    setSaid(t.moved(turn.number, place));
    move(turn, place);
  };
  const dragOf = (turn: Turn) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged({ turn, over: turn.id });
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      // Over itself it stays where it was put last.
      if (turn.id !== dragged.turn.id && turn.id !== dragged.over) setDragged({ ...dragged, over: turn.id });
    },
    onDragEnd: () => setDragged(null),
  });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (dragged && place) say(dragged.turn, place);
    setDragged(null);
  };
  return (
    <Card as="section" aria-label={t.waiting}>
      <Flex align="center" gap="8px" p="12px 16px" minH="60px" wrap="wrap">
        <Heading as="h2" textStyle="section">
          <Span hideBelow="md">{t.waiting}</Span>
          <Span hideFrom="md">{t.next}</Span>
        </Heading>
        <Span color="textThird" hideBelow="md">
          {waiting.length}
        </Span>
        {waiting.length > 0 && (
          <Span color="textSecond" fontSize="13px" ms="auto" hideFrom="md">
            {t.nextSum(waiting.length, longest)}
          </Span>
        )}
        {(waiting.length > 0 || wanted !== '') && (
          <Box
            flex={{ base: '1 1 100%', md: '1' }}
            display={{ base: waiting.length > few || wanted !== '' ? 'flex' : 'none', md: 'flex' }}
            justifyContent="flex-end"
          >
            <SearchBox value={wanted} label={t.search} onChange={setWanted} inputRef={search} />
          </Box>
        )}
      </Flex>
      {waiting.length === 0 && (
        <StatePanel
          icon={TicketCheck}
          title={t.nobodyWaits}
          actions={
            <Suspense fallback={<Box h="130px" />}>
              <QrPicture address={settings.publicUrl} name={t.codeName} help={t.codeHelp} fileName={t.codeFile} />
              <CodeLinks />
            </Suspense>
          }
        >
          {t.nobodyWaitsText}
        </StatePanel>
      )}
      {waiting.length > 0 && shown.length === 0 && (
        <StatePanel icon={SearchX} title={t.nobodyFound}>
          {t.nobodyFoundText}
        </StatePanel>
      )}
      <ol onDrop={drop}>
        {shown.map((turn) => (
          <WaitingRow
            key={turn.id}
            turn={turn}
            isFirst={turn.id === waiting[0]?.id}
            isOpen={turn.id === openId}
            isDragged={turn.id === dragged?.turn.id}
            reply={words.get(turn.id) ?? null}
            resource={(turn.resource != null && names.get(turn.resource)) || null}
            up={placeBeside(waiting, turn, -1)}
            down={placeBeside(waiting, turn, 1)}
            move={say}
            drag={mayChange ? dragOf(turn) : null}
            {...{ isNarrow, actions, now, mayChange }}
          />
        ))}
        {actions.unsentAdds.map(({ key, input }) => (
          <Box as="li" key={key} borderTopWidth="1px" p="12px 16px">
            <TurnHead tile={<TurnNumber number="–" label={t.unsentNumber} />} name={input.firstName ?? t.noName}>
              <Text fontSize="13px" color="amber">
                {t.unsent}
              </Text>
            </TurnHead>
          </Box>
        ))}
      </ol>
      {mayChange && waiting.length > 1 && (
        <Text borderTopWidth="1px" p="10px 16px" color="textSecond" fontSize="13px" hideBelow="md">
          {t.drag}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}
