import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { formatCount } from '../../lib/i18n/texts';
import type { ColourRole } from '../theme/tokens';
import { ChartFrame, type ChartHead } from './chart-frame';
import { chartTexts as t } from './chart.texts';
import { heatOf } from './scales';
import { useActivePoint } from './use-active-point';

/** Of each step, the fewest first: its ground, and the words on it. */
const looks: readonly (readonly [ground: ColourRole, words: ColourRole])[] = [
  ['heat1', 'onHeat'],
  ['heat2', 'onHeat'],
  ['heat3', 'onHeat'],
  ['heat4', 'onSolid'],
  ['heat5', 'onHeatMost'],
];

const nothing: readonly [ColourRole, ColourRole] = ['subtle', 'textThird'];

const Grid = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '2px',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '& th': { color: 'textSecond', fontWeight: '400', h: '22px' },
    '& thead td': { w: '10' },
    '& tbody th': { textAlign: 'start' },
  },
});
const Tile = chakra('td', { base: { h: '7', textAlign: 'center', borderRadius: '4px' } });

export interface HeatMapProps extends ChartHead {
  rows: readonly string[];
  columns: readonly string[];
  /** A count a cell, row by row. */
  values: readonly (readonly number[])[];
  /** What a cell is called in full, such as "Monday 09:00". */
  labelOf: (row: number, column: number) => string;
  /** What a cell is, and what is counted: the headings of the table of all cells. */
  pointHead: string;
  valueHead: string;
  /** What is left out, and by whose clock. */
  note?: string;
}

const rowHeight = 30;
const headHeight = 26;
const footHeight = 30;
/** Seven days and their hours have room on the narrowest phone. */
const cellWidth = 31;
const mostCellWidth = 92;

/** Counts by two things at once: the number in each cell, on five steps from fewer to more. */
export default function HeatMap({ rows, columns, values, labelOf, pointHead, valueHead, note, ...head }: HeatMapProps) {
  const { point } = useActivePoint(rows.length * columns.length, columns.length);
  const most = Math.max(0, ...values.flat());
  const cells = values.flatMap((counts, row) =>
    counts.map((count, column) => ({ key: `${row} ${column}`, label: labelOf(row, column), values: [count] })),
  );
  return (
    <ChartFrame
      {...head}
      height={headHeight + rows.length * rowHeight + footHeight}
      heads={[pointHead, valueHead]}
      rows={cells.filter(({ values: [count] }) => count! > 0)}
    >
      {() => (
        <>
          <Box overflowX="auto" mx="-0.5">
            <Grid
              role="grid"
              aria-label={head.summary}
              minW={`${(columns.length + 1) * cellWidth}px`}
              maxW={`${(columns.length + 1) * mostCellWidth}px`}
            >
              <thead>
                <tr>
                  <td />
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={row}>
                    <th scope="row">{row}</th>
                    {columns.map((column, of) => (
                      <Cell
                        key={column}
                        count={values[at]?.[of] ?? 0}
                        most={most}
                        label={labelOf(at, of)}
                        point={point(at * columns.length + of)}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </Grid>
          </Box>
          <Flex justify="space-between" wrap="wrap" gap="4px 16px" mt="2" fontSize="xs" color="textSecond">
            <Flex aria-hidden align="center" gap="1">
              <Span me="1">{t.fewer}</Span>
              {looks.map(([ground]) => (
                <Box key={ground} w="4.5" h="2" borderRadius="2px" bg={ground} />
              ))}
              <Span ms="1">{t.more}</Span>
            </Flex>
            {note !== undefined && <Text>{note}</Text>}
          </Flex>
        </>
      )}
    </ChartFrame>
  );
}

function Cell({
  count,
  most,
  label,
  point,
}: {
  count: number;
  most: number;
  label: string;
  point: ReturnType<ReturnType<typeof useActivePoint>['point']>;
}) {
  const step = heatOf(count, most);
  const [ground, words] = looks[step - 1] ?? nothing;
  return (
    <Tile role="gridcell" aria-label={t.point(label, [formatCount(count)])} bg={ground} color={words} {...point}>
      {count === 0 ? '–' : formatCount(count)}
    </Tile>
  );
}
