import type { BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { Card } from '../card/card';

/** A part of a page with its title, and beside that what can be done with it. */
export function SectionCard({
  title,
  actions,
  children,
  ...card
}: Omit<BoxProps, 'title'> & { title: string; actions?: ReactNode }) {
  return (
    <Card as="section" p={{ base: '4', md: '5' }} {...card}>
      <Flex justify="space-between" align="center" gap="3" mb="2" minH="5">
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        {actions}
      </Flex>
      {children}
    </Card>
  );
}
