import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import { useWidth } from '../list-page/use-width';
import { NoBreak } from '../no-break';
import { ChartTable, type TableRow } from './chart-table';
import { chartTexts as t } from './chart.texts';

export interface ChartHead {
  title: string;
  /** What the chart shows, in one sentence; it is the chart's name for those who hear it. */
  summary: string;
  /** How large the title is set: a card's own, or one within a card. */
  level?: 'section' | 'part';
}

/** A chart with its sentence, and in its place, at a press, the same numbers as a table. */
export function ChartFrame({
  title,
  summary,
  level = 'section',
  height,
  heads,
  rows,
  children,
}: ChartHead & {
  height: number;
  /** What the table's columns are called, the points' first. */
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Draws for a width in px. */
  children: (width: number) => ReactNode;
}) {
  const [isTable, setTable] = useState(false);
  const [box, width] = useWidth();
  return (
    <Box ref={box}>
      <Flex justify="space-between" align="flex-start" gap="12px" mb="16px">
        <Box minW="0">
          <Heading
            as="h2"
            textStyle={level === 'section' ? 'section' : undefined}
            fontSize={level === 'part' ? '14px' : undefined}
            fontWeight="600"
          >
            {title}
          </Heading>
          <Text color="textThird" fontSize="13px">
            <NoBreak>{summary}</NoBreak>
          </Text>
        </Box>
        <Button size="sm" variant="ghost" flexShrink={0} onClick={() => setTable(!isTable)}>
          {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t.asChart : t.asTable}
        </Button>
      </Flex>
      {isTable ? (
        <ChartTable label={title} heads={heads} rows={rows} />
      ) : (
        <Box pos="relative" minH={`${height}px`}>
          {width > 0 && children(width)}
        </Box>
      )}
    </Box>
  );
}
