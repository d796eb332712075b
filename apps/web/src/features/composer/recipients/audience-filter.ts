import type { Filter } from '../../../ui/filter/filter';
import { everybody, type Draft } from '../draft/draft';

export interface SegmentFilters {
  id: string;
  filters: unknown;
  filtersMatch: string;
}

/**
 * Filters by which the contacts of an audience can be looked at, to count the longest of them. Null where they cannot:
 * groups are no filter, nor is a segment that is gone.
 */
export function audienceFilters(draft: Draft, segments: readonly SegmentFilters[]): Filter[] | null {
  const reachable: Filter =
    draft.messageType === 'transactional'
      ? { field: 'marketingStatus', type: 'enum', operation: 'notEqual', value: 'unsubscribed' }
      : { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' };
  if (draft.segmentIds.includes(everybody)) return [reachable];
  const any: Filter[] = [];
  if (draft.contactIds.length > 0)
    any.push({ field: 'id', type: 'enum', operation: 'one', value: draft.contactIds.slice(0, 1_000) });
  for (const id of draft.segmentIds) {
    const segment = segments.find((each) => each.id === id);
    const filters = segment && Array.isArray(segment.filters) ? (segment.filters as Filter[]) : [];
    if (filters.length === 0) continue;
    any.push({ type: 'conditional', operator: segment!.filtersMatch === 'any' ? 'OR' : 'AND', filters });
  }
  if (any.length === 0) return null;
  return [reachable, any.length === 1 ? any[0]! : { type: 'conditional', operator: 'OR', filters: any }];
}
