import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Radio, RotateCw } from 'lucide-react';
import { neverStarted } from '../../../domain/campaigns/never-started';
import { segmentsOf } from '../../../domain/campaigns/progress-segments';
import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { dayOf, formatSeconds, formatTime, formatWhen } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { Card } from '../../../ui/card/card';
import { Facts } from '../../../ui/detail/facts';
import { Figure } from '../../../ui/detail/figure';
import { LiveNumber } from '../../../ui/figures/live-number';
import { SegmentedBar } from '../../../ui/figures/segmented-bar';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import type { CampaignPaceOfFragment } from './figures.generated';
import { handledOf, percentOf, tenthsDone } from './handled';
import { endsAbout } from './pace-bars';

/** What it takes up as it begins. */
export const progressRoom = { base: '218px', md: '146px' };

/** How far it is: the share that is handled, a bar of one segment a state, and when we last heard. */
export function ProgressCard({
  campaign,
  pace,
  news,
}: {
  campaign: CampaignDetailsFragment;
  /** Undefined: not known yet. */
  pace: CampaignPaceOfFragment | undefined;
  news: { newsAt: Date; isSilent: boolean };
}) {
  const zone = useTimeZone();
  const { counts } = campaign;
  const isOver = campaign.completedAt !== null;
  const done = handledOf(campaign);
  const percent = isOver
    ? formatShare(shareOf(counts.delivered, counts.recipients))
    : percentOf(done, counts.recipients);
  const tenths = tenthsDone(campaign);
  const now = useNow(5_000);
  const facts = isOver
    ? neverStarted(campaign)
      ? [{ label: t.canceledAt, value: formatWhen(campaign.completedAt!, zone, now) }]
      : [
          { label: t.startedAt, value: formatWhen(campaign.launchedAt!, zone, now) },
          { label: t.endedAt, value: formatWhen(campaign.completedAt!, zone, now) },
        ]
    : [
        { label: t.speed, value: speedOf(pace?.perSecond ?? null) },
        {
          label: t.endsAbout,
          value: endOf(pace === undefined ? null : endsAbout(pace, counts.pending, now), zone, now),
        },
        ...(campaign.notLaterThan === null
          ? []
          : [{ label: t.notLaterThan, value: formatWhen(campaign.notLaterThan, zone, now) }]),
      ];
  return (
    <Card as="section" aria-label={t.progress} p={{ base: '4', md: '5' }}>
      <Flex wrap="wrap" justify="space-between" gap="12px 24px" mb="3.5">
        <Figure value={percent}>
          {isOver && `${t.deliveredTo} `}
          <Span fontWeight="600" color="text">
            {/* Every text would be too much to listen to: a tenth is worth saying. */}
            <LiveNumber
              value={formatCount(isOver ? counts.delivered : done)}
              said={tenths === 10 ? t.saidDone : t.said(`${tenths * 10}%`)}
            />
          </Span>{' '}
          {isOver ? t.ofPeople(counts.recipients) : t.handledOf(counts.recipients)}
        </Figure>
        <Facts look="columns" facts={facts} />
      </Flex>
      <SegmentedBar
        label={isOver ? t.deliveredToAll(counts.delivered, counts.recipients) : t.handled(done, counts.recipients)}
        segments={segmentsOf(counts).map((segment) => ({ ...segment, word: t.legend[segment.key] }))}
        whole={counts.recipients}
        height="12px"
        aside={<News {...news} isMoving={campaign.completedAt === null} zone={zone} />}
      />
    </Card>
  );
}

/** People a second, or a minute where that says more; a dash while nothing moves. */
function speedOf(perSecond: number | null): string {
  if (perSecond === null) return t.none;
  return perSecond >= 0.95 ? t.aSecond(formatSpeed(perSecond)) : t.aMinute(formatSpeed(perSecond * 60));
}
const formatSpeed = (speed: number): string => (speed < 10 ? speed.toFixed(1) : formatCount(Math.round(speed)));

function endOf(end: Date | null, zone: string, now: Date): string {
  if (end === null) return t.none;
  return dayOf(end, zone) === dayOf(now, zone) ? formatTime(end, zone) : formatWhen(end, zone, now);
}

function News({
  newsAt,
  isSilent,
  isMoving,
  zone,
}: {
  newsAt: Date;
  isSilent: boolean;
  isMoving: boolean;
  zone: string;
}) {
  const time = formatSeconds(newsAt, zone);
  if (isSilent)
    return (
      <HStack role="status" gap="1.5" color="amber" fontSize="small">
        <RotateCw aria-hidden size={16} strokeWidth={1.75} />
        <Span fontVariantNumeric="tabular-nums">{t.reconnecting(time)}</Span>
      </HStack>
    );
  return (
    <HStack gap="1.5" color="textThird" fontSize="small">
      {isMoving && <Radio aria-hidden size={16} strokeWidth={1.75} />}
      <Span fontVariantNumeric="tabular-nums">{isMoving ? t.live(time) : t.asOf(time)}</Span>
    </HStack>
  );
}
