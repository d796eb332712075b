import type { Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { type Ask, type StartedService, type TestPlatform, testPlatform } from '@bellbird/service-host/testing';
import { __serviceVariable__ } from '../__service__.service.js';

const members = 'id name version createdAt updatedAt';
const create = `mutation ($input: __Pascal__Input!) { create__Pascal__(input: $input) { ${members} } }`;
const update = `mutation ($id: ID!, $input: __Pascal__Patch!) { update__Pascal__(id: $id, input: $input) { ${members} } }`;
const remove = 'mutation ($id: ID!) { delete__Pascal__(id: $id) }';
const one = `query ($id: ID!) { __camel__(id: $id) { ${members} } }`;
const list = 'query ($query: ListQuery) { __many__(query: $query) { data { name } count } }';
interface Row { id: string; name: string; version: number }

describe('__manyWords__', () => {
  let platform: TestPlatform;
  let service: StartedService;
  let mine: Ask;
  let theirs: Ask;
  const person = async (actor: Partial<Actor> = {}): Promise<Ask> => service.as(await platform.tokenOf({ tenantId: newId(), ...actor }));
  const made = async (name: string, who = mine): Promise<Row> => {
    const { data, error } = await who(create, { input: { name } });
    expect(error).toBeNull();
    return data!['create__Pascal__'] as Row;
  };
  beforeAll(async () => {
    platform = await testPlatform();
    service = await platform.start(__serviceVariable__);
  });
  afterAll(() => platform.stop());
  beforeEach(async () => {
    [mine, theirs] = [await person(), await person()];
  });

  it('are created, listed by filter, changed and deleted', async () => {
    const row = await made('First');
    await made('Second');
    expect((await mine(one, { id: row.id })).data).toEqual({ __camel__: row });
    expect((await mine(list, { query: { filters: [{ field: 'name', type: 'text', operation: 'startsWith', value: 'fi' }] } })).data).toEqual({ __many__: { data: [{ name: 'First' }], count: 1 } });
    expect((await mine(update, { id: row.id, input: { name: 'Changed', version: row.version } })).data).toMatchObject({ update__Pascal__: { name: 'Changed', version: row.version + 1 } });
    expect((await mine(update, { id: row.id, input: { name: 'Old', version: row.version } })).error).toMatchObject({ code: 'version-conflict' });
    expect((await mine(remove, { id: row.id })).error).toBeNull();
    expect((await mine(one, { id: row.id })).error).toMatchObject({ code: 'not-found' });
  });

  it('name what is wrong with them', async () => {
    await made('Taken');
    expect((await mine(create, { input: { name: 'TAKEN' } })).error).toMatchObject({ code: 'duplicate-name', statusCode: 409 });
    for (const name of [null, ' ', 'x'.repeat(201)]) expect((await mine(create, { input: { name } })).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'name' }] });
  });

  it('of another business are as those that are not there', async () => {
    const { id } = await made('Mine');
    await made('Mine', theirs);
    for (const [document, input] of [[one, undefined], [update, { name: 'Theirs' }], [remove, undefined]] as const) {
      const [foreign, none] = [(await theirs(document, { id, input })).error, (await theirs(document, { id: newId(), input })).error];
      expect({ ...foreign, traceId: '' }).toEqual({ ...none, traceId: '' });
      expect(foreign).toMatchObject({ code: 'not-found' });
    }
    expect((await theirs(list)).data).toEqual({ __many__: { data: [{ name: 'Mine' }], count: 1 } });
  });

  it('are written by those who may, read by every member', async () => {
    const reader = await person({ permissions: [] });
    expect((await reader(create, { input: { name: 'Mine' } })).error).toMatchObject({ code: 'forbidden' });
    expect((await reader(list)).data).toEqual({ __many__: { data: [], count: 0 } });
    expect((await service.as(null)(list)).error).toMatchObject({ code: 'unauthorized' });
  });
});
