import type { OpenList } from '../use-list';

/** Why nobody can join by themselves just now. */
export type Why = 'closed' | 'paused' | 'staff-only' | 'on-site' | 'full';

/** Why nobody can join; null where they can. A screen in the shop needs no code. */
export function whyNot(
  list: Pick<OpenList, 'open' | 'paused' | 'full' | 'publicBooking' | 'onSiteKeyNeeded'>,
  { isInShop, hasCode = isInShop }: { isInShop: boolean; hasCode?: boolean },
): Why | null {
  if (!list.open) return 'closed';
  if (list.paused) return 'paused';
  if (!isInShop && list.publicBooking === 'off') return 'staff-only';
  if (!hasCode && list.onSiteKeyNeeded) return 'on-site';
  return list.full ? 'full' : null;
}
