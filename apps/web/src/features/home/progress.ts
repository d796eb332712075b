import { formatShare, shareOf } from '../../domain/campaigns/shares';
import type { HomeCampaignFragment } from './home.generated';

type Counts = HomeCampaignFragment['counts'];

/** People for whom it is done, one way or another. */
export const handledOf = ({ recipients, pending }: Counts): number => recipients - pending;

/** "98.6%" of those it was for, as the campaign's own page says it; null before anybody was handled. */
export const deliveredShare = (counts: Counts): string | null =>
  handledOf(counts) === 0 ? null : formatShare(shareOf(counts.delivered, counts.recipients));
