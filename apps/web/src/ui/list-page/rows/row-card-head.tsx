import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** A card's first line: what it is called, and at its end what is said of it; under the name where both have no room. */
export const RowCardHead = ({
  name,
  weight = '600',
  children,
}: {
  name: ReactNode;
  weight?: '500' | '600';
  children: ReactNode;
}) => (
  <Flex wrap="wrap" justify="space-between" columnGap="3">
    <Text fontWeight={weight} truncate>
      {name}
    </Text>
    {children}
  </Flex>
);
