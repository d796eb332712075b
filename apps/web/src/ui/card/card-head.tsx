import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

/** A card's title, what belongs to it, and at the end the way to more. */
export const CardHead = ({ title, beside, end }: { title: string; beside?: ReactNode; end?: ReactNode }) => (
  <Flex align="center" gap="2.5" minH="7">
    <Heading as="h2" textStyle="section" fontSize="md">
      {title}
    </Heading>
    {beside}
    {end && <Flex ms="auto">{end}</Flex>}
  </Flex>
);
