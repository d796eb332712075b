import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { CircleDashed, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { Card } from '../../../ui/card';
import type { Figure, Move } from './figures';
import { overviewTexts as t } from './overview.texts';

const icons: Readonly<Record<Move, LucideIcon>> = {
  more: TrendingUp,
  less: TrendingDown,
  same: Minus,
  unknown: CircleDashed,
};

/** The figures of a time, each with what it was before. */
export const FigureCards = ({ figures, compared }: { figures: readonly Figure[]; compared: string }) => (
  <section aria-label={t.figures.label}>
    <Heading as="h2" srOnly>
      {t.figures.label}
    </Heading>
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="16px">
      {figures.map(({ label, value, move, note }) => {
        const Icon = icons[move];
        return (
          <Card key={label} p={{ base: '12px', md: '16px' }} minW="0">
            <Text color="textSecond" fontSize="13px">
              {label}
            </Text>
            <Text fontSize="24px" lineHeight="32px" fontWeight="600" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            <Flex gap="6px" align="flex-start" color="textThird" fontSize="13px" mt="2px">
              <Span flexShrink={0} pt="2px">
                <Icon aria-hidden size={14} />
              </Span>
              {note}
            </Flex>
          </Card>
        );
      })}
    </Grid>
    <Text color="textThird" fontSize="12px" mt="6px">
      {compared}
    </Text>
  </section>
);
