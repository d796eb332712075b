import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { formatSeconds, formatTime, formatWhen } from '../../../lib/format/time';
import { fetchLater } from '../../../lib/graph/asking/first-answers';
import { useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import type { CampaignPaceOfFragment } from './figures.generated';
import { paceBars, type PaceBar } from './pace-bars';

const BarChart = lazy(() => fetchLater(() => import('../../../ui/chart/bar-chart')));
const height = 110;
/** Title, sentence and drawing: what the chart takes up before it is there, too. */
const roomFor = `${height + 52}px`;
const minute = 60;
const quarterDay = 6 * 3_600;

/** How many people were handled in each step of time, and when the rest will be. */
export function PaceChart({
  pace,
  campaign,
}: {
  pace: CampaignPaceOfFragment | undefined;
  campaign: CampaignDetailsFragment;
}) {
  const zone = useTimeZone();
  const now = useNow(5_000);
  const bars = pace === undefined ? [] : paceBars(pace, campaign.counts.pending, now);
  const isNothing = pace !== undefined && bars.length === 0;
  const step = pace?.stepSeconds ?? minute;
  const timeOf = (at: Date): string =>
    step < minute ? formatSeconds(at, zone) : step < quarterDay ? formatTime(at, zone) : formatWhen(at, zone, now);
  return (
    <Box {...(!isNothing && { minH: roomFor })}>
      {isNothing ? (
        <Text color="textThird" fontSize="small">
          {campaign.status === 'canceled' ? t.pace.never : t.pace.none}
        </Text>
      ) : (
        <Suspense>
          {bars.length > 0 && (
            <BarChart
              level="part"
              title={t.pace.title(step)}
              summary={summaryOf(bars, timeOf)}
              hasCounts={false}
              height={height}
              pointHead={t.pace.from}
              valueHead={t.pace.handled}
              bars={bars.map(({ at, handled, planned, isNow }) => ({
                key: at.toISOString(),
                label: timeOf(at),
                tick: timeOf(at),
                value: handled,
                planned,
                isNow,
              }))}
            />
          )}
        </Suspense>
      )}
    </Box>
  );
}

function summaryOf(bars: readonly PaceBar[], timeOf: (at: Date) => string): string {
  const handled = bars.reduce((sum, bar) => sum + bar.handled, 0);
  const planned = bars.reduce((sum, bar) => sum + bar.planned, 0);
  if (planned > 0) return t.pace.under(handled, planned);
  const best = bars.reduce((most, bar) => (bar.handled > most.handled ? bar : most));
  return bars.length === 1
    ? t.pace.atOnce(handled, timeOf(best.at))
    : t.pace.over(handled, timeOf(best.at), best.handled);
}
