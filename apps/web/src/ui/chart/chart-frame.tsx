import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import { useWidth } from '../list-page/use-width';
import { NoBreak } from '../prose/no-break';
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
      {/* On a phone the sentence has the whole width, under title and button. */}
      <Grid
        templateColumns="minmax(0, 1fr) auto"
        columnGap="3"
        alignItems={{ base: 'center', md: 'start' }}
        mb={{ base: '3', md: '4' }}
      >
        <Heading
          as="h2"
          textStyle={level === 'section' ? 'section' : undefined}
          fontSize={level === 'part' ? 'sm' : undefined}
          fontWeight="600"
        >
          {title}
        </Heading>
        <Text gridColumn={{ base: '1 / -1', md: '1' }} gridRow="2" color="textThird" fontSize="small">
          <NoBreak>{summary}</NoBreak>
        </Text>
        <Button
          size="sm"
          variant="ghost"
          gridColumn="2"
          gridRow={{ base: '1', md: '1 / span 2' }}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t.asChart : t.asTable}
        </Button>
      </Grid>
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
