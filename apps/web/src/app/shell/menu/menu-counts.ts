/** Figures of the side menu; null where they are not known (yet). */
export interface MenuCounts {
  contacts: number | null;
  live: number | null;
  scheduled: number | null;
  drafts: number | null;
  /** Replies that the person has not seen. */
  replies: number | null;
  /** Campaigns that wait until somebody decides. */
  waiting: number;
}

/** `smsCampaignsCountByStatus` is JSON: narrowed here, once. */
export function statusCounts(json: unknown): Pick<MenuCounts, 'live' | 'scheduled' | 'drafts'> {
  const counts = (json !== null && typeof json === 'object' ? json : {}) as Record<string, unknown>;
  const of = (status: string): number | null => (typeof counts[status] === 'number' ? counts[status] : null);
  return { live: of('running'), scheduled: of('pending'), drafts: of('draft') };
}
