import type { Filter, FiltersMatch } from '../../filter/filter';
import type { Chosen } from '../list-declaration';

/** What a person has picked: rows of the page, or everything that the filters leave. */
export type Picked = { kind: 'rows'; ids: ReadonlySet<string> } | { kind: 'all' };

export const nobody: Picked = { kind: 'rows', ids: new Set() };

export function withRows(picked: Picked, ids: readonly string[], isPicked: boolean, onPage: readonly string[]): Picked {
  // Taking one row away from "all matching" leaves the others of the page: what is not seen is not guessed.
  const next = new Set(picked.kind === 'all' ? onPage : picked.ids);
  for (const id of ids) {
    if (isPicked) next.add(id);
    else next.delete(id);
  }
  return { kind: 'rows', ids: next };
}

export const isPicked = (picked: Picked, id: string): boolean => picked.kind === 'all' || picked.ids.has(id);

/** The rows from the one picked last to this one, for a click with Shift. */
export function span(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** `Selection` of the graph. Empty filters choose everything, which the API wants said. */
export function selectionOf(
  chosen: Chosen,
): { data: string[] } | { filters: readonly Filter[]; filtersMatch: FiltersMatch; all?: true } {
  if ('ids' in chosen) return { data: [...chosen.ids] };
  const { filters, filtersMatch } = chosen;
  return { filters, filtersMatch, ...(filters.length === 0 && { all: true as const }) };
}
