/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import type { ApolloClient } from '@apollo/client';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { offline, Problem } from '../../../lib/graph/problem';
import { undoLast } from '../../../ui/toast/undo';
import { tagContacts } from './tag-contacts';

interface Call {
  variables: unknown;
  context: { headers: Record<string, string> };
}
/** Answers in turn; an answer that is a problem is thrown. */
function serverWith(...answers: object[]) {
  const calls: Call[] = [];
  const client = {
    mutate: jest.fn(async (call: Call) => {
      calls.push(call);
      const answer = answers[calls.length - 1] ?? { affected: 0, job: null, changed: [] };
      if (answer instanceof Problem) throw answer;
      return { data: { tagContacts: answer, untagContacts: answer } };
    }),
    refetchQueries: jest.fn(async () => []),
  };
  return {
    calls,
    asked: () => calls.map(({ variables }) => variables),
    keys: () => calls.map(({ context }) => context.headers['idempotency-key']),
    client: client as unknown as ApolloClient & typeof client,
  };
}
const tags = [
  { id: 'vip', name: 'VIP' },
  { id: 'new', name: 'New' },
];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
beforeAll(() => import('../../../ui/toast/toaster'));

it('is one call, and takes back exactly what it did', async () => {
  const { client, asked, keys } = serverWith({
    affected: 2,
    job: null,
    changed: [
      { tag: 'vip', contacts: ['b'] },
      { tag: 'new', contacts: ['a', 'b'] },
    ],
  });
  await tagContacts(client, { ids: ['a', 'b'], count: 2 }, tags);
  expect(asked()).toEqual([{ selection: { data: ['a', 'b'] }, tags: ['vip', 'new'] }]);
  expect(undoLast()).toBe(true);
  await settled();
  expect(asked().slice(1)).toEqual([
    { selection: { data: ['b'] }, tags: ['vip'] },
    { selection: { data: ['a', 'b'] }, tags: ['new'] },
  ]);
  expect(new Set(keys()).size).toBe(3);
  expect(client.refetchQueries).toHaveBeenCalledTimes(1);
});

it('takes everybody of a filter, however many, by the filter', async () => {
  const { client, asked } = serverWith({ affected: 0, job: { id: 'j' }, changed: [] });
  await tagContacts(client, { filters: [], filtersMatch: 'all', count: 12_000 }, tags);
  expect(asked()).toEqual([{ selection: { filters: [], filtersMatch: 'all', all: true }, tags: ['vip', 'new'] }]);
  expect(undoLast()).toBe(false);
});

it('offers no undo where all have the tags', async () => {
  const { client } = serverWith({ affected: 0, job: null, changed: [] });
  await tagContacts(client, { ids: ['a'], count: 1 }, tags);
  expect(undoLast()).toBe(false);
});

it('is the same call where an answer was lost, and another once it was refused', async () => {
  const { client, keys } = serverWith(
    offline(),
    { affected: 1, job: null, changed: [{ tag: 'vip', contacts: ['a'] }] },
    new Problem('invalid-input', '', ''),
    { affected: 0, job: null, changed: [] },
  );
  const tag = () => tagContacts(client, { ids: ['a'], count: 1 }, tags);
  await expect(tag()).rejects.toThrow();
  await tag();
  await expect(tag()).rejects.toThrow();
  await tag();
  const [first, second, third, fourth] = keys();
  expect([second === first, third === second, fourth === third]).toEqual([true, false, false]);
});
