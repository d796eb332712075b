import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Footprints, Hourglass, MessageSquareText, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { LeaveQuestion } from './leave-question';
import { ordinal } from './ordinal';
import type { OwnTurnFragment } from './own-turn.generated';
import { ownTurnTexts as t } from './own-turn.texts';
import { QueueSteps } from './queue-steps';
import type { OwnAction } from './use-own-turn';

export interface OwnTurnProps {
  turn: OwnTurnFragment;
  isBusy: boolean;
  act: (action: OwnAction) => Promise<void>;
}

/** One's place while one waits, what there is to know, and what one can do. `foot`: how fresh it is. */
export function Waits({ turn, isBusy, act, foot }: OwnTurnProps & { foot: ReactNode }) {
  const place = turn.position ?? 1;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Stack align="center" textAlign="center" gap="1" mt={{ base: '3', md: '6' }} mb="6">
        <Heading as="h1" fontWeight="400" fontSize="lg" color="textSecond" overflowWrap="anywhere" maxW="full">
          {t.youAre(turn.firstName)}{' '}
          <Span
            display="block"
            fontSize="6rem"
            lineHeight="1.15"
            letterSpacing="-0.04em"
            fontWeight="600"
            color="brandText"
          >
            {ordinal(place)}
          </Span>
        </Heading>
        {turn.estimate && (
          <Text fontSize="md" color="textSecond">
            <Span fontWeight="600" color="text">
              {t.toGo(turn.estimate.minutes)}
            </Span>{' '}
            {t.toGoTail(turn.estimate.high > turn.estimate.minutes ? turn.estimate.high - turn.estimate.minutes : null)}
          </Text>
        )}
      </Stack>
      <QueueSteps steps={turn.steps} />
      <Box bg="surface" borderWidth="1px" borderColor="line" borderRadius="card" px="4" mt="6">
        <Point icon={MessageSquareText} title={t.close}>
          {turn.phoneMasked ? t.closeText(turn.phoneMasked, turn.partySize) : t.closeNoPhone}
        </Point>
        {turn.onMyWay ? (
          <Point icon={Footprints} title={t.isComing}>
            {t.isComingText}
          </Point>
        ) : (
          <Point
            icon={Footprints}
            title={t.coming}
            action={
              <Button size="lg" disabled={isBusy} onClick={() => void act('on-my-way')}>
                {t.onMyWay}
              </Button>
            }
          >
            {t.comingText}
          </Point>
        )}
        {turn.canLetPass && (
          <Point icon={Hourglass} title={t.late}>
            {t.lateText(ordinal(place + 1))}
          </Point>
        )}
      </Box>
      <Stack mt="auto" pt="6" gap="3">
        {foot}
        {isAsked ? (
          <LeaveQuestion isBusy={isBusy} onStay={() => setAsked(false)} onLeave={() => void act('leave')} />
        ) : (
          <Flex gap="3">
            {turn.canLetPass && (
              <Button flex="1" size="xl" disabled={isBusy} onClick={() => void act('let-pass')}>
                {t.letPass}
              </Button>
            )}
            {turn.canLeave && (
              <Button flex="1" size="xl" variant="danger" disabled={isBusy} onClick={() => setAsked(true)}>
                {t.leave}
              </Button>
            )}
          </Flex>
        )}
      </Stack>
    </>
  );
}

const Point = ({
  icon: Icon,
  title,
  action,
  children,
}: {
  icon: LucideIcon;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Flex gap="3" py="3.5" align="flex-start" css={{ '& + &': { borderTopWidth: '1px', borderColor: 'line' } }}>
    <Box color="brandText" flexShrink={0} mt="1px">
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </Box>
    <Box flex="1" minW="0">
      <Text fontWeight="600">{title}</Text>
      <Text color="textSecond">{children}</Text>
    </Box>
    {action}
  </Flex>
);
