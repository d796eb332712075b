import { newId, type Database } from '@bellbird/database';
import { fixedClock } from '@bellbird/testing';
import type { ResourceActor } from '../resource/resource.js';
import { personGraph, type Answer, type Ask } from '../testing/in-process-graph.js';
import { alice, bob, peopleDatabase, person as personResource } from '../testing/people.js';

let db: Database;
let drop: () => Promise<void>;
let ask: Ask;
const clock = fixedClock('2026-03-02T01:00:00.000Z');

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  ask = personGraph({ db, clock });
});
afterAll(() => drop());

const person = '{ id name email phone status createdAt trashedAt version tags }';
const made = async (who: ResourceActor, input: object): Promise<{ id: string; version: number }> => {
  const { data, error } = await ask(who, `mutation ($input: PersonInput!) { createPerson(input: $input) ${person} }`, {
    input,
  });
  expect(error).toBeNull();
  return data?.['createPerson'] as { id: string; version: number };
};
const get = (who: ResourceActor, id: string): Promise<Answer> =>
  ask(who, `query ($id: ID!) { person(id: $id) ${person} }`, { id });
const update = (who: ResourceActor, id: string, input: object): Promise<Answer> =>
  ask(who, `mutation ($id: ID!, $input: PersonPatch!) { updatePerson(id: $id, input: $input) ${person} }`, {
    id,
    input,
  });
const remove = (who: ResourceActor, id: string, trash = false): Promise<Answer> =>
  ask(who, 'mutation ($id: ID!, $trash: Boolean) { deletePerson(id: $id, trash: $trash) }', { id, trash });
const restore = (who: ResourceActor, id: string): Promise<Answer> =>
  ask(who, `mutation ($id: ID!) { restorePerson(id: $id) ${person} }`, { id });
const removeMany = (who: ResourceActor, selection: object, trash = false): Promise<Answer> =>
  ask(
    who,
    'mutation ($selection: Selection!, $trash: Boolean) { deletePeople(selection: $selection, trash: $trash) { affected job { id } } }',
    { selection, trash },
  );
const restoreMany = (who: ResourceActor, selection: object): Promise<Answer> =>
  ask(who, 'mutation ($selection: Selection!) { restorePeople(selection: $selection) { affected } }', { selection });
const count = async (who: ResourceActor): Promise<unknown> => (await ask(who, '{ peopleCount }')).data?.['peopleCount'];
const trashed = async (who: ResourceActor): Promise<string[]> => {
  const { data } = await ask(who, '{ peopleTrash { data { id } count } }');
  return (data?.['peopleTrash'] as { data: { id: string }[] }).data.map((each) => each.id);
};
const codeOf = (answer: Answer): string | undefined => answer.error?.code;

