/** The list with the one in the place of another, the others closing up. */
export function moved(list: readonly string[], one: string, to: string): string[] {
  const [from, place] = [list.indexOf(one), list.indexOf(to)];
  if (from < 0 || place < 0) return [...list];
  const rest = list.filter((each) => each !== one);
  return [...rest.slice(0, place), one, ...rest.slice(place)];
}

/**
 * All that is kept, with those that are shown in their new order: what is not shown, being of another client or not the
 * person's to see today, keeps its place.
 */
export function inOrder(all: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown);
  let next = 0;
  return all.map((each) => (isShown.has(each) ? shown[next++]! : each));
}
