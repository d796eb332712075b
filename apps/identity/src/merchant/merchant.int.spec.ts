import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { newId } from '@bellbird/database';
import { tenantReinstated, tenantSuspended } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startIdentity, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import { adminLike, lookAt } from '../../test/looking.js';

let world: IdentityUnderTest;
let admin: Person;
beforeAll(async () => {
  world = await startIdentity();
  admin = await adminLike(world, await world.owner());
});
afterAll(() => world.stop());

interface Row {
  id: string;
  name: string;
}
const row = 'id name country timeZone ownerName ownerEmail users supportUntil lastSignInAt createdAt';
const list = `query ($query: ListQuery) { merchants(query: $query) { data { ${row} } count } }`;
const one = `query ($id: ID!) { merchant(id: $id) { ${row} } }`;
const people = 'query ($id: ID!) { merchantPeople(id: $id) { id name status permissions lastSignInAt } }';
const acts = 'query ($id: ID!) { merchantActs(id: $id) { at by action reason amount } }';

const say = async (definition: typeof tenantSuspended | typeof tenantReinstated, tenantId: string): Promise<void> => {
  const payload = { tenantId, kind: 'platform', reason: 'Many complaints', at: new Date().toISOString() };
  await world.platform.bus.publish([
    {
      topic: definition.topic,
      key: tenantId,
      eventId: newId(),
      type: definition.type,
      schemaVersion: 1,
      tenantId,
      aggregateVersion: 1n,
      occurredAt: world.platform.clock.now(),
      trace: null,
      value: JSON.stringify(payload),
    },
  ]);
};
/** The text of a file, by its signed link. */
const fileAt = async (url: string): Promise<string> =>
  text(await world.platform.storage.get(decodeURIComponent(new URL(url).pathname.replace('/files/', ''))));
const namesOf = async (filters: object[], sortBy = 'name:asc'): Promise<string[]> =>
  the<{ data: Row[] }>(await admin.ask(list, { query: { filters, sortBy } })).data.map(({ id }) => id);

