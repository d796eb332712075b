import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { LiveNumber } from '../figures/live-number';

/** The one number that a page is about, and what it is of. */
export const Figure = ({ value, children }: { value: string; children: ReactNode }) => (
  <Flex align="baseline" gap="3" wrap="wrap">
    <Heading as="h2" textStyle="display" fontSize="2.25rem" lineHeight="2.5rem">
      <LiveNumber value={value} />
    </Heading>
    <Text color="textSecond" fontSize="0.9375rem">
      {children}
    </Text>
  </Flex>
);
