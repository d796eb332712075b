import { may, type SessionUser } from '../../../lib/session/session';
import { menu, menuFoot, type MenuEntry, type MenuGroup } from './menu';

/** The menu as this person sees it. */
export function menuFor(user: SessionUser): MenuGroup[] {
  const seen = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries
      .filter(({ permissions }) => permissions === undefined || may(user, ...permissions))
      .map((entry) => (entry.children ? { ...entry, children: seen(entry.children) } : entry));
  return menu.map((group) => ({ ...group, entries: seen(group.entries) })).filter(({ entries }) => entries.length > 0);
}

const holds = (to: string, pathname: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.children ? [] : [entry]), ...all(entry.children ?? [])]);
const places = all([...menu.flatMap(({ entries }) => entries), ...menuFoot]).map(({ to }) => to);
/** Pages that the menu does not name belong to the one under which people look for them. */
const belongs: readonly [prefix: string, to: string][] = [
  ['/sms-campaigns/details', '/sms-campaigns/history'],
  ['/sms-campaigns/edit', '/sms-campaigns/drafts'],
  ['/sms-campaigns/resend', '/sms-campaigns/create'],
  ['/sms-templates/trash', '/contacts/trash'],
  ['/purchases', '/billing'],
  ['/billing-mobile', '/billing'],
  ['/pages/invoice', '/billing'],
  ['/documentation', '/faq'],
];

/** Views of a page of the menu, which have its tabs. */
const views = ['/billing/payment-methods', '/billing/history', '/sms-templates/trash'];
/** Whether an address has the tabs of its page in the menu, and needs no way back to it. */
export const isView = (pathname: string): boolean => views.includes(pathname);

/** The menu's entry for an address: the longest that it stands under, so that the bin is not the contacts. Null where none is. */
export function menuPlace(pathname: string): string | null {
  const home = belongs.find(([prefix]) => holds(prefix, pathname))?.[1];
  return home ?? places.filter((to) => holds(to, pathname)).sort((a, b) => b.length - a.length)[0] ?? null;
}
