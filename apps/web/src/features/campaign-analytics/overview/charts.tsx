import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, type ReactNode } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { cityOfZone, formatDay } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { Card } from '../../../ui/card/card';
import type { Series } from '../../../ui/chart/line-chart';
import { dateTexts } from '../../../ui/date/date.texts';
import { useIsPhone } from '../../../ui/use-media';
import type { CampaignAnalyticsQuery } from './analytics.generated';
import { texted } from './figures';
import { overviewTexts as t } from './overview.texts';
import { everyGroup, groupWords, type Asked } from './period';
import { turned, weekHours } from './week-hours';

const LineChart = lazy(() => fetchCode(() => import('../../../ui/chart/line-chart')));
const BarChart = lazy(() => fetchCode(() => import('../../../ui/chart/bar-chart')));
const HeatMap = lazy(() => fetchCode(() => import('../../../ui/chart/heat-map')));

type Figures = NonNullable<CampaignAnalyticsQuery['now']>;
type Line = Figures['days'][number];

const height = 220;

const series: readonly (Series & { of: (line: Line) => number })[] = [
  { label: t.outcome.delivered, colour: 'green', of: ({ delivered }) => delivered },
  { label: t.outcome.clicked, colour: 'chart1', of: ({ clickedPeople }) => clickedPeople },
  { label: t.outcome.replied, colour: 'chart2', of: ({ replied }) => replied },
  { label: t.outcome.optedOut, colour: 'amber', of: ({ optedOut }) => optedOut },
  { label: t.outcome.bounced, colour: 'red', of: ({ bounced }) => bounced },
];

/** What became of the people, how many campaigns there were, and at which hours of the week texts arrive. */
export function Charts({
  figures,
  asked,
  planned,
  isOpen,
}: {
  figures: Figures;
  asked: Asked;
  /** How many campaigns are still to come in the last of the groups. */
  planned: number;
  /** Whether that one is not over. */
  isOpen: boolean;
}) {
  const { by } = asked;
  const all = everyGroup(asked, by, figures.days).map(({ day, line }, at, { length }) => {
    const isLast = at === length - 1;
    return { key: day, ...groupWords(day, by), line, isLast, isOpen: isOpen && isLast };
  });
  return (
    <>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 13fr) minmax(0, 7fr)' }} gap="4">
        <ChartCard>
          <LineChart
            title={t.outcome.title}
            summary={outcomeSummary(figures, all, by)}
            height={height}
            pointHead={t.groups[by]}
            series={series}
            points={all.map(({ line, ...point }) => ({
              ...point,
              values: series.map(({ of }) => (line === null ? 0 : of(line))),
            }))}
          />
        </ChartCard>
        <ChartCard>
          <BarChart
            title={t.sent.titles[by]}
            summary={planned > 0 ? t.sent.withPlanned(figures.campaigns, planned) : t.sent.summary(figures.campaigns)}
            height={height}
            pointHead={t.groups[by]}
            valueHead={t.sent.head}
            bars={all.map(({ line, isLast, isOpen: isNow, ...bar }) => ({
              ...bar,
              value: line?.campaigns ?? 0,
              ...(isLast && { planned }),
              isNow,
            }))}
          />
        </ChartCard>
      </Grid>
      <WeekHours byHour={figures.byHour} />
    </>
  );
}

const ChartCard = ({ children }: { children: ReactNode }) => (
  <Card p={{ base: '4', md: '5' }} minW="0">
    <Box minH={`${height + 52}px`}>
      <Suspense>{children}</Suspense>
    </Box>
  </Card>
);

function outcomeSummary(
  figures: Figures,
  all: readonly { key: string; label: string; line: Line | null }[],
  by: Asked['by'],
): string {
  const summary = t.outcome.summary(figures.delivered, texted(figures));
  const best = all.reduce((most, each) => ((each.line?.delivered ?? 0) > (most.line?.delivered ?? 0) ? each : most));
  return all.length > 1 && best.line !== null && best.line.delivered > 0
    ? t.outcome.best(summary, t.outcome.when[by](by === 'month' ? best.label : formatDay(best.key)))
    : t.outcome.noBest(summary);
}

/** On a phone hours are rows: seven days stand beside each other there, fourteen hours do not. */
function WeekHours({ byHour }: { byHour: readonly number[] }) {
  const zone = cityOfZone(useTimeZone());
  const isPhone = useIsPhone();
  const week = weekHours(byHour);
  const heat = t.heat;
  if (week === null)
    return (
      <Card p={{ base: '4', md: '5' }}>
        <Heading as="h3" textStyle="section">
          {heat.title}
        </Heading>
        <Text color="textThird" fontSize="small">
          {heat.none}
        </Text>
      </Card>
    );
  const { hours, days, best, all } = week;
  const [first, last] = [hours[0]!, hours.at(-1)! + 1];
  const labelOf = (day: number, hour: number): string => heat.label(dateTexts.weekdays[day]!, heat.hour(hours[hour]!));
  const byDay = {
    rows: heat.days,
    columns: hours.map((hour) => heat.hour(hour).slice(0, 2)),
    values: days,
    labelOf,
  };
  const byHours = {
    rows: byDay.columns,
    columns: heat.days,
    values: turned(days),
    labelOf: (hour: number, day: number) => labelOf(day, hour),
  };
  return (
    <Card p={{ base: '4', md: '5' }} minW="0">
      <Suspense fallback={<Box h="320px" />}>
        <HeatMap
          title={heat.title}
          summary={heat.summary(dateTexts.weekdays[best.day]!, heat.hour(best.hour), best.count, all)}
          pointHead={heat.head}
          valueHead={heat.value}
          note={
            first === 0 && last === 24 ? heat.note(zone) : heat.noteBetween(zone, heat.hour(first), heat.hour(last))
          }
          {...(isPhone ? byHours : byDay)}
        />
      </Suspense>
    </Card>
  );
}
