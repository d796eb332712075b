import { Bell, type LucideIcon } from 'lucide-react';
import {
  accountPath,
  brandingPath,
  composerPath,
  importPath,
  newContactPath,
  openingHoursPath,
  policiesPath,
  securityPath,
  settingsPath,
  topUpPath,
} from '../../../lib/paths';
import { may, type Permission, type SessionUser } from '../../../lib/session/session';
import { menu, menuFoot, type MenuEntry } from '../menu/menu';
import { bookmarksTexts } from './bookmarks.texts';

const t = bookmarksTexts.pages;

/** A page that stays: its address has no id. */
export interface BookmarkPage {
  slug: string;
  path: string;
  label: string;
  icon: LucideIcon;
  permissions?: readonly Permission[] | undefined;
}

/** How a page is kept with the person: its path with `-` for `/`. */
export const slugOf = (path: string): string => path.slice(1).replaceAll('/', '-');

const entries = [...menu.flatMap((group) => group.entries), ...menuFoot];
const iconAt = (path: string): LucideIcon =>
  entries.find(({ to, children }) => to === path || children?.some((child) => child.to === path))?.icon ?? Bell;
const ofMenu = (entry: MenuEntry): Omit<BookmarkPage, 'slug'>[] => [
  ...(entry.children
    ? []
    : [{ path: entry.to, label: entry.label, icon: iconAt(entry.to), permissions: entry.permissions }]),
  ...(entry.children ?? []).flatMap(ofMenu),
];
const below = (path: string, label: string, of: string, permissions?: readonly Permission[]) => ({
  path,
  label,
  icon: iconAt(of),
  permissions,
});

/** Every page that can be bookmarked: of the menu, and what lies below it. */
export const pages: readonly BookmarkPage[] = [
  ...entries.flatMap(ofMenu).map((page) => (page.path === composerPath ? { ...page, label: t.create } : page)),
  below(importPath, t.import, '/contacts', ['campaign-editor']),
  below(newContactPath, t.newContact, '/contacts', ['campaign-editor']),
  below('/sms-templates/trash', t.templatesBin, '/contacts/trash'),
  below(topUpPath, t.topUp, '/billing', ['business-editor']),
  below('/billing/payment-methods', t.cards, '/billing', ['business-editor']),
  below('/billing/history', t.billingHistory, '/billing', ['business-editor']),
  below('/users/invite', t.invite, '/users', ['user-editor']),
  below(brandingPath, t.branding, accountPath),
  below(policiesPath, t.policies, accountPath),
  below(openingHoursPath, t.openingHours, accountPath),
  below(securityPath, t.security, accountPath),
  below(settingsPath, t.settings, accountPath),
  below('/notifications', t.notifications, '/notifications'),
].map((page) => ({ ...page, slug: slugOf(page.path) }));

const seenBy =
  (user: SessionUser) =>
  ({ permissions }: BookmarkPage): boolean =>
    permissions === undefined || may(user, ...permissions);

/** The page at an address, where it is one that can be bookmarked. */
export function pageAt(pathname: string): BookmarkPage | undefined {
  const path = pathname
    .replace(/^\/account-mobile/, accountPath)
    .replace(/(.)\/$/, '$1')
    // Two addresses of one page.
    .replace(/^\/account\/details$/, accountPath)
    .replace(/^\/documentation$/, '/faq');
  return pages.find((page) => page.path === path);
}

/** The pages that a person bookmarked, in their order; of what is gone, or no longer theirs to see, nothing. */
export const bookmarked = (markers: readonly string[], user: SessionUser): BookmarkPage[] =>
  markers.flatMap((marker) => pages.find(({ slug }) => slug === marker) ?? []).filter(seenBy(user));
