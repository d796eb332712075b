import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { CircleDashed, Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { Card } from '../../../ui/card/card';
import { NoBreak } from '../../../ui/prose/no-break';
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
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="4">
      {figures.map(({ label, value, move, note }) => {
        const Icon = icons[move];
        return (
          <Card key={label} p={{ base: '3', md: '4' }} minW="0">
            <Text color="textSecond" fontSize="small">
              {label}
            </Text>
            <Text fontSize="2xl" lineHeight="2rem" fontWeight="600" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            <Flex gap="1.5" align="flex-start" color="textThird" fontSize="small" mt="0.5">
              <Span flexShrink={0} pt="0.5">
                <Icon aria-hidden size={14} />
              </Span>
              {note}
            </Flex>
          </Card>
        );
      })}
    </Grid>
    <Text color="textThird" fontSize="xs" mt="1.5">
      <NoBreak>{compared}</NoBreak>
    </Text>
  </section>
);