describe('one row', () => {
  it('is created, read, changed and counted', async () => {
    const before = (await count(alice)) as number;
    const { id } = await made(alice, { name: '  Ada ', status: 'subscribed', email: '' });
    expect((await get(alice, id)).data?.['person']).toEqual({
      id,
      name: 'Ada',
      email: null,
      phone: null,
      status: 3,
      createdAt: '2026-03-02T01:00:00.000Z',
      trashedAt: null,
      version: 1,
      tags: [],
    });
    expect((await update(alice, id, { email: 'ada@x.au', version: 1 })).data?.['updatePerson']).toMatchObject({
      name: 'Ada',
      email: 'ada@x.au',
      version: 2,
    });
    expect((await update(alice, id, { email: null })).data?.['updatePerson']).toMatchObject({
      email: null,
      version: 3,
    });
    expect(await count(alice)).toBe(before + 1);
  });

  it('names every field of bad input at once', async () => {
    const { error } = await ask(
      alice,
      `mutation { createPerson(input: { email: "${'e'.repeat(101)}", status: "gone" }) { id } }`,
    );
    expect(error).toMatchObject({
      code: 'invalid-input',
      fields: ['name', 'email', 'status'],
      message: 'A name is required.',
    });
    const { id } = await made(alice, { name: 'B' });
    expect((await update(alice, id, { name: null, status: 'x' })).error).toMatchObject({ fields: ['name', 'status'] });
    expect((await update(alice, id, { name: 'a\0' })).error).toMatchObject({ fields: ['name'] });
  });

  it('is not overwritten by who knows an old version', async () => {
    const { id } = await made(alice, { name: 'C' });
    await update(alice, id, { name: 'D' });
    expect(codeOf(await update(alice, id, { name: 'E', version: 1 }))).toBe('version-conflict');
  });

  it('answers a declared constraint by its code', async () => {
    await made(alice, { name: 'F', phone: '+61400000001' });
    const { error } = await ask(alice, 'mutation { createPerson(input: { name: "G", phone: "+61400000001" }) { id } }');
    expect(error?.code).toBe('duplicate-phone');
    await made(bob, { name: 'G', phone: '+61400000001' });
  });

  it('goes to the trash, is read and listed there, cannot be changed, comes back, and goes for ever', async () => {
    const { id } = await made(alice, { name: 'H' });
    expect(codeOf(await remove(alice, id, true))).toBe('not-found');
    expect((await remove(alice, id)).data).toEqual({ deletePerson: true });
    expect((await remove(alice, id)).data).toEqual({ deletePerson: true });
    expect((await get(alice, id)).data?.['person']).toMatchObject({
      trashedAt: '2026-03-02T01:00:00.000Z',
      version: 2,
    });
    expect(await trashed(alice)).toContain(id);
    expect(codeOf(await update(alice, id, { name: 'I' }))).toBe('in-trash');
    expect((await restore(alice, id)).data?.['restorePerson']).toMatchObject({ trashedAt: null, version: 3 });
    expect((await restore(alice, id)).data?.['restorePerson']).toMatchObject({ version: 3 });
    await remove(alice, id);
    expect((await remove(alice, id, true)).data).toEqual({ deletePerson: true });
    expect(codeOf(await get(alice, id))).toBe('not-found');
    expect(codeOf(await remove(alice, id, true))).toBe('not-found');
  });

  it('does not come back beside another with its phone', async () => {
    const { id } = await made(alice, { name: 'J', phone: '+61400000002' });
    await remove(alice, id);
    await made(alice, { name: 'K', phone: '+61400000002' });
    expect(codeOf(await restore(alice, id))).toBe('duplicate-phone');
    expect(await trashed(alice)).toContain(id);
  });

  it('of another tenant is answered in every call exactly as one that does not exist', async () => {
    const { id } = await made(alice, { name: 'L' });
    const { id: inTrash } = await made(alice, { name: 'M' });
    await remove(alice, inTrash);
    const nobody = newId();
    for (const theirs of [id, inTrash]) {
      for (const call of [
        get,
        remove,
        restore,
        (who: ResourceActor, of: string) => update(who, of, { name: 'X' }),
        (who: ResourceActor, of: string) => remove(who, of, true),
      ]) {
        const answer = await call(bob, theirs);
        expect(answer).toEqual(await call(bob, nobody));
        expect(codeOf(answer)).toBe('not-found');
      }
    }
    expect((await removeMany(bob, { data: [id, inTrash, nobody] })).data).toEqual({
      deletePeople: { affected: 0, job: null },
    });
    expect((await restoreMany(bob, { data: [inTrash] })).data).toEqual({ restorePeople: { affected: 0 } });
    expect((await get(alice, id)).data?.['person']).toMatchObject({ name: 'L', version: 1, trashedAt: null });
    expect(await trashed(bob)).not.toContain(inTrash);
  });

  it('with a malformed id is bad input', async () => {
    for (const call of [get, remove, restore])
      expect((await call(alice, 'x')).error).toMatchObject({ code: 'invalid-input', fields: ['id'] });
  });
});

