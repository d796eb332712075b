import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { Turn } from './use-board';
import { waitingListTexts as t } from './waiting-list.texts';

/** The number of a turn, who it is, and a line or two about it. */
export function TurnHead({
  turn,
  isCalled = false,
  children,
}: {
  turn: Turn;
  isCalled?: boolean;
  children: ReactNode;
}) {
  return (
    <Flex gap="14px" minW="0" flex="1">
      <Flex
        aria-label={t.turn(turn.number)}
        role="img"
        boxSize="44px"
        flexShrink={0}
        align="center"
        justify="center"
        borderRadius="control"
        fontSize="18px"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        {...(isCalled ? { bg: 'solid', color: 'onSolid' } : { bg: 'hover' })}
      >
        {turn.number}
      </Flex>
      <Box minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {turn.name ?? t.noName}
        </Text>
        {children}
      </Box>
    </Flex>
  );
}

/** What became of the newest text. */
export function NewestText({ turn }: { turn: Turn }) {
  const text = turn.texts.at(-1);
  if (turn.textsOff)
    return (
      <Text color="textSecond" fontSize="13px">
        {t.textsOff}
      </Text>
    );
  if (text === undefined) return null;
  const isTrouble = ['refused', 'rejected', 'bounced'].includes(text.state);
  return (
    <Text fontSize="13px" color={isTrouble ? 'red' : 'textSecond'}>
      “{t.texts[text.kind as keyof typeof t.texts]}”{' '}
      <Span>{t.textStates[text.state as keyof typeof t.textStates]}</Span>
    </Text>
  );
}
