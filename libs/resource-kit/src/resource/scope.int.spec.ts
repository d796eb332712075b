import { nilTenant } from '@bellbird/auth';
import { newId, type Database, type Tx } from '@bellbird/database';
import type { ResourceContext } from '../graphql/context.js';
import { countRows } from '../read/count-rows.js';
import { listRows } from '../read/list-rows.js';
import { readRow } from '../read/read-rows.js';
import { referenceResolver } from '../read/references.js';
import { alice, bob, peopleDatabase, person } from '../testing/people.js';
import { bulkChange } from '../write/bulk-change.js';
import { deleteRow } from '../write/delete-rows.js';
import { restoreRow } from '../write/restore-rows.js';
import { updateRow } from '../write/update-row.js';
import { completeResource } from './complete-resource.js';
import { field } from './field-builders.js';

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
});
afterAll(() => drop());

const now = new Date('2026-03-02T01:00:00.000Z');

async function insertPerson(tenantId: string, name: string, trashed = false): Promise<string> {
  const id = newId();
  await db.tenant(tenantId, (tx) =>
    tx.execute(
      'insert into person (tenant_id, id, name, created_at, updated_at, trashed_at) values ($1, $2, $3, now(), now(), case when $4::boolean then now() end)',
      [tenantId, id, name, trashed],
    ),
  );
  return id;
}

describe('rows that only some people of a tenant may see', () => {
  const mine = completeResource({
    ...declarationOf(person),
    visibleTo: (actor, bind) => `t.name = ${bind(actor.userId, 'text')}`,
  });

  it('are the same as none to all others, in every call', async () => {
    const own = await insertPerson(alice.tenantId, alice.userId);
    const colleagues = [
      await insertPerson(alice.tenantId, 'somebody else'),
      await insertPerson(alice.tenantId, 'somebody else', true),
    ];
    await db.tenant(alice.tenantId, async (tx) => {
      expect((await listRows(tx, mine, alice, {})).data.map((each) => each.id)).toEqual([own]);
      expect(await countRows(tx, mine, alice, { view: 'live' })).toEqual({ count: 1, countIsExact: true });
      expect((await listRows(tx, mine, alice, {}, 'trash')).data).toEqual([]);
      const writing = { tx, resource: mine, actor: alice, now };
      for (const id of colleagues) {
        for (const call of [
          () => readRow(tx, mine, alice, id),
          () => updateRow(writing, id, { name: 'x' }),
          () => deleteRow(writing, id, false),
          () => deleteRow(writing, id, true),
          () => restoreRow(writing, id),
        ]) {
          await expect(call()).rejects.toMatchObject({ code: 'not-found' });
        }
      }
      expect(await bulkChange(writing, 'delete', { data: [own, ...colleagues] }, 'live')).toEqual({
        affected: 1,
        job: null,
      });
      expect(await bulkChange(writing, 'restore', { all: true }, 'trash')).toEqual({ affected: 1, job: null });
    });
  });
});

describe('rows of the platform', () => {
  const sender = completeResource({
    type: 'Sender',
    one: 'sender',
    many: 'senders',
    table: 'sender',
    withPlatformRows: true,
    versioned: false,
    updatedAtColumn: null,
    fields: { id: field.id(), name: field.text({ column: 'name' }) },
    defaultSort: 'name:asc',
    select: { id: 't.id', name: 't.name' },
    access: { read: 'member' },
  });

  it('are in every tenant’s list, and nobody’s to change', async () => {
    const [shared, own] = [newId(), newId()];
    await db.system((tx) => tx.execute(`insert into sender values ($1, $2, 'shared')`, [nilTenant, shared]));
    await db.tenant(alice.tenantId, (tx) =>
      tx.execute(`insert into sender values ($1, $2, 'own')`, [alice.tenantId, own]),
    );
    await db.tenant(bob.tenantId, async (tx) =>
      expect((await listRows(tx, sender, bob, {})).data.map((each) => each.id)).toEqual([shared]),
    );
    await db.tenant(alice.tenantId, async (tx) => {
      expect((await listRows(tx, sender, alice, {})).data.map((each) => each.id)).toEqual([own, shared]);
      const writing = { tx, resource: sender, actor: alice, now };
      await expect(deleteRow(writing, shared, false)).rejects.toMatchObject({ code: 'not-found' });
      await expect(updateRow(writing, shared, {})).rejects.toMatchObject({ code: 'not-found' });
      expect(await bulkChange(writing, 'delete', { all: true }, 'live')).toEqual({ affected: 1, job: null });
    });
  });
});

describe('references', () => {
  it('of one request are one query, null where they are another tenant’s or no ids', async () => {
    const [mine, theirs] = [await insertPerson(alice.tenantId, 'a'), await insertPerson(bob.tenantId, 'b')];
    let reads = 0;
    const read = <T>(context: ResourceContext, work: (tx: Tx) => Promise<T>): Promise<T> => (
      reads++,
      db.tenant(context.caller?.tenantId ?? nilTenant, work)
    );
    const resolve = referenceResolver(person, { read });
    const context: ResourceContext = {
      caller: { kind: 'service', service: 'campaigns', tenantId: alice.tenantId },
      remoteAddress: '',
      now: new Date(),
      loaders: new Map(),
    };
    const found = await Promise.all(
      [mine, theirs, newId(), 'x', mine.toUpperCase(), mine].map((id) => resolve({ id }, context)),
    );
    expect(found.map((each) => each?.id ?? null)).toEqual([mine, null, null, null, mine, mine]);
    expect(reads).toBe(1);
    await expect(
      (async () => resolve({ id: mine }, { caller: null, remoteAddress: '', now: new Date(), loaders: new Map() }))(),
    ).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});

/** A declaration to start from. */
function declarationOf<T extends { verbs: unknown }>({ verbs: _, ...rest }: T): Omit<T, 'verbs'> {
  return rest;
}
