/** Where the person came through, for the breadcrumb (spec point 2): four at most; a place walked back to trims the trail. */
export interface Crumb {
  path: string;
  title: string;
  /** What the page was asked with ("?q=mia"), so that the way back leads to the same list. */
  search?: string;
}
export const trailCap = 4;

/**
 * The trail after a step. A page that calls itself as the one before it does, deeper in the same address, is a part
 * of that one (a row's drawer over its list), no step; and where a part came first, the whole takes its place.
 */
export function walk(trail: readonly Crumb[], to: Crumb): readonly Crumb[] {
  const at = trail.findIndex(({ path }) => path === to.path);
  if (at >= 0) return [...trail.slice(0, at), to];
  const last = trail.at(-1);
  if (last !== undefined && last.title === to.title && to.path.startsWith(`${last.path}/`)) return trail;
  if (last !== undefined && last.title === to.title && last.path.startsWith(`${to.path}/`))
    return [...trail.slice(0, -1), to];
  return [...trail, to].slice(-trailCap);
}

/** The trail where the page at `path` turned out to be none: nothing there, not allowed, broken. The way that led there stays. */
export const withoutStep = (trail: readonly Crumb[], path: string): readonly Crumb[] =>
  trail.filter((crumb) => crumb.path !== path);
