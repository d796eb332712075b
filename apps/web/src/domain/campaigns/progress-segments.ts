import type { CampaignCounts } from '../../lib/graph/schema.generated';

/** The order of a progress bar and of its legend: from the best end to what has not begun, each with its role among the colours. */
const order = [
  ['delivered', 'chart1'],
  ['outbound', 'chart3'],
  ['unknown', 'amber'],
  ['bounced', 'red'],
  ['canceled', 'lineField'],
  ['pending', 'hover'],
] as const;

export type SegmentKey = (typeof order)[number][0];

/** One segment a state that somebody is in; they add up to the recipients. Of the delivered it tells also at 0: what people look for first. */
export const segmentsOf = (counts: Pick<CampaignCounts, SegmentKey>) =>
  order
    .map(([key, colour]) => ({ key, colour, count: counts[key] }))
    .filter(({ key, count }) => count > 0 || key === 'delivered');