describe('many rows', () => {
  const named = (name: string) => [{ field: 'name', type: 'text', operation: 'startsWith', value: name }];
  const makeThree = async (who: ResourceActor, name: string): Promise<string[]> => {
    const ids: string[] = [];
    for (const nth of [1, 2, 3]) ids.push((await made(who, { name: `${name} ${nth}` })).id);
    return ids;
  };

  it('go by ids and by filters, to the trash, back, and for ever', async () => {
    const ids = await makeThree(alice, 'bulk');
    await makeThree(bob, 'bulk');
    expect((await removeMany(alice, { data: [ids[0], ids[0], newId()] })).data).toEqual({
      deletePeople: { affected: 1, job: null },
    });
    expect((await removeMany(alice, { filters: named('BULK') })).data).toEqual({
      deletePeople: { affected: 2, job: null },
    });
    expect((await restoreMany(alice, { data: [ids[1]] })).data).toEqual({ restorePeople: { affected: 1 } });
    expect((await removeMany(alice, { filters: named('bulk') }, true)).data).toEqual({
      deletePeople: { affected: 2, job: null },
    });
    expect(
      (await ask(bob, 'query ($q: ListQuery) { peopleCountWithFilters(query: $q) }', { q: { filters: named('bulk') } }))
        .data,
    ).toEqual({ peopleCountWithFilters: 3 });
    expect((await get(alice, ids[1] as string)).data?.['person']).toMatchObject({ trashedAt: null });
  });

  it('by ids and filters together must be both', async () => {
    const ids = await makeThree(alice, 'both');
    expect((await removeMany(alice, { data: ids, filters: named('both 2') })).data).toMatchObject({
      deletePeople: { affected: 1 },
    });
  });

  it('are never all of them by accident', async () => {
    const before = await count(alice);
    for (const selection of [
      {},
      { filters: [] },
      { data: [], filters: [] },
      { filters: null },
      { all: false, filters: [] },
    ]) {
      expect((await removeMany(alice, selection)).error).toMatchObject({ code: 'invalid-input', fields: ['filters'] });
    }
    expect((await removeMany(alice, { data: [] })).data).toMatchObject({ deletePeople: { affected: 0 } });
    expect((await removeMany(alice, { data: [], all: true })).data).toMatchObject({ deletePeople: { affected: 0 } });
    expect((await removeMany(alice, { data: ['x'] })).error).toMatchObject({ fields: ['data[0]'] });
    expect(await count(alice)).toBe(before);
  });

  it('are all of them where that is said', async () => {
    const theirs = await count(bob);
    expect((await removeMany(alice, { filters: [], all: true })).data).toMatchObject({
      deletePeople: { affected: expect.any(Number) },
    });
    expect(await count(alice)).toBe(0);
    expect(await count(bob)).toBe(theirs);
  });
});

describe('a list', () => {
  it('counts only when it is asked to', async () => {
    await made(alice, { name: 'counted' });
    await made(alice, { name: 'counted' });
    const { data } = await ask(
      alice,
      'query { people(query: { limit: 1 }) { ...P } } fragment P on PersonList { data { name } count countIsExact hasMore nextCursor }',
    );
    expect(data?.['people']).toMatchObject({
      data: [{ name: 'counted' }],
      count: 2,
      countIsExact: true,
      hasMore: true,
    });
  });

  it('is completed by what stands elsewhere only where that is asked for, be it by a fragment', async () => {
    const resource = personResource as { -readonly [K in keyof typeof personResource]: (typeof personResource)[K] };
    const { hydrate } = resource;
    const wanted: boolean[] = [];
    resource.hydrate = async (tx, actor, rows, wants) => {
      wanted.push(wants('tags'));
      await hydrate?.(tx, actor, rows, wants);
    };
    try {
      await ask(alice, '{ people(query: { limit: 1 }) { data { name } } }');
      await ask(
        alice,
        'query { people(query: { limit: 1 }) { ...L } } fragment L on PersonList { data { ...P } } fragment P on Person { tags }',
      );
    } finally {
      resource.hydrate = hydrate;
    }
    expect(wanted).toEqual([false, true]);
  });

  it.each([
    ['sortBy: "nope:asc"', 'sortBy'],
    ['limit: 1001', 'limit'],
    ['skip: -1', 'skip'],
    ['after: "x"', 'after'],
  ])('names what is wrong in %s', async (query, field) => {
    for (const asked of [
      `people(query: { ${query} }) { count }`,
      `peopleCountWithFilters(query: { ${query} })`,
      `peopleValues(field: "name", query: { ${query} }) { data { value } }`,
    ])
      expect((await ask(alice, `{ ${asked} }`)).error).toMatchObject({ code: 'invalid-input', fields: [field] });
  });

  it('looks its fields up once for a count and for values', async () => {
    const fields = personResource.fields as Record<string, (...given: unknown[]) => unknown>;
    const { 'attributes.*': find } = fields;
    let times = 0;
    fields['attributes.*'] = (...given) => {
      times += 1;
      return find!(...given);
    };
    const filters = [{ field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown' }];
    const asked = ['peopleCountWithFilters(query: $q)', 'peopleValues(field: "name", query: $q) { data { value } }'];
    for (const each of asked)
      expect((await ask(alice, `query ($q: ListQuery) { ${each} }`, { q: { filters } })).error).toBeNull();
    fields['attributes.*'] = find!;
    expect(times).toBe(2);
  });
});
