import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatMoney } from '../../../lib/format/money';
import { formatDay } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { Card } from '../../../ui/card/card';
import { SectionCard } from '../../../ui/detail/section-card';
import { SegmentedBar } from '../../../ui/figures/segmented-bar';
import { waitWords } from '../wait-words';
import type { WaitingListAnalyticsQuery } from './analytics.generated';
import { analyticsTexts as t } from './analytics.texts';
import { everyDay } from './period';

const BarChart = lazy(() => fetchCode(() => import('../../../ui/chart/bar-chart')));
const chartHeight = 180;
const roomForChart = `${chartHeight + 52}px`;

type Figures = NonNullable<WaitingListAnalyticsQuery['waitingListAnalytics']>;

/** What became of the turns of some days. */
export const ListFigures = ({ figures, from, to }: { figures: Figures; from: string; to: string }) => (
  <Stack gap="4">
    <Totals figures={figures} />
    <Card p={{ base: '4', md: '5' }}>
      <ByDay days={everyDay(from, to, figures.byDay)} />
    </Card>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <Card p={{ base: '4', md: '5' }}>
        <ByHour hours={figures.byHour} />
      </Card>
      <Canceled byReason={figures.canceled as Readonly<Record<string, number>>} />
    </Grid>
  </Stack>
);

const ofSeconds = (seconds: number | null): string => waitWords(seconds === null ? null : seconds / 60);

function Totals({ figures }: { figures: Figures }) {
  const { turns, attended, noShowPercent, texts, cost } = figures;
  const shown: [value: string, label: string, beside?: string][] = [
    [formatCount(turns), t.figures.turns],
    [formatCount(attended), t.figures.attended(t.percent(Math.round((100 * attended) / turns)))],
    [
      ofSeconds(figures.waitMedianSeconds),
      t.figures.wait,
      figures.waitP90Seconds === null ? undefined : t.figures.waitMost(ofSeconds(Math.max(60, figures.waitP90Seconds))),
    ],
    [ofSeconds(figures.servedMedianSeconds), t.figures.served],
    [noShowPercent === null ? t.none : t.percent(noShowPercent), t.figures.noShow],
    [ofSeconds(figures.estimateErrorP80Seconds), t.figures.error],
    [formatMoney(cost), t.figures.texts(texts)],
  ];
  return (
    <Card as="section" aria-label={t.figures.label}>
      <Heading as="h2" srOnly>
        {t.figures.label}
      </Heading>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }} py="1.5">
        {shown.map(([value, label, beside]) => (
          <Box key={label} p={{ base: '10px 16px', md: '10px 20px' }}>
            <Text fontSize="xl" fontWeight="600" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            <Text color="textSecond" fontSize="small">
              {label}
            </Text>
            {beside && (
              <Text color="textThird" fontSize="small">
                {beside}
              </Text>
            )}
          </Box>
        ))}
      </Grid>
    </Card>
  );
}

function ByDay({ days }: { days: ReturnType<typeof everyDay<Figures['byDay'][number]>> }) {
  const bars = days.map(({ date, of }) => ({
    key: date,
    label: formatDay(date),
    tick: formatDay(date).slice(0, 5),
    value: of?.turns ?? 0,
  }));
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  const all = bars.reduce((sum, { value }) => sum + value, 0);
  return <Chart title={t.byDay} summary={t.byDaySummary(all, most.value, most.label)} pointHead={t.day} bars={bars} />;
}

/** From the first hour at which anybody joined to the last: nights are left out. */
function ByHour({ hours }: { hours: Figures['byHour'] }) {
  const busy = hours.filter(({ turns }) => turns > 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(...busy), Math.max(...busy)];
  const bars = hours
    .filter(({ hour }) => hour >= first && hour <= last)
    .map(({ hour, turns }) => {
      const label = `${String(hour).padStart(2, '0')}:00`;
      return { key: label, label, tick: label.slice(0, 2), value: turns };
    });
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  return <Chart title={t.byHour} summary={t.byHourSummary(most.label, most.value)} pointHead={t.hour} bars={bars} />;
}

const Chart = (chart: {
  title: string;
  summary: string;
  pointHead: string;
  bars: { key: string; label: string; tick: string; value: number }[];
}) => (
  <Box minH={roomForChart}>
    <Suspense>
      <BarChart {...chart} valueHead={t.turns} height={chartHeight} />
    </Suspense>
  </Box>
);

const colours: Readonly<Record<keyof typeof t.reasons, string>> = {
  customer: 'chart1',
  'no-show': 'chart2',
  staff: 'chart3',
  'day-closed': 'chart4',
};

function Canceled({ byReason }: { byReason: Readonly<Record<string, number>> }) {
  const whole = Object.values(byReason).reduce((sum, count) => sum + count, 0);
  const reasons = Object.keys(t.reasons) as (keyof typeof t.reasons)[];
  return (
    <SectionCard title={t.canceled}>
      {whole === 0 ? (
        <Text color="textSecond">{t.noneCanceled}</Text>
      ) : (
        <SegmentedBar
          label={t.canceledLabel(whole)}
          whole={whole}
          height="12px"
          segments={reasons.map((reason) => ({
            key: reason,
            count: byReason[reason] ?? 0,
            word: t.reasons[reason],
            colour: colours[reason],
          }))}
        />
      )}
    </SectionCard>
  );
}
