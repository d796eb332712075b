import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../lib/session/session';
import type { FiltersMatch } from '../../ui/filter/filter';
import { notify } from '../../ui/toast/notify';
import { composerTexts as t } from './composer.texts';
import { type Draft, emptyDraft, everybody } from './draft/draft';
import { momentWords } from './prepare-draft';
import { PreparedPage } from './prepared-page';
import { ComposerPeopleDocument, SegmentFromFiltersDocument } from './recipients/audience.generated';

/** So many are named one by one; more become a segment, which is told. */
const mostNamed = 1_000;

/** A new campaign to contacts that were picked in their list, or to all that a filter leaves. */
export function Component() {
  const [params] = useSearchParams();
  const timeZone = useTimeZone();
  const address = params.toString();
  const make = useCallback(async (client: ApolloClient): Promise<Draft> => {
    const asked = new URLSearchParams(address);
    const contactIds = (asked.get('contactIds') ?? '').split(',').filter((id) => id !== '');
    if (contactIds.length > 0) return { ...emptyDraft, contactIds: [...new Set(contactIds)] };
    const filters = readFilters(asked.get('filters'));
    if (filters.length === 0) return { ...emptyDraft, segmentIds: [everybody] };
    const filtersMatch: FiltersMatch = asked.get('filtersMatch') === 'any' ? 'any' : 'all';
    const { data } = await client.query({ query: ComposerPeopleDocument, variables: { query: { filters, filtersMatch, limit: mostNamed } }, fetchPolicy: 'network-only' });
    const { count, data: people } = data!.contacts!;
    if (count <= people.length) return { ...emptyDraft, contactIds: people.map(({ id }) => id) };
    const name = t.segmentName(momentWords(timeZone));
    const made = await client.mutate({ mutation: SegmentFromFiltersDocument, variables: { input: { name, filters, filtersMatch } } });
    notify({ kind: 'async', title: t.segmentMade(name) });
    return { ...emptyDraft, segmentIds: [made.data!.createSegment!.id] };
  }, [address, timeZone]);
  return <PreparedPage make={make} />;
}

function readFilters(json: string | null): unknown[] {
  try {
    const filters: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(filters) ? filters : [];
  } catch {
    return [];
  }
}
