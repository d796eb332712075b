/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AudienceChoicesDocument } from './audience.generated';
import { tagOf } from './tag-segments';
import { useTagChoice } from './use-tag-choice';

const vip = { __typename: 'Tag' as const, id: 't1', name: 'VIP', colour: '#5c24b8', count: 12 };
const others = { ...vip, id: 't2', name: 'Locals' };
const asks = (...value: string[]) => [{ field: 'tags', type: 'tags', operation: 'one', value }];
const segment = (id: string, name: string, filters: unknown) => ({
  __typename: 'Segment' as const,
  id,
  name,
  filters,
  filtersMatch: 'all' as const,
  isPublic: true,
  count: 12,
});

describe('a segment', () => {
  it.each([
    ['VIP', asks('t1'), 'VIP'],
    ['vip (2)', asks('t1'), 'VIP'],
    ['My best people', asks('t1'), undefined],
    ['VIP', asks('t1', 't2'), undefined],
    ['VIP', [...asks('t1'), ...asks('t2')], undefined],
    ['VIP', [{ field: 'tags', type: 'tags', operation: 'none', value: ['t1'] }], undefined],
    ['VIP', [], undefined],
  ])('%s with %j stands for the tag %s', (name, filters, tag) =>
    expect(tagOf({ id: 's', name, filters }, [vip, others])?.name).toBe(tag),
  );
});

/** A server that keeps segments, as far as a tag needs them. */
function choose(known: ReturnType<typeof segment>[], listed = known) {
  const server = { segments: [...known], asked: [] as string[] };
  const answer = (name: string, input: { name: string; filters: unknown } | undefined) => {
    if (name === 'AudienceChoices')
      return {
        segments: { __typename: 'SegmentList', data: listed },
        tags: { __typename: 'TagList', data: [others, vip] },
        audiences: { __typename: 'AudienceList', data: [] },
        contactsCount: 40,
      };
    if (name === 'SegmentsCalled') return { segments: { __typename: 'SegmentList', data: server.segments } };
    const made = segment(`s${server.segments.length + 1}`, input!.name, input!.filters);
    server.segments.push(made);
    return { createSegment: made };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        server.asked.push(operationName);
        setTimeout(() => {
          observer.next({ data: answer(operationName, variables['input'] as never) });
          observer.complete();
        }, 5);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const drawn = renderHook(
    () => {
      const [segmentIds, setIds] = useState<readonly string[]>(['mine']);
      const { data } = useQuery(AudienceChoicesDocument);
      const choice = useTagChoice(segmentIds, (change) => setIds(change.segmentIds!), {
        segments: data?.segments?.data ?? [],
        tags: data?.tags?.data ?? [],
      });
      return { ...choice, segmentIds, isReady: data !== undefined };
    },
    { wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider> },
  );
  const toggle = () => act(() => drawn.result.current.toggleTag(vip));
  return { server, drawn, toggle, now: () => drawn.result.current };
}

describe('a tag that is chosen', () => {
  it('is a segment of its people, which is made once and called as the tag', async () => {
    const { server, toggle, now } = choose([]);
    await waitFor(() => expect(now().isReady).toBe(true));
    await toggle();
    expect(now().segmentIds).toEqual(['mine', 's1']);
    expect(server.segments).toEqual([expect.objectContaining({ name: 'VIP', filters: asks('t1') })]);
    await waitFor(() => expect(now().segments.map(({ id, tag }) => [id, tag?.name])).toEqual([['s1', 'VIP']]));
    await toggle();
    expect(now().segmentIds).toEqual(['mine']);
    await toggle();
    expect(now().segmentIds).toEqual(['mine', 's1']);
    expect(server.segments).toHaveLength(1);
    expect(now().makingTags).toEqual([]);
  });

  it('uses the segment that a colleague made meanwhile, and keeps what is chosen while it asks', async () => {
    const { server, toggle, now } = choose([segment('theirs', 'VIP', asks('t1'))], []);
    await waitFor(() => expect(now().isReady).toBe(true));
    await toggle();
    expect(now().segmentIds).toEqual(['mine', 'theirs']);
    expect(server.asked).toEqual(['AudienceChoices', 'SegmentsCalled']);
    await waitFor(() => expect(now().segments[0]?.tag?.name).toBe('VIP'));
  });
});
