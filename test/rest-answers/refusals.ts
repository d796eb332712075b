import type { Client } from '../support/client.js';
import type { Operation, Schema } from '../support/openapi.js';
import type { Recorder } from './recorder.js';

const unknownId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Bodies that are right, for calls that would refuse an empty one before they look for what the path means. */
const rightBodies: Readonly<Record<string, unknown>> = {
  'PUT /attributes/add-item-attribute/{id}': { item: 'Vegan' },
  'PUT /contacts/opt-out/{contactId}/{optOutToken}': { scope: 'all', state: 'out' },
  'POST /auth/forgot-password/confirmation/{jwt}': { password: 'Bellbird2!' },
  'POST /conversations/{id}/reply': { text: 'See you at six.' },
  'POST /waiting-list/book-turn/{tenantUuid}': { firstName: 'Charlotte', phone: '0491 570 157' },
  'PUT /users/merchants/{id}/suspend': { reason: 'Many people complained.' },
  'PUT /users/merchants/{id}/reinstate': { reason: 'The list is clean now.' },
  'POST /users/merchants/{id}/support-session': { reason: 'Texts stay queued' },
};

/** What a list must not be asked. */
const wrongQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a page that is too long': { limit: '1001' },
  'an unknown field to sort by': { sortBy: 'nope:asc' },
  'a filter of an unknown field': {
    filters: '[{"field":"nope","type":"text","operation":"equals","value":"x"}]',
  },
  'a cursor that is none': { after: 'garbage' },
};

/**
 * Asks every call of the table what it refuses, in the order of their names. A few take anything (drafts, flags), so
 * that `owner` is best somebody of whom nothing else is asked.
 */
export async function refusals(
  recorder: Recorder,
  operations: readonly Operation[],
  { owner, admin, guest }: { owner: Client; admin: Client; guest: Client },
): Promise<void> {
  for (const operation of [...operations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name, path, access, parameters, body } = operation;
    const isJson = body?.type === 'application/json';
    const empty = isJson ? { body: rightBodies[name] ?? {} } : {};
    const as = access === 'public' ? guest : access === 'admin' ? admin : owner;
    if (access !== 'public') await recorder.ask(guest, name, 'without a token', { path: unknownId, ...empty });
    await recorder.ask(as, name, 'an unknown parameter', { path: unknownId, search: { nonsense: '1' }, ...empty });
    if (parameters.some((each) => each.name === 'sortBy'))
      for (const [about, search] of Object.entries(wrongQueries))
        await recorder.ask(as, name, about, { path: unknownId, search, ...empty });
    if (parameters.some((each) => each.name === 'field'))
      await recorder.ask(as, name, 'values of an unknown field', { path: unknownId, search: { field: 'nope' } });
    if (body !== null) {
      await recorder.ask(as, name, 'an unknown member', { path: unknownId, body: { nonsense: 1 } });
      await recorder.ask(as, name, 'a body of another kind', { path: unknownId, body: 5 });
    }
    const members = Object.entries(body?.schema.properties ?? {});
    if (isJson && members.length > 0)
      await recorder.ask(as, name, 'every member wrong', { path: unknownId, body: allWrong(members) });
    if (!path.includes('{')) continue;
    if (parameters.some((each) => each.in === 'path' && each.schema.format === 'uuid'))
      await recorder.ask(as, name, 'an id that is none', { path: 'not-an-id', ...empty });
    await recorder.ask(as, name, 'an unknown id', { path: unknownId, ...empty });
  }
}

/** By name, so that it does not matter in which order they are declared. */
const allWrong = (members: [string, Schema][]): Record<string, unknown> =>
  Object.fromEntries(
    [...members]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { type }]) => [name, [type ?? []].flat().includes('object') ? 5 : { nonsense: 1 }]),
  );

/** Calls that are not in the table. */
export async function outsideTheTable(recorder: Recorder, owner: Client): Promise<void> {
  await recorder.ask(owner, 'GET /nowhere', 'a path that nobody serves');
  await recorder.ask(owner, 'DELETE /tags', 'a method that this path has not');
  await recorder.ask(owner, 'HEAD /tags/count', 'only the headers');
  await recorder.ask(owner, 'OPTIONS /tags', 'what may be asked');
}
