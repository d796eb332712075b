import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Card } from './card';
import { CardHead } from './card-head';
import { LiveNumber } from './live-number';
import { uiTexts } from './ui.texts';

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
    <Card as="section" aria-label={title} px={{ base: '16px', md: '20px' }} pt="14px" pb="20px">
      <CardHead title={title} end={end} />
      {problem !== null ? (
        <Box py="12px">
          <Text color="textSecond" mb="8px">
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
          <Box minH="20px" color="textSecond">
            {goodFor}
          </Box>
          <Box as="dl" borderTopWidth="1px" mt="14px" py="10px">
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
  <Flex justify="space-between" gap="12px" py="3px">
    <Text as="dt" color="textSecond">
      {label}
    </Text>
    <Text as="dd" m="0" fontWeight="500" fontVariantNumeric="tabular-nums" minH="20px">
      {amount}
    </Text>
  </Flex>
);
