import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { ChartColumn } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { useToday } from '../../../lib/use-today';
import { Card } from '../../../ui/card/card';
import { DateRange } from '../../../ui/date/date-range';
import { useDayRange } from '../../../ui/date/use-day-range';
import { Page } from '../../../ui/page/page';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { ViewTabs } from '../view-tabs';
import { viewTexts } from '../view.texts';
import { WaitingListAnalyticsDocument } from './analytics.generated';
import { analyticsTexts as t } from './analytics.texts';
import { ListFigures } from './list-figures';
import { periodProblem, readPeriod } from './period';

/** /waiting-list?view=analytics: how long people waited, when they come, and what the texts cost. */
export function AnalyticsPage() {
  const period = usePeriod();
  const { from, to } = period;
  const { data, previousData, error, refetch } = useQuery(WaitingListAnalyticsDocument, { variables: { from, to } });
  const figures = (data ?? (error ? undefined : previousData))?.waitingListAnalytics;
  return (
    <Page title={viewTexts.title} documentTitle={`${viewTexts.tabs.analytics} · ${viewTexts.title}`}>
      <ViewTabs />
      <Box role="group" aria-label={t.days} maxW="420px" mb="4">
        <DateRange from={period.field('from')} to={period.field('to')} today={period.today} max={period.today} />
      </Box>
      {figures ? (
        figures.turns === 0 ? (
          <Card>
            <StatePanel icon={ChartColumn} title={t.emptyTitle}>
              {t.emptyText}
            </StatePanel>
          </Card>
        ) : (
          <ListFigures figures={figures} from={from} to={to} />
        )
      ) : error ? (
        <Card>
          <ErrorState
            title={t.errorTitle}
            problem={problemOf(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <Card h="780px" role="status" aria-label={t.loading} />
      )}
    </Page>
  );
}

/** The days, which live in the address. */
function usePeriod() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const asked = readPeriod(params, today);
  const field = useDayRange(asked, periodProblem, ({ from, to }) => {
    const address = new URLSearchParams(params);
    address.set('from', from);
    address.set('to', to);
    setParams(address, { replace: true });
  });
  return { ...asked, today, field };
}
