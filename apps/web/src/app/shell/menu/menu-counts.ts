import { waitsForSomebody } from '../../../domain/campaigns/campaign-look';
import type { ShellCountsQuery } from '../news/shell-news.generated';

/** Figures of the side menu; null where they are not known (yet). */
export interface MenuCounts {
  contacts: number | null;
  live: number | null;
  /** Campaigns that are held up, by somebody or by themselves. */
  paused: number;
  scheduled: number | null;
  drafts: number | null;
  /** Conversations that wait for somebody to read or answer them. */
  replies: number | null;
  /** Campaigns that wait until somebody decides. */
  waiting: number;
}

/** The figures of the menu, of what the server told; what is paused is not live. */
export function menuCounts(data: ShellCountsQuery | undefined, replies: number | null): MenuCounts {
  const running = data?.smsCampaigns?.data ?? [];
  const byStatus = statusCounts(data?.smsCampaignsCountByStatus);
  const held = running.filter(({ status, paused }) => status === 'running' && paused).length;
  return {
    contacts: data?.contactsCount ?? null,
    ...byStatus,
    live: byStatus.live === null ? null : Math.max(0, byStatus.live - held),
    paused: held,
    replies,
    waiting: running.filter(waitsForSomebody).length,
  };
}

/** `smsCampaignsCountByStatus` is JSON: narrowed here, once. */
function statusCounts(json: unknown): Pick<MenuCounts, 'live' | 'scheduled' | 'drafts'> {
  const counts = (json !== null && typeof json === 'object' ? json : {}) as Record<string, unknown>;
  const of = (status: string): number | null => (typeof counts[status] === 'number' ? counts[status] : null);
  return { live: of('running'), scheduled: of('pending'), drafts: of('draft') };
}
