import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Check, UserRoundX } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { minutesBetween } from './minutes';
import { TurnHead } from './turn-head';
import type { QueueActions } from './use-board';
import type { BoardFragment } from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

interface Props {
  board: BoardFragment;
  actions: Pick<QueueActions, 'step'>;
  /** Minutes after which somebody who was called should be here. */
  grace: number;
  now: Date;
  mayChange: boolean;
}

/** Who was called: done, or not here. */
export function AttendingCards({ board: { active }, actions, grace, now, mayChange }: Props) {
  return (
    <Stack as="section" aria-label={t.attending} gap="12px">
      <Heading as="h2" textStyle="section">
        {t.attending}
      </Heading>
      {active.length === 0 && <Text color="textSecond">{t.nobodyAttended}</Text>}
      {active.map((turn) => {
        const minutes = minutesBetween((turn.calledAt ?? turn.bookedAt) as string, now);
        const by = turn.attendingBy?.name;
        return (
          <Card key={turn.id} as="article" overflow="hidden">
            <Box p="12px 14px" bg="brandTint">
              <TurnHead turn={turn} isCalled>
                <Text fontSize="13px" color={minutes >= grace ? 'amber' : 'textSecond'}>
                  {[turn.partySize && t.people(turn.partySize), t.called(minutes), by && t.by(by)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </TurnHead>
            </Box>
            {mayChange && (
              <Flex gap="8px" p="12px 14px">
                <Button flex="1" h="44px" onClick={() => void actions.step(turn, 'waiting')}>
                  <UserRoundX aria-hidden />
                  {t.notHere}
                </Button>
                <Button flex="1" h="44px" onClick={() => void actions.step(turn, 'attended')}>
                  <Check aria-hidden />
                  {t.done}
                </Button>
              </Flex>
            )}
          </Card>
        );
      })}
    </Stack>
  );
}
