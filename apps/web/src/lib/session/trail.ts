/** Where the person came through, for the breadcrumb (spec point 2): four at most; a place walked back to trims the trail. */
export interface Crumb {
  path: string;
  title: string;
}
export const trailCap = 4;

export function walk(trail: readonly Crumb[], to: Crumb): readonly Crumb[] {
  const at = trail.findIndex(({ path }) => path === to.path);
  if (at >= 0) return [...trail.slice(0, at), to];
  return [...trail, to].slice(-trailCap);
}
