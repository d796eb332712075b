import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** The number of a turn, on its tile. */
export const TurnNumber = ({
  number,
  label,
  isCalled = false,
}: {
  number: number | string;
  label: string;
  isCalled?: boolean;
}) => (
  <Flex
    aria-label={label}
    role="img"
    boxSize="11"
    flexShrink={0}
    align="center"
    justify="center"
    borderRadius="control"
    fontSize="lg"
    fontWeight="600"
    fontVariantNumeric="tabular-nums"
    {...(isCalled ? { bg: 'solid', color: 'onSolid' } : { bg: 'hover' })}
  >
    {number}
  </Flex>
);

/** A number, who it is, and a line or two about it; `isAlone` where what follows in a row stands below. */
export const TurnHead = ({
  tile,
  name,
  isAlone = false,
  children,
}: {
  tile: ReactNode;
  name: ReactNode;
  isAlone?: boolean;
  children: ReactNode;
}) => (
  <Flex gap="3.5" minW="0" flex={isAlone ? '1 1 100%' : '1'} align="flex-start">
    {tile}
    <Box minW="0">
      <Text as="div" fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      {children}
    </Box>
  </Flex>
);
