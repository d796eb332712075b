import type { ApolloClient } from '@apollo/client';
import { contains } from '../../ui/filter/contains';
import type { Filter } from '../../ui/filter/filter';
import {
  AudienceChoicesDocument,
  SegmentFromFiltersDocument,
  SegmentsCalledDocument,
  type SegmentChoiceFragment,
  type TagChoiceFragment,
} from './audience.generated';
import { forgetSegmentOf, segmentOnce } from './segment-once';

interface AnySegment {
  id: string;
  name: string;
  filters: unknown;
}

const filterOf = (tagId: string): Filter[] => [{ field: 'tags', type: 'tags', operation: 'one', value: [tagId] }];

/** Whether the segment asks for that tag and nothing else, and was called as the tag: "VIP", or "VIP (2)". */
function standsFor({ name, filters }: AnySegment, tag: { id: string; name: string }): boolean {
  const [filter, ...others] = Array.isArray(filters) ? (filters as Filter[]) : [];
  return (
    filter !== undefined &&
    others.length === 0 &&
    'field' in filter &&
    filter.field === 'tags' &&
    filter.operation === 'one' &&
    Array.isArray(filter.value) &&
    filter.value.length === 1 &&
    filter.value[0] === tag.id &&
    name.replace(/ \(\d+\)$/, '').toLowerCase() === tag.name.toLowerCase()
  );
}

/** The tag that a segment stands for; undefined for a segment of its own. */
export const tagOf = <T extends { id: string; name: string }>(segment: AnySegment, tags: readonly T[]): T | undefined =>
  tags.find((tag) => standsFor(segment, tag));

/**
 * The segment by which a tag is texted, for a campaign goes to segments, groups and contacts. A tag has one: one that was
 * made before is found by its name, also where a colleague made it a moment ago; else it is made, once.
 */
export async function segmentOfTag(client: ApolloClient, tag: TagChoiceFragment): Promise<string> {
  const { data } = await client.query({
    query: SegmentsCalledDocument,
    variables: { query: { filters: [contains('name', tag.name)] } },
    fetchPolicy: 'network-only',
  });
  const known = data?.segments?.data.find((segment) => standsFor(segment, tag));
  if (known !== undefined) return listed(client, known);
  const address = `tag:${tag.id}`;
  const filters = filterOf(tag.id);
  const { id, name } = await segmentOnce(address, tag.name, async (call) => {
    const { data: made } = await client.mutate({
      mutation: SegmentFromFiltersDocument,
      variables: { input: { name: call.name, filters, filtersMatch: 'all' } },
      context: { headers: { 'idempotency-key': call.key } },
    });
    return made!.createSegment!.id;
  });
  forgetSegmentOf(address);
  return listed(client, {
    __typename: 'Segment',
    id,
    name,
    count: tag.count,
    filters,
    filtersMatch: 'all',
    isPublic: true,
  });
}

/** Puts it among the choices at once, so that what is chosen has its name and number. */
function listed(client: ApolloClient, segment: SegmentChoiceFragment & { __typename?: string }): string {
  client.cache.updateQuery({ query: AudienceChoicesDocument }, (before) =>
    before?.segments == null || before.segments.data.some(({ id }) => id === segment.id)
      ? before
      : { ...before, segments: { ...before.segments, data: [...before.segments.data, segment as never] } },
  );
  return segment.id;
}
