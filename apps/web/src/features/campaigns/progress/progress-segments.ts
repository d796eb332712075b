import type { ColourRole } from '../../../ui/theme/tokens';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';

export type Counts = CampaignDetailsFragment['counts'];
export type SegmentKey = 'delivered' | 'outbound' | 'unknown' | 'bounced' | 'canceled' | 'pending';

type Progressing = Pick<CampaignDetailsFragment, 'status' | 'counts'>;

export interface ProgressSegment {
  key: SegmentKey;
  count: number;
  colour: ColourRole;
}

/** The order of the bar and of its legend: from the best end to what has not begun. */
const order: readonly (readonly [SegmentKey, ColourRole])[] = [
  ['delivered', 'chart1'], ['outbound', 'chart3'], ['unknown', 'amber'], ['bounced', 'red'], ['canceled', 'lineField'], ['pending', 'hover'],
];
/** Always told, also at 0: what people look for first. */
const alwaysShown: readonly SegmentKey[] = ['delivered'];

/** One segment a state that somebody is in; they add up to the recipients. */
export function segmentsOf(counts: Counts): ProgressSegment[] {
  return order.map(([key, colour]) => ({ key, colour, count: counts[key] })).filter(({ key, count }) => count > 0 || alwaysShown.includes(key));
}

/** People for whom it is done, one way or another. Whom a cancelled campaign did not get to is not handled. */
export const handledOf = ({ status, counts }: Progressing): number => counts.recipients - counts.pending - (status === 'canceled' ? counts.canceled : 0);

/** "65.9%": one decimal, rounded down, so that it never reads 100 before the last person is done. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  if (part >= whole) return '100%';
  return `${(Math.floor((part * 1_000) / whole) / 10).toFixed(1)}%`;
}

/** Tenths that are done, 0 to 10: what is worth saying aloud, since every text would be too much. */
export const tenthsDone = (campaign: Progressing): number => (campaign.counts.recipients === 0 ? 0 : Math.floor((handledOf(campaign) * 10) / campaign.counts.recipients));
