import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { readListState } from '../../../ui/list-page/state/list-state';
import { isEdited, withMore } from './segment-state';
import { OpenSegmentDocument, SegmentTabsDocument } from './segments.generated';

/** The saved segments, a page of them at a time since each is counted; which of them is open, and whether its conditions were changed since. */
export function useSegments() {
  const { data, fetchMore } = useQuery(SegmentTabsDocument);
  const [params] = useSearchParams();
  const loaded = data?.segments?.data ?? [];
  const { filters, filtersMatch } = readListState(params);
  const id = params.get('segment');
  // One of a later page, opened by its address.
  const later = useQuery(OpenSegmentDocument, {
    variables: { id: id ?? '' },
    skip: id === null || data === undefined || loaded.some((segment) => segment.id === id),
  }).data?.segment;
  const segments = later != null ? withMore(loaded, [later]) : loaded;
  const open = segments.find((segment) => segment.id === id) ?? null;
  const more = (): Promise<unknown> =>
    fetchMore({
      variables: { skip: loaded.length },
      updateQuery: (before, { fetchMoreResult: { segments: next } }) =>
        before.segments == null || next === null
          ? (before as never)
          : { segments: { ...next, data: withMore(before.segments.data as typeof next.data, next.data) } },
    });
  return {
    segments,
    filters,
    filtersMatch,
    open,
    isOpenEdited: open !== null && isEdited(open, filters, filtersMatch),
    isAll: open === null && filters.length === 0,
    hasMore: data?.segments?.hasMore === true,
    more,
  };
}
