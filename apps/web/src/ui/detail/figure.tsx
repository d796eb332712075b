import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LiveNumber } from '../live-number';

/** The one number that a page is about, and what it is of. */
export const Figure = ({ value, children }: { value: string; children: ReactNode }) => (
  <Flex align="baseline" gap="12px" wrap="wrap">
    <Heading as="h2" textStyle="display" fontSize="36px" lineHeight="40px">
      <LiveNumber value={value} />
    </Heading>
    <Text color="textSecond" fontSize="15px">
      {children}
    </Text>
  </Flex>
);
