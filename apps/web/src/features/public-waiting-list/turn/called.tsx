import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button';
import { onGreen } from '../on-green';
import { LeaveQuestion } from './leave-question';
import { ownTurnTexts as t } from './own-turn.texts';
import type { OwnTurnProps } from './waits';

/** It is one's turn: the whole screen says so, and the phone shakes. */
export function Called({ turn, isBusy, act }: OwnTurnProps) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void navigator.vibrate?.([200, 100, 200]), []);
  return (
    <>
      <Stack flex="1" align="center" justify="center" textAlign="center" gap="4">
        <Flex boxSize="72px" align="center" justify="center" borderRadius="full" bg={onGreen} color="green">
          <BellRing aria-hidden size={34} strokeWidth={1.75} />
        </Flex>
        <Heading as="h1" fontSize="2xl" fontWeight="600">
          {t.yourTurn}{' '}
          <Span display="block" fontSize="8rem" lineHeight="1.05" fontVariantNumeric="tabular-nums">
            {turn.number}
          </Span>
        </Heading>
        <Text fontSize="md" overflowWrap="anywhere" maxW="full">
          {turn.onMyWay ? t.isComingText : t.comeIn(turn.firstName)}
        </Text>
      </Stack>
      <Stack gap="3" align="center">
        {isAsked ? (
          <LeaveQuestion isBusy={isBusy} onStay={() => setAsked(false)} onLeave={() => void act('leave')} />
        ) : (
          <>
            {!turn.onMyWay && (
              <Button
                size="xl"
                w="full"
                bg={onGreen}
                color="green"
                _hover={{ opacity: 0.9 }}
                loading={isBusy}
                onClick={() => void act('on-my-way')}
              >
                {t.onMyWay}
              </Button>
            )}
            {turn.canLeave && (
              <Button
                size="lg"
                variant="ghost"
                color="inherit"
                _hover={{ textDecoration: 'underline' }}
                disabled={isBusy}
                onClick={() => setAsked(true)}
              >
                {t.cannotCome}
              </Button>
            )}
          </>
        )}
      </Stack>
    </>
  );
}
