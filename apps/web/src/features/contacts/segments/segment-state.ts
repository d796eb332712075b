import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { readFilters } from '../../../ui/filter/operations';
import type { SegmentTabFragment } from './segments.generated';

/** The address of the contacts list as a saved segment shows them. */
export function segmentPath({
  id,
  filters,
  filtersMatch,
}: Pick<SegmentTabFragment, 'id' | 'filters' | 'filtersMatch'>): string {
  const read = readFilters(filters);
  const params = new URLSearchParams({ segment: id });
  if (read.length > 0) params.set('filters', JSON.stringify(read));
  if (filtersMatch === 'any' && read.length > 1) params.set('filtersMatch', 'any');
  return `/contacts?${params}`;
}

/** What is typed of a segment's name and sharing is kept by this. */
export const segmentFormAddress = (id: string | undefined): string => `segment.${id ?? 'new'}`;

/** @param name as typed */
export const isSegmentName = (name: string): boolean => name.trim() !== '' && [...name.trim()].length <= 50;

/** Whether the conditions are another question than the segment's. */
export function isEdited(
  segment: Pick<SegmentTabFragment, 'filters' | 'filtersMatch'>,
  filters: readonly Filter[],
  match: FiltersMatch,
): boolean {
  const read = readFilters(segment.filters);
  // How several conditions are joined means nothing for one.
  return JSON.stringify(read) !== JSON.stringify(filters) || (read.length > 1 && segment.filtersMatch !== match);
}

/** A page after those before it, each once: a page begins elsewhere when somebody added a segment meanwhile. */
export function withMore<T extends { id: string }>(before: readonly T[], next: readonly T[]): T[] {
  return [...before, ...next.filter(({ id }) => !before.some((one) => one.id === id))];
}
