import type { HomeCampaignFragment } from './home.generated';

type Counts = HomeCampaignFragment['counts'];

/** People for whom it is done, one way or another. */
export const handledOf = ({ recipients, pending }: Counts): number => recipients - pending;

/** "98.6%" of those whose end is known; null where nobody's is. Rounded down, so that 100 means all. */
export function deliveredShare({ delivered, bounced, outbound, unknown }: Counts): string | null {
  const known = delivered + bounced + outbound + unknown;
  if (known === 0) return null;
  const tenths = Math.floor((delivered * 1_000) / known);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}
