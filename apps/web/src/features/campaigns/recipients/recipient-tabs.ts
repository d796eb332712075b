import type { Counts } from '../progress/handled';

/** Words of the API's `status`, and all. */
export const tabKeys = [
  'all',
  'delivered',
  'outbound',
  'bounced',
  'unknown',
  'pending',
  'canceled',
  'left-out',
] as const;
export type TabKey = (typeof tabKeys)[number];
const alwaysShown: readonly TabKey[] = ['all', 'delivered'];

export const tabOf = (word: string | null): TabKey => tabKeys.find((key) => key === word) ?? 'all';
export const tabCount = (counts: Counts, tab: TabKey): number =>
  tab === 'all' ? counts.recipients : tab === 'left-out' ? counts.leftOut : counts[tab];

/** The states that somebody is in, and the one that is open. */
export const tabsShown = (counts: Counts, open: TabKey): TabKey[] =>
  tabKeys.filter((tab) => tab === open || alwaysShown.includes(tab) || tabCount(counts, tab) > 0);
