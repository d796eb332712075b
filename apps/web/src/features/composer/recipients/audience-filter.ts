import { everybody } from '../../../domain/audience/everybody';
import type { Condition, Filter } from '../../../ui/filter/filter';
import type { Draft } from '../draft/draft';

export interface SegmentFilters {
  id: string;
  filters: unknown;
  filtersMatch: string;
}

/**
 * Filters by which the contacts of an audience can be looked at; none are everybody. Null where there are none:
 * groups are no filter, nor is a segment that is gone.
 */
export function chosenFilters(
  { segmentIds, contactIds }: Pick<Draft, 'segmentIds' | 'contactIds'>,
  segments: readonly SegmentFilters[],
): Filter[] | null {
  if (segmentIds.includes(everybody)) return [];
  const any: Filter[] = [];
  if (contactIds.length > 0)
    any.push({ field: 'id', type: 'enum', operation: 'one', value: contactIds.slice(0, 1_000) });
  for (const id of segmentIds) {
    const segment = segments.find((each) => each.id === id);
    const filters = segment && Array.isArray(segment.filters) ? (segment.filters as Filter[]) : [];
    if (filters.length === 0) continue;
    any.push({ type: 'conditional', operator: segment!.filtersMatch === 'any' ? 'OR' : 'AND', filters });
  }
  if (any.length === 0) return null;
  return any.length === 1 ? any : [{ type: 'conditional', operator: 'OR', filters: any }];
}

/** Those of them that a text can reach, to count the longest. */
export function audienceFilters(draft: Draft, segments: readonly SegmentFilters[]): Filter[] | null {
  const reachable: Filter =
    draft.messageType === 'transactional'
      ? { field: 'marketingStatus', type: 'enum', operation: 'notEqual', value: 'unsubscribed' }
      : { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' };
  const chosen = chosenFilters(draft, segments);
  return chosen === null ? null : [reachable, ...chosen];
}

/** The same as conditions that all hold, as the list of contacts shows them in its address; null where they are no such. */
export function flatFilters(filters: readonly Filter[]): Condition[] | null {
  const flat = filters.flatMap((filter): readonly Filter[] =>
    filter.type === 'conditional' && (filter.operator === 'AND' || filter.filters.length === 1)
      ? filter.filters
      : [filter],
  );
  // Single people are no condition that one could read.
  const isRead = (filter: Filter): filter is Condition => filter.type !== 'conditional' && filter.field !== 'id';
  return flat.every(isRead) ? flat : null;
}
