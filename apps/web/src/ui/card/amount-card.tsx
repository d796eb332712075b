import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { LiveNumber } from '../figures/live-number';
import { uiTexts } from '../ui.texts';
import { Card } from './card';
import { CardHead } from './card-head';

export interface AmountFact {
  label: string;
  /** Undefined while it is not known. */
  amount: string | undefined;
}

/**
 * One amount, what it is good for, and the amounts that belong to it; in its final geometry while they are not known.
 * `problem` stands in their place.
 */
export function AmountCard({
  title,
  end,
  amount,
  goodFor,
  facts,
  problem,
  children,
}: {
  title: string;
  end?: ReactNode;
  amount: string | undefined;
  goodFor: string | null;
  facts: readonly AmountFact[];
  problem: { text: string; onRetry: () => void } | null;
  children?: ReactNode;
}) {
  return (
    <Card as="section" aria-label={title} px={{ base: '4', md: '5' }} pt="3.5" pb="5">
      <CardHead title={title} end={end} />
      {problem !== null ? (
        <Box py="3">
          <Text color="textSecond" mb="2">
            {problem.text}
          </Text>
          <Button onClick={problem.onRetry}>{uiTexts.tryAgain}</Button>
        </Box>
      ) : (
        <>
          {amount === undefined ? (
            <Skeleton h="30px" w="140px" my="3px" />
          ) : (
            <Text textStyle="display" overflowWrap="anywhere">
              <LiveNumber value={amount} />
            </Text>
          )}
          <Box minH="5" color="textSecond">
            {goodFor}
          </Box>
          <Box as="dl" borderTopWidth="1px" mt="3.5" py="2.5">
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </Box>
        </>
      )}
      {children}
    </Card>
  );
}

const Fact = ({ label, amount }: AmountFact) => (
  <Flex justify="space-between" gap="3" py="3px">
    <Text as="dt" color="textSecond">
      {label}
    </Text>
    <Text as="dd" m="0" fontWeight="500" fontVariantNumeric="tabular-nums" minH="5">
      {amount}
    </Text>
  </Flex>
);
