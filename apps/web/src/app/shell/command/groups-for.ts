import { Megaphone, Search } from 'lucide-react';
import { searchPath } from '../../../lib/later-paths';
import type { Command, CommandGroup } from './command';
import { commandTexts as t } from './command.texts';
import { ranked } from './rank';
import type { RecentChoice } from './recent';

interface Known {
  /** Of the person's own, in their order. */
  bookmarks: readonly Command[];
  pages: readonly Command[];
  actions: readonly Command[];
  recent: readonly RecentChoice[];
}

/**
 * What the menu shows: before anything is typed what was chosen last, what can be done and the pages; then what
 * answers, with what is known at once above what the server finds, so that a later answer moves nothing.
 */
export function groupsFor(
  query: string,
  { bookmarks, pages, actions, recent }: Known,
  found: readonly CommandGroup[],
): CommandGroup[] {
  if (query.trim() === '') {
    const isBookmarked = new Set(bookmarks.map(({ id }) => id));
    const chosen = recent.flatMap((choice): Command[] => {
      const there = [...bookmarks, ...pages, ...actions].find(({ id }) => id === choice.id);
      if (there) return [there];
      // A page or action that is gone, or that the person may no longer: not offered.
      return choice.to !== undefined && /^(contact|campaign):/.test(choice.id)
        ? [
            {
              id: choice.id,
              label: choice.label,
              mark: choice.id.startsWith('contact:') ? { initialsOf: choice.label } : Megaphone,
              to: choice.to,
            },
          ]
        : [];
    });
    const isChosen = new Set([...bookmarks, ...chosen].map(({ id }) => id));
    const rest = (commands: readonly Command[]): Command[] => commands.filter(({ id }) => !isChosen.has(id));
    return filled([
      { key: 'bookmarks', title: t.groups.bookmarks, commands: bookmarks },
      { key: 'recent', title: t.groups.recent, commands: chosen.filter(({ id }) => !isBookmarked.has(id)) },
      { key: 'actions', title: t.groups.actions, commands: rest(actions) },
      { key: 'pages', title: t.groups.pages, commands: rest(pages) },
    ]);
  }
  const own = ranked(bookmarks, query).slice(0, 5);
  const others = pages.filter(({ id }) => !own.some((each) => each.id === id));
  return filled([
    { key: 'bookmarks', title: t.groups.bookmarks, commands: own },
    { key: 'pages', title: t.groups.pages, commands: ranked(others, query).slice(0, 5) },
    { key: 'actions', title: t.groups.actions, commands: ranked(actions, query).slice(0, 5) },
    ...found,
    { key: 'search', title: t.groups.search, commands: [searchCommand(query.trim())] },
  ]);
}

const searchId = 'search';
/** The last row: everything that answers, on a page. */
const searchCommand = (query: string): Command => ({
  id: searchId,
  label: t.searchAll(query),
  mark: Search,
  to: searchPath(query),
});
/** Whether anything answers but the search itself. */
export const isFound = (commands: readonly Command[]): boolean => commands.some(({ id }) => id !== searchId);
/** Another day something else is typed: offered again it would be of no use. */
export const isKept = ({ id }: Command): boolean => id !== searchId;

const filled = (groups: readonly CommandGroup[]): CommandGroup[] =>
  groups.filter(({ commands }) => commands.length > 0);
