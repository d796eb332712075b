import { shareOf, sharesOf } from '../../../domain/campaigns/shares';
import type { ColourRole } from '../../../ui/theme/tokens';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import type { Counts } from './handled';

export interface FunnelStep {
  key:
    | 'chosen'
    | 'leftOut'
    | 'toSend'
    | 'sent'
    | 'delivered'
    | 'bounced'
    | 'unknown'
    | 'canceled'
    | 'clicked'
    | 'replied'
    | 'optedOut';
  count: number;
  colour: ColourRole;
  /** Tenths of a percent: of those to send, of the delivered for what people did; null where none is told. */
  share: number | null;
}

type Engagement = Pick<CampaignDetailsFragment['engagement'], 'clickedPeople' | 'replied' | 'optedOut'>;

const always: readonly FunnelStep['key'][] = [
  'chosen',
  'leftOut',
  'toSend',
  'sent',
  'delivered',
  'replied',
  'optedOut',
];

/**
 * From whom was chosen to what they did. Violet for volume; green, amber and red for what came of it, shown where it
 * did. The shares of outcomes add up to 100% with those who wait.
 */
export function funnelOf(counts: Counts, engagement: Engagement): FunnelStep[] {
  const { recipients, delivered, outbound, bounced, unknown, canceled, leftOut } = counts;
  const [deliveredShare, outboundShare, bouncedShare, unknownShare, canceledShare] = sharesOf(
    [delivered, outbound, bounced, unknown, canceled],
    recipients,
  ) as [number, number, number, number, number];
  const steps: FunnelStep[] = [
    { key: 'chosen', count: recipients + leftOut, colour: 'chart4', share: null },
    { key: 'leftOut', count: leftOut, colour: 'chart4', share: null },
    { key: 'toSend', count: recipients, colour: 'chart4', share: recipients === 0 ? 0 : 1_000 },
    { key: 'sent', count: outbound + delivered, colour: 'chart2', share: outboundShare + deliveredShare },
    { key: 'delivered', count: delivered, colour: 'chart1', share: deliveredShare },
    { key: 'bounced', count: bounced, colour: 'red', share: bouncedShare },
    { key: 'unknown', count: unknown, colour: 'amber', share: unknownShare },
    { key: 'canceled', count: canceled, colour: 'lineField', share: canceledShare },
    {
      key: 'clicked',
      count: engagement.clickedPeople,
      colour: 'green',
      share: ofReached(engagement.clickedPeople, delivered),
    },
    {
      key: 'replied',
      count: engagement.replied,
      colour: 'green',
      share: ofReached(engagement.replied, delivered),
    },
    {
      key: 'optedOut',
      count: engagement.optedOut,
      colour: 'amber',
      share: ofReached(engagement.optedOut, delivered),
    },
  ];
  return steps.filter(({ key, count }) => count !== 0 || always.includes(key));
}

/** Somebody may answer before the phone's receipt is there: then it is no share of the delivered. */
const ofReached = (count: number, delivered: number): number | null =>
  count > delivered ? null : shareOf(count, delivered);
