import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Check, ClockAlert, UserRoundX } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Status } from '../../../ui/marks/status';
import { CancelQuestion } from '../turn/cancel-question';
import { NewestText } from '../turn/newest-text';
import { TurnHead, TurnNumber } from '../turn/turn-head';
import { TurnLink } from '../turn/turn-link';
import type { BoardFragment } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import { minutesBetween } from './minutes';
import type { QueueActions } from './use-board';

interface Props {
  board: BoardFragment;
  actions: Pick<QueueActions, 'act' | 'done' | 'notHere' | 'takeOff'>;
  /** Minutes after which somebody who was called should be here. */
  grace: number;
  now: Date;
  mayChange: boolean;
}

/** Who was called: done, or not here. */
export function AttendingCards({ board: { active, replies }, actions, grace, now, mayChange }: Props) {
  const words = new Map(replies.map(({ turnId, word }) => [turnId, word]));
  return (
    <Stack as="section" aria-label={t.attending} gap="3">
      <Heading as="h2" textStyle="section">
        {t.attending}
      </Heading>
      {active.length === 0 && <Text color="textSecond">{t.nobodyAttended}</Text>}
      {active.map((turn) => {
        const minutes = minutesBetween((turn.calledAt ?? turn.bookedAt) as string, now);
        const reply = words.get(turn.id);
        const by = turn.attendingBy?.name;
        const called = [t.called(minutes), by && t.by(by)].filter(Boolean).join(', ');
        return (
          <Card key={turn.id} as="article" overflow="hidden">
            <Box p="12px 14px" bg="brandTint">
              <TurnHead
                tile={<TurnNumber number={turn.number} label={t.turn(turn.number)} isCalled />}
                name={<TurnLink turn={turn} />}
              >
                {turn.partySize != null && (
                  <Text fontSize="small" color="textSecond">
                    {t.people(turn.partySize)}
                  </Text>
                )}
                {minutes >= grace ? (
                  <Status
                    fontSize="small"
                    whiteSpace="normal"
                    css={{ '& svg': { flexShrink: 0 } }}
                    look={{ label: called, tone: 'amber', icon: ClockAlert }}
                  />
                ) : (
                  <Text fontSize="small" color="textSecond">
                    {called}
                  </Text>
                )}
                {reply !== undefined && reply !== 'cancel' && (
                  <Text fontSize="small" color="brandText" fontWeight="500">
                    {t.replied[reply as keyof typeof t.replied]}
                  </Text>
                )}
                {turn.textsOff && <NewestText turn={turn} />}
              </TurnHead>
            </Box>
            {mayChange && reply === 'cancel' && (
              <Box px="3.5">
                <CancelQuestion turn={turn} actions={actions} />
              </Box>
            )}
            {mayChange && (
              <Flex gap="2" p="12px 14px">
                <Button flex="1" h="11" onClick={() => actions.notHere(turn)}>
                  <UserRoundX aria-hidden />
                  {t.notHere}
                </Button>
                <Button flex="1" h="11" onClick={() => void actions.done(turn)}>
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
