import type { BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { formatTime } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Status } from '../../../ui/marks/status';
import { TurnLink } from '../turn/turn-link';
import { turnLook } from '../turn/turn-look';
import type { BoardFragment } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import type { QueueActions, Turn } from './use-board';

const shown = 8;

/** The last that ended; the newest can be brought back. */
export function EndedCard({
  board: { ended, workDay, replies },
  actions,
  mayChange,
  zone,
  ...look
}: { board: BoardFragment; actions: Pick<QueueActions, 'bringBack'>; mayChange: boolean; zone: string } & BoxProps) {
  if (ended.length === 0) return null;
  const left = new Set(replies.filter(({ word }) => word === 'leave').map(({ turnId }) => turnId));
  return (
    <Card as="section" aria-label={t.justEnded} {...look}>
      <Heading as="h2" textStyle="section" p="12px 16px">
        {t.justEnded}
      </Heading>
      <ul>
        {ended.slice(0, shown).map((turn, at) => (
          <Flex as="li" key={turn.id} align="center" gap="3" px="4" minH="10" borderTopWidth="1px" fontSize="small">
            <Span color="textSecond" fontVariantNumeric="tabular-nums">
              {turn.number}
            </Span>
            <Span flex="1" minW="0" truncate>
              <TurnLink turn={turn} />
            </Span>
            <Ended turn={turn} zone={zone} byText={left.has(turn.id)} />
            {at === 0 && mayChange && workDay != null && (
              <Button size="sm" variant="link" onClick={() => void actions.bringBack(turn)}>
                {t.undoIt}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
    </Card>
  );
}

/** When it was done; of others how they ended, too. */
function Ended({ turn, zone, byText }: { turn: Turn; zone: string; byText: boolean }) {
  const look = turnLook(turn);
  const time = turn.endedAt == null ? '' : formatTime(turn.endedAt as string, zone);
  const isDone = turn.status === 'attended';
  return (
    <>
      {isDone && <VisuallyHidden>{look.label}</VisuallyHidden>}
      <Status look={{ ...look, label: isDone ? time : `${byText ? t.replied.leave : look.label} ${time}` }} />
    </>
  );
}
