import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Card } from '../../ui/card/card';
import { ChartFrame } from '../../ui/chart/chart-frame';
import { SegmentedBar } from '../../ui/figures/segmented-bar';
import type { ContactAnalyticsQuery } from './contact-analytics.generated';
import { contactAnalyticsTexts as t } from './contact-analytics.texts';
import { pointsOf, type Grouping } from './lines';

const LineChart = lazy(() => fetchCode(() => import('../../ui/chart/line-chart')));

const height = 220;
/** Title, sentence and drawing: what the chart takes up before it is there, too. */
const roomForChart = `${height + 52}px`;
const barHeight = 64;

const levels = [
  { key: 'total', label: t.keys.total, colour: 'chart1' },
  { key: 'subscribed', label: t.keys.subscribed, colour: 'green' },
  { key: 'transactional-only', label: t.keys['transactional-only'], colour: 'blue' },
  { key: 'unsubscribed', label: t.keys.unsubscribed, colour: 'grey' },
] as const;
const flows = [
  { key: 'added', label: t.keys.added, colour: 'green' },
  { key: 'removed', label: t.keys.removed, colour: 'grey' },
] as const;

type Lines = NonNullable<ContactAnalyticsQuery['contactsAnalyticsLines']>['lines'];
type Pie = NonNullable<ContactAnalyticsQuery['contactsAnalyticsPie']>;

/** How many there were, who came and went, and what they agreed to now. */
export const ContactCharts = ({ lines, pie, grouping }: { lines: Lines; pie: Pie; grouping: Grouping }) => (
  <Stack gap="4">
    <Card p={{ base: '4', md: '5' }}>
      <Levels lines={lines} grouping={grouping} />
    </Card>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
      <Card p={{ base: '4', md: '5' }}>
        <Flows lines={lines} grouping={grouping} />
      </Card>
      <Card p={{ base: '4', md: '5' }}>
        <Statuses pie={pie} />
      </Card>
    </Grid>
  </Stack>
);

function Levels({ lines, grouping }: { lines: Lines; grouping: Grouping }) {
  const points = pointsOf(
    lines,
    grouping,
    levels.map(({ key }) => key),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [before = 0, now = 0] = [first.values[0], last.values[0]];
  return (
    <Chart
      title={t.levels}
      summary={t.levelsSummary(now, now - before, first.label)}
      pointHead={t.heads[grouping]}
      points={points}
      series={levels}
    />
  );
}

function Flows({ lines, grouping }: { lines: Lines; grouping: Grouping }) {
  const points = pointsOf(
    lines,
    grouping,
    flows.map(({ key }) => key),
  );
  const sum = (of: number): number => points.reduce((all, { values }) => all + (values[of] ?? 0), 0);
  return (
    <Chart
      title={t.flows}
      summary={t.flowsSummary(sum(0), sum(1))}
      pointHead={t.heads[grouping]}
      points={points}
      series={flows}
    />
  );
}

const Chart = (chart: {
  title: string;
  summary: string;
  pointHead: string;
  points: ReturnType<typeof pointsOf>;
  series: typeof levels | typeof flows;
}) => (
  <Box minH={roomForChart}>
    <Suspense>
      <LineChart {...chart} height={height} />
    </Suspense>
  </Box>
);

function Statuses({ pie: { total, slices } }: { pie: Pie }) {
  const counts = new Map(slices.map(({ key, count }) => [key, count]));
  const segments = levels.slice(1).map(({ key, label, colour }) => ({
    ...{ key, word: label, colour },
    count: counts.get(key) ?? 0,
  }));
  const summary = t.pieSummary(counts.get('subscribed') ?? 0, total);
  return (
    <ChartFrame
      title={t.pie}
      summary={summary}
      height={barHeight}
      heads={[t.status, t.contacts]}
      rows={segments.map(({ key, word, count }) => ({ key, label: word, values: [count] }))}
    >
      {() => (
        <Box pt="3">
          <SegmentedBar label={summary} whole={Math.max(total, 1)} height="12px" segments={segments} />
        </Box>
      )}
    </ChartFrame>
  );
}
