/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import type { ApolloClient } from '@apollo/client';
import { jest } from '@jest/globals';
import { undoLast } from '../../../ui/toast/undo';
import { mostAtOnce, moveToBin } from './move-to-bin';

const answers: Record<string, unknown>[] = [];
function clientWith(pages: readonly { ids: string[]; hasMore: boolean }[]) {
  let at = 0;
  answers.length = 0;
  const client = {
    query: jest.fn(async () => ({
      data: { contacts: { data: pages[at]!.ids.map((id) => ({ id })), hasMore: pages[at++]!.hasMore } },
    })),
    mutate: jest.fn(
      async ({ variables }: { variables: Record<string, unknown> }) => (answers.push(variables), { data: {} }),
    ),
    refetchQueries: jest.fn(async () => []),
  };
  return client as unknown as ApolloClient & typeof client;
}

describe('moving contacts to the bin', () => {
  it('brings back exactly those, whoever lay there before', async () => {
    const client = clientWith([
      { ids: ['a', 'b'], hasMore: true },
      { ids: ['c'], hasMore: false },
    ]);
    await moveToBin(
      client,
      { filters: [{ field: 'name', type: 'text', operation: 'contains', value: 'x' }], filtersMatch: 'all', count: 3 },
      () => {},
    );
    expect(answers).toEqual([{ selection: { data: ['a', 'b', 'c'] } }]);
    expect(undoLast()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(answers).toEqual([{ selection: { data: ['a', 'b', 'c'] } }, { selection: { data: ['a', 'b', 'c'] } }]);
    expect(client.refetchQueries).toHaveBeenCalledTimes(1);
    expect(undoLast()).toBe(false);
  });

  it('leaves what is too much for one go to the server, by the filter', async () => {
    const client = clientWith([]);
    await moveToBin(client, { filters: [], filtersMatch: 'all', count: mostAtOnce + 1 }, () => {});
    expect(answers).toEqual([{ selection: { filters: [], filtersMatch: 'all', all: true } }]);
    expect(client.query).not.toHaveBeenCalled();
    expect(undoLast()).toBe(false);
  });
});
