import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { SearchX, TicketCheck } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Card } from '../../../ui/card/card';
import { LiveNumber } from '../../../ui/figures/live-number';
import { SearchBox } from '../../../ui/list-page/bar/search-box';
import { StatePanel } from '../../../ui/states/state-panel';
import { useDragOrder } from '../../../ui/use-drag-order';
import { TurnHead, TurnNumber } from '../turn/turn-head';
import { waitWithin } from '../wait-words';
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
  const search = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const words = new Map(replies.map(({ turnId, word }) => [turnId, word]));
  const turnOf = (id: string): Turn | undefined => waiting.find((turn) => turn.id === id);
  const names = new Map(settings.resources.map(({ id, name }) => [id, name]));
  const { drag, handle, row, list } = useDragOrder((id, over) => {
    const turn = turnOf(id);
    const place = turn && placeOver(waiting, turn, over);
    if (turn && place) say(turn, place);
  });
  const dragged = drag && turnOf(drag.dragged);
  const place = drag && dragged && placeOver(waiting, dragged, drag.over);
  const shown = found(dragged && place ? withPlace(waiting, dragged, place) : waiting, wanted);
  const longest = Math.max(0, ...waiting.map(({ bookedAt }) => minutesBetween(bookedAt as string, now)));
  const say = (turn: Turn, place: number): void => {
    setSaid(t.moved(turn.number, place));
    move(turn, place);
  };
  return (
    <Card as="section" aria-label={t.waiting}>
      <Flex align="center" gap="2" p="12px 16px" minH="60px" wrap="wrap">
        <Heading as="h2" textStyle="section">
          <Span hideBelow="md">{t.waiting}</Span>
          <Span hideFrom="md">{t.next}</Span>
        </Heading>
        <Span color="textThird" hideBelow="md">
          <LiveNumber value={String(waiting.length)} />
        </Span>
        {waiting.length > 0 && (
          <Span color="textSecond" fontSize="small" ms="auto" hideFrom="md">
            {t.nextSum(waiting.length, waitWithin(longest))}
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
      <ol {...list}>
        {shown.map((turn) => (
          <WaitingRow
            key={turn.id}
            turn={turn}
            isFirst={turn.id === waiting[0]?.id}
            isOpen={turn.id === openId}
            isDragged={turn.id === dragged?.id}
            reply={words.get(turn.id) ?? null}
            resource={(turn.resource != null && names.get(turn.resource)) || null}
            up={placeBeside(waiting, turn, -1)}
            down={placeBeside(waiting, turn, 1)}
            move={say}
            drag={mayChange ? { ...handle(turn.id), ...row(turn.id) } : null}
            {...{ isNarrow, actions, now, mayChange }}
          />
        ))}
        {actions.unsentAdds.map(({ key, input }) => (
          <Box as="li" key={key} borderTopWidth="1px" p="12px 16px">
            <TurnHead tile={<TurnNumber number="–" label={t.unsentNumber} />} name={input.firstName ?? t.noName}>
              <Text fontSize="small" color="amber">
                {t.unsent}
              </Text>
            </TurnHead>
          </Box>
        ))}
      </ol>
      {mayChange && waiting.length > 1 && (
        <Text borderTopWidth="1px" p="10px 16px" color="textSecond" fontSize="small" hideBelow="md">
          {t.drag}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}
