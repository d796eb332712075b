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
    {number}
  </Flex>
);

/** A number, who it is, and a line or two about it. */
export const TurnHead = ({ tile, name, children }: { tile: ReactNode; name: ReactNode; children: ReactNode }) => (
  <Flex gap="14px" minW="0" flex="1" align="flex-start">
    {tile}
    <Box minW="0">
      <Text as="div" fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      {children}
    </Box>
  </Flex>
);
