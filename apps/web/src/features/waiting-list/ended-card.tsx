import type { BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { formatTime } from '../../lib/format/time';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { QueueActions, Turn } from './use-board';
import type { BoardFragment } from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

const shown = 8;

const wordOf = ({ status, reason }: Turn): string =>
  status === 'attended' ? t.ended.attended : t.ended[(reason ?? 'staff') as keyof typeof t.ended];

/** The last that ended; the newest can be brought back. */
export function EndedCard({
  board: { ended, workDay },
  actions,
  mayChange,
  zone,
  ...look
}: { board: BoardFragment; actions: Pick<QueueActions, 'act'>; mayChange: boolean; zone: string } & BoxProps) {
  if (ended.length === 0) return null;
  return (
    <Card as="section" aria-label={t.justEnded} {...look}>
      <Heading as="h2" textStyle="section" p="12px 16px">
        {t.justEnded}
      </Heading>
      <ul>
        {ended.slice(0, shown).map((turn, at) => (
          <Flex
            as="li"
            key={turn.id}
            align="center"
            gap="12px"
            px="16px"
            minH="40px"
            borderTopWidth="1px"
            fontSize="13px"
          >
            <Span color="textSecond" fontVariantNumeric="tabular-nums">
              {turn.number}
            </Span>
            <Span flex="1" minW="0" truncate>
              {turn.name ?? t.noName}
            </Span>
            <Span color="textSecond">
              {wordOf(turn)} {turn.endedAt && formatTime(turn.endedAt as string, zone)}
            </Span>
            {at === 0 && mayChange && workDay != null && (
              <Button
                size="sm"
                variant="link"
                onClick={() =>
                  void actions.act(turn.id, {
                    status: turn.status === 'attended' ? 'active' : 'waiting',
                    from: turn.status,
                  })
                }
              >
                {t.undoIt}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
    </Card>
  );
}