describe('the platform’s list of businesses', () => {
  it('shows each business with its owner and its people, and no other account', async () => {
    const mia = await world.owner();
    await world.colleague(mia, ['campaign-editor']);
    const { merchant } = (await admin.ask(one, { id: mia.tenantId })).data as { merchant: object };
    expect(merchant).toEqual({
      id: mia.tenantId,
      name: 'Corner Café',
      country: 'AU',
      timeZone: 'Australia/Sydney',
      ownerName: 'Mia Chen',
      ownerEmail: mia.email,
      users: 2,
      supportUntil: null,
      lastSignInAt: expect.any(String),
      createdAt: expect.any(String),
    });
    const all = the<{ data: Row[]; count: number }>(await admin.ask(list, {}));
    expect(all.data.map(({ id }) => id)).toContain(mia.tenantId);
    expect(all.data.map(({ id }) => id)).not.toContain(admin.tenantId);
    expect(all.count).toBe(all.data.length);
    expect((await admin.ask(one, { id: newId() })).error?.code).toBe('not-found');
    expect((await admin.ask(one, { id: admin.tenantId })).error?.code).toBe('not-found');
    expect((await admin.ask(one, { id: 'x' })).error?.code).toBe('invalid-input');
  });

  it('is for admins alone, support that looks is none', async () => {
    const mia = await world.owner();
    const support = await lookAt(world, mia);
    for (const who of [mia, await world.colleague(mia, ['administrator']), support])
      for (const [document, variables] of [
        [list, {}],
        [one, { id: mia.tenantId }],
        [people, { id: mia.tenantId }],
        [acts, { id: mia.tenantId }],
      ] as const)
        expect((await who.ask(document, variables)).error?.code).toBe('forbidden');
    // Nor does the view show anything to who is not the platform, whatever a query forgets.
    expect(await world.service.sql('select id from merchant')).toEqual([]);
  });

  it('is filtered and sorted by what it shows, and by what pauses sending', async () => {
    const [mia, ben] = [await world.owner(), await world.owner()];
    await world.colleague(ben, ['user-editor']);
    await world.colleague(ben, []);
    const of = [mia.tenantId, ben.tenantId];
    const both = (ids: readonly string[]) => ids.filter((id) => of.includes(id));
    expect(await namesOf([{ field: 'ownerEmail', type: 'text', operation: 'equals', value: mia.email }])).toEqual([
      mia.tenantId,
    ]);
    expect(both(await namesOf([{ field: 'users', type: 'number', operation: 'equals', value: 3 }]))).toEqual([
      ben.tenantId,
    ]);
    expect(both(await namesOf([], 'users:desc'))).toEqual([ben.tenantId, mia.tenantId]);
    expect(both(await namesOf([], 'createdAt:asc'))).toEqual(of);
    const status = (value: string) => [{ field: 'status', type: 'enum', operation: 'equals', value }];
    await say(tenantSuspended, mia.tenantId);
    await eventually(async () => expect(both(await namesOf(status('suspended')))).toEqual([mia.tenantId]));
    expect(both(await namesOf(status('active')))).toEqual([ben.tenantId]);
    const owing = [{ field: 'suspendedFor', type: 'tags', operation: 'one', value: ['payment'] }];
    const ours = [{ field: 'suspendedFor', type: 'tags', operation: 'one', value: ['platform'] }];
    expect(both(await namesOf(owing))).toEqual([]);
    expect(both(await namesOf(ours))).toEqual([mia.tenantId]);
    await say(tenantReinstated, mia.tenantId);
    await eventually(async () => expect(both(await namesOf(status('suspended')))).toEqual([]));
  });

  it('is a file with what tenants says of each, and waits for tenants', async () => {
    const mia = await world.owner();
    world.tenants.isAway = true;
    const only = { filters: [{ field: 'ownerEmail', type: 'text', operation: 'equals', value: mia.email }] };
    const order = 'mutation ($query: ListQuery) { exportMerchants(query: $query) { id } }';
    const { id } = the<{ id: string }>(await admin.ask(order, { query: only }));
    await setTimeout(500);
    const look = 'query ($id: ID!) { merchantsExport(jobId: $id) { status url } }';
    const job = async () => the<{ status: string; url: string | null }>(await admin.ask(look, { id }));
    expect((await job()).status).toBe('running');
    world.tenants.isAway = false;
    const url = await eventually(async () => (await job()).url ?? false, { timeoutMs: 20_000 });
    const [heads, row, ...more] = (await fileAt(url)).trim().split('\r\n');
    expect(heads).toBe(
      'name,country,timeZone,ownerName,ownerEmail,users,status,balance,owed,chargedLast30Days,supportUntil,lastSignInAt,createdAt',
    );
    expect(row).toMatch(
      /^Corner Café,AU,Australia\/Sydney,Mia Chen,mia\.\w+@example\.com,1,active,38\.16,0\.00,1046\.72,,20\d\d-/,
    );
    expect(more).toEqual([]);
  }, 40_000);

  it('says who works there without addresses, and what we did there', async () => {
    const mia = await world.owner();
    await world.colleague(mia, ['campaign-editor']);
    const found = the<object[]>(await admin.ask(people, { id: mia.tenantId }));
    expect(found).toMatchObject([
      { id: mia.userId, name: 'Mia Chen', status: 'active', permissions: ['owner'], lastSignInAt: expect.any(String) },
      { name: 'Sam Lee', permissions: ['campaign-editor'] },
    ]);
    expect(JSON.stringify(found)).not.toContain('@');
    const askedAt = Date.now();
    const support = await lookAt(world, mia, { admin });
    const { supportUntil } = the<{ supportUntil: string }>(await admin.ask(one, { id: mia.tenantId }));
    expect(Date.parse(supportUntil)).toBeGreaterThanOrEqual(askedAt + 24 * 3_600_000);
    expect(Date.parse(supportUntil)).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
    the(await support.ask('{ users { count } }'));
    await eventually(async () =>
      expect(the(await admin.ask(acts, { id: mia.tenantId }))).toMatchObject([
        { by: 'Ava Stone', action: 'support.looked', reason: null, amount: null },
      ]),
    );
    for (const document of [people, acts])
      expect((await admin.ask(document, { id: newId() })).error?.code).toBe('not-found');
  });
});
