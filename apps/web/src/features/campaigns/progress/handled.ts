import type { CampaignDetailsFragment } from '../details/campaign-details.generated';

export type Counts = CampaignDetailsFragment['counts'];
type Progressing = Pick<CampaignDetailsFragment, 'status' | 'counts'>;

/** People for whom it is done, one way or another. Whom a cancelled campaign did not get to is not handled. */
export const handledOf = ({ status, counts }: Progressing): number =>
  counts.recipients - counts.pending - (status === 'canceled' ? counts.canceled : 0);

/** "65.9%": one decimal, rounded down, so that it never reads 100 before the last person is done. */
export function percentOf(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0%';
  if (part >= whole) return '100%';
  return `${(Math.floor((part * 1_000) / whole) / 10).toFixed(1)}%`;
}

/** Tenths that are done, 0 to 10: what is worth saying aloud, since every text would be too much. */
export const tenthsDone = (campaign: Progressing): number =>
  campaign.counts.recipients === 0 ? 0 : Math.floor((handledOf(campaign) * 10) / campaign.counts.recipients);
