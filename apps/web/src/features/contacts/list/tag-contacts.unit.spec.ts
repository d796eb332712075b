/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import type { ApolloClient } from '@apollo/client';
import { jest } from '@jest/globals';
import { Problem } from '../../../lib/graph/problem';
import { undoLast } from '../../../ui/toast/undo';
import { tagContacts } from './tag-contacts';

type Row = { id: string; tags: string[]; version: number };
/** A server that refuses what was read before somebody else's change. */
function serverWith(rows: Row[]) {
  const sent: unknown[] = [];
  const client = {
    query: jest.fn(async () => ({ data: { contacts: { data: structuredClone(rows) } } })),
    mutate: jest.fn(async ({ variables: { id, input } }: { variables: { id: string; input: { tags: string[]; version: number } } }) => {
      sent.push(input);
      const row = rows.find((each) => each.id === id)!;
      if (row.version !== input.version) throw new Problem('version-conflict', '', '');
      Object.assign(row, { tags: input.tags, version: row.version + 1 });
      return { data: { updateContact: structuredClone(row) } };
    }),
    refetchQueries: jest.fn(async () => []),
  };
  return { sent, client: client as unknown as ApolloClient & typeof client };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

it('adds and takes back only these tags, whatever somebody else does to the same people meanwhile', async () => {
  const mia: Row = { id: 'a', tags: ['old'], version: 1 };
  const { client, sent } = serverWith([mia]);
  client.query.mockImplementationOnce(async () => {
    const read = structuredClone([mia]);
    Object.assign(mia, { tags: ['old', 'theirs'], version: 2 });
    return { data: { contacts: { data: read } } };
  });
  await tagContacts(client, { ids: ['a'], count: 1 }, [{ id: 'old', name: 'Old' }, { id: 'new', name: 'New' }]);
  expect(sent).toEqual([{ tags: ['old', 'new'], version: 1 }, { tags: ['old', 'theirs', 'new'], version: 2 }]);

  Object.assign(mia, { tags: ['old', 'theirs', 'new', 'later'], version: 4 });
  expect(undoLast()).toBe(true);
  await settled();
  expect(mia.tags).toEqual(['old', 'theirs', 'later']);
});

it('asks nothing for those who have the tags', async () => {
  const { client, sent } = serverWith([{ id: 'a', tags: ['new'], version: 1 }]);
  await tagContacts(client, { ids: ['a'], count: 1 }, [{ id: 'new', name: 'New' }]);
  expect(sent).toEqual([]);
});
