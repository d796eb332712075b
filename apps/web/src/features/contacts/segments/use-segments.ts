import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { readListState } from '../../../ui/list-page/state/list-state';
import { isEdited } from './segment-state';
import { SegmentTabsDocument } from './segments.generated';

/** The saved segments, which of them is open, and whether its conditions were changed since. */
export function useSegments() {
  const { data } = useQuery(SegmentTabsDocument);
  const [params] = useSearchParams();
  const segments = data?.segments?.data ?? [];
  const { filters, filtersMatch } = readListState(params);
  const open = segments.find(({ id }) => id === params.get('segment')) ?? null;
  return { segments, open, isOpenEdited: open !== null && isEdited(open, filters, filtersMatch), isAll: open === null && filters.length === 0 };
}
