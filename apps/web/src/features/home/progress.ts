import type { ColourRole } from '../../ui/theme/tokens';
import type { HomeCampaignFragment } from './home.generated';

export type Counts = HomeCampaignFragment['counts'];
export type SegmentKey = 'delivered' | 'outbound' | 'unknown' | 'bounced' | 'canceled' | 'pending';
const order: readonly (readonly [SegmentKey, ColourRole])[] = [['delivered', 'chart1'], ['outbound', 'chart3'], ['unknown', 'amber'], ['bounced', 'red'], ['canceled', 'lineField'], ['pending', 'hover']];

/** One segment a state that somebody is in, from the best end to what has not begun; they add up to the recipients. */
export const segmentsOf = (counts: Counts): { key: SegmentKey; colour: ColourRole; count: number }[] =>
  order.map(([key, colour]) => ({ key, colour, count: counts[key] })).filter(({ key, count }) => count > 0 || key === 'delivered');

/** People for whom it is done, one way or another. */
export const handledOf = ({ recipients, pending }: Counts): number => recipients - pending;

/** "98.6%" of those whose end is known; null where nobody's is. Rounded down, so that 100 means all. */
export function deliveredShare({ delivered, bounced, outbound, unknown }: Counts): string | null {
  const known = delivered + bounced + outbound + unknown;
  if (known === 0) return null;
  const tenths = Math.floor((delivered * 1_000) / known);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}
