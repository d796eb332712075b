import { menu, menuFoot, type MenuEntry } from '../menu/menu';

/** A step from the menu to a page. */
export interface Step {
  label: string;
  to: string;
}

const ways = (entries: readonly MenuEntry[]): MenuEntry[][] =>
  entries.flatMap((entry) => [
    ...(entry.children ? [] : [[entry]]),
    ...ways(entry.children ?? []).map((below) => [entry, ...below]),
  ]);
const all = ways([...menu.flatMap(({ entries }) => entries), ...menuFoot]);

/**
 * Where a page is, as the menu has it: the section and the place in it, then the page's own title where the menu does not
 * name the page ("SMS campaigns › History › Christmas bookings"). A row that is open beside its list is that list.
 */
export function placeOf(
  pathname: string,
  /** The menu's entry for it (`useMenuPlace`). */
  place: string | null,
  title: string | undefined,
): { way: readonly Step[]; page?: string } {
  const way = (all.find((each) => each.at(-1)!.to === place) ?? [])
    .filter(({ isWholeSection }) => !isWholeSection)
    .map(({ label, to }) => ({ label, to }));
  const isNamed = title === undefined || pathname === place || way.some(({ label }) => label === title);
  return isNamed ? { way } : { way, page: title };
}
