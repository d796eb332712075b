import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { AudiencePeopleDocument, type AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import type { Filter } from '../../../ui/filter/filter';
import type { Draft } from '../draft/draft';
import { audienceFilters, type SegmentFilters } from '../recipients/audience-filter';

/** As many as a page of the graph holds. */
const most = 1_000;

export interface People {
  people: readonly AudiencePersonFragment[];
  /** Who is in the audience by a number that cannot get texts. */
  landlines: readonly AudiencePersonFragment[];
  /** Whether they are all there are: else the longest is the longest of these. */
  isAll: boolean;
}

/** Real people of the audience, on whom texts are counted and shown while one types. */
export function usePeople(draft: Draft, segments: readonly SegmentFilters[]): People {
  // As text: the same filters are the same value, however often they are made.
  const asked = useDeferredValue(JSON.stringify(audienceFilters(draft, segments)));
  const filters = useMemo(() => JSON.parse(asked) as Filter[] | null, [asked]);
  const { data, previousData } = useQuery(AudiencePeopleDocument, {
    variables: { query: { filters, filtersMatch: 'all', limit: most } },
    skip: filters === null,
    fetchPolicy: 'cache-and-network',
  });
  const shown = filters === null ? undefined : (data ?? previousData)?.contacts;
  // A landline is in the audience, and gets nothing.
  const { people, landlines } = useMemo(() => {
    const all = shown?.data ?? [];
    return {
      people: all.filter(({ warning }) => warning === null),
      landlines: all.filter(({ warning }) => warning !== null),
    };
  }, [shown]);
  return { people, landlines, isAll: shown != null && shown.count <= shown.data.length && draft.groupIds.length === 0 };
}
