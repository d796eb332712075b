import { Bell, CornerDownRight, FileUp, Keyboard, LogOut, Plus, UserPlus, Wallet, type LucideIcon } from 'lucide-react';
import { composerPath, importPath, newContactPath, quickPath, topUpPath } from '../../../lib/paths';
import { may, type SessionUser } from '../../../lib/session/session';
import { signOut } from '../../../lib/session/start-session';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { setColourMode } from '../../../ui/theme/colour-mode';
import { colourModes } from '../account/colour-modes';
import type { BookmarkPage } from '../bookmarks/pages';
import { openKeys } from '../keys/shell-events';
import { menuFoot, type MenuEntry } from '../menu/menu';
import { menuFor } from '../menu/menu-path';
import type { Command } from './command';
import { commandTexts as t } from './command.texts';

/** Every page of the menu that this person sees. */
export function pageCommands(user: SessionUser): Command[] {
  const extra: Readonly<Record<string, string>> = {
    '/billing': t.words.billing,
    '/users': t.words.users,
    '/contacts/trash': t.words.bin,
    '/caller-ids': t.words.senderIds,
    '/sms-campaigns/history': t.words.history,
    [quickPath]: t.words.quick,
  };
  const entries = [...menuFor(user).flatMap((group) => group.entries), ...menuFoot];
  const command = ({ label, to }: MenuEntry, icon: LucideIcon | undefined, section?: string): Command => ({
    id: `page:${to}`,
    label,
    words: `${section ?? ''} ${extra[to] ?? ''}`,
    mark: icon ?? CornerDownRight,
    aside: section,
    to,
  });
  return [
    ...entries
      .flatMap(
        (entry) =>
          entry.children?.map((child) => command(child, entry.icon, entry.label)) ?? [command(entry, entry.icon)],
      )
      .filter(({ to }) => to !== composerPath),
    {
      id: 'page:/notifications',
      label: t.notifications,
      words: t.words.notifications,
      mark: Bell,
      to: '/notifications',
    },
  ];
}

/** What can be done from everywhere, as far as this person may. */
export function actionCommands(user: SessionUser): Command[] {
  const actions: (Command | false)[] = [
    may(user, 'campaign-editor') && {
      id: 'do:campaign',
      label: t.newCampaign,
      words: t.words.newCampaign,
      mark: Plus,
      end: <KeyCaps keys="c" aria-hidden />,
      to: composerPath,
    },
    may(user, 'campaign-editor') && {
      id: 'do:contact',
      label: t.addContact,
      words: t.words.addContact,
      mark: UserPlus,
      to: newContactPath,
    },
    may(user, 'campaign-editor') && {
      id: 'do:import',
      label: t.importContacts,
      words: t.words.importContacts,
      mark: FileUp,
      to: importPath,
    },
    may(user, 'business-editor') && {
      id: 'do:top-up',
      label: t.topUp,
      words: t.words.topUp,
      mark: Wallet,
      to: topUpPath,
    },
    ...colourModes.map(
      ([mode, label, icon]: readonly [Parameters<typeof setColourMode>[0], string, LucideIcon]): Command => ({
        id: `do:theme-${mode}`,
        label: t.theme(label),
        words: t.words.theme,
        mark: icon,
        run: () => setColourMode(mode),
      }),
    ),
    {
      id: 'do:keys',
      label: t.keys,
      words: t.words.keys,
      mark: Keyboard,
      end: <KeyCaps keys="?" aria-hidden />,
      run: openKeys,
    },
    { id: 'do:log-out', label: t.logOut, words: t.words.logOut, mark: LogOut, run: () => void signOut() },
  ];
  return actions.filter((action) => action !== false);
}

/** What the person bookmarked, under the ids of the pages, so that none is offered twice. */
export const bookmarkCommands = (pages: readonly BookmarkPage[]): Command[] =>
  pages.map(({ path, label, icon }) => ({ id: `page:${path}`, label, mark: icon, to: path }));
