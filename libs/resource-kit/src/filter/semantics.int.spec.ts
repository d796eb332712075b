import type { Database, Tx } from '@bellbird/database';
import { seeded } from '@bellbird/testing';
import { planQuery } from '../page/plan-query.js';
import { writeStatement } from '../page/statements.js';
import { countRows } from '../read/count-rows.js';
import type { View } from '../resource/resource.js';
import { holds, type Filter } from '../testing/oracle.js';
import { alice, bob, peopleDatabase, person } from '../testing/people.js';
import { randomRow, storePeople, tagIds, words, type Row } from '../testing/random-people.js';

let db: Database;
let drop: () => Promise<void>;
const rows = new Map<string, Row[]>();

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  await seeded(async (seed) => {
    for (const { tenantId } of [alice, bob]) {
      const own = Array.from({ length: 400 }, (_, at) => randomRow(seed, at % 5 === 0));
      rows.set(tenantId, own);
      await db.tenant(tenantId, (tx) => storePeople(tx, own));
    }
  });
});
afterAll(() => drop());

const texts = [...words, '', 'o', '%', '_', '\\', 'MCD', 'nobody'];
const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-04-05', '2026-10-04', '2000-01-01'];
const ordered = ['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual'];
const each = (fields: string[], type: string, operations: string[], values: unknown[]): Filter[] =>
  fields.flatMap((field) =>
    operations.flatMap((operation) => values.map((value) => ({ field, type, operation, value }))),
  );

/** Every operation of every type, on every kind of column, with values that meet the rows. */
const table: Filter[] = [
  ...each(
    ['name', 'email', 'attributes.suburb'],
    'text',
    ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith'],
    [...texts, '@X.', 'b@x.au'],
  ),
  ...each(['score', 'visits'], 'number', ordered, [-1.5, 0, 0.1, 2, 3.5, 1e12]),
  ...each(
    ['score', 'visits'],
    'number',
    ['inRange'],
    [
      [0, 2],
      [2, 2],
      [2, 0],
      [0.5, 3.5],
    ],
  ),
  ...each(['createdAt', 'seenAt', 'born'], 'date', ordered, days),
  ...each(
    ['createdAt', 'seenAt', 'born'],
    'date',
    ['inRange'],
    [
      ['2026-03-01', '2026-03-02'],
      ['2026-03-01', '2026-03-01'],
      ['2026-03-02', '2026-03-01'],
      ['1999-01-01', '2030-01-01'],
    ],
  ),
  ...each(['happy'], 'boolean', ['equals'], ['undetermined', 'yes', 'no']),
  ...each(['status'], 'enum', ['equals', 'notEqual'], ['subscribed', 'pending']),
  ...each(['status'], 'enum', ['one', 'none'], [[], ['subscribed'], ['subscribed', 'pending', 'subscribed']]),
  ...each(['plan'], 'categories', ['one', 'all', 'none'], [[], ['gold'], ['GOLD', 'silver'], ['nothing']]),
  ...each(
    ['tags'],
    'tags',
    ['one', 'all', 'none'],
    [[], tagIds.slice(0, 1), tagIds.slice(0, 2), tagIds, [tagIds[0], '01920000-0000-7000-8000-000000000799']],
  ),
  ...each(['plan', 'tags'], 'categories', ['none-any'], [undefined]).map((filter) =>
    filter.field === 'tags' ? { ...filter, type: 'tags' } : filter,
  ),
];

async function found(tx: Tx, view: View, filters: Filter[], filtersMatch: string, actor = alice): Promise<string[]> {
  const planned = await planQuery(tx, person, actor, { view, filters, filtersMatch });
  const ids = await tx.query<{ id: string }>(
    writeStatement(planned, `${planned.rowId} as id`, [], [], 1_000),
    planned.parameters.values,
  );
  return ids.map((row) => row.id).sort();
}

const expected = (view: View, actor: typeof alice, condition: (row: Row) => boolean): string[] =>
  (rows.get(actor.tenantId) ?? [])
    .filter((row) => row.trashed === (view === 'trash') && condition(row))
    .map((row) => row.id)
    .sort();

describe('filters mean what the contract says', () => {
  for (const actor of [alice, bob]) {
    for (const view of ['live', 'trash'] as const) {
      it(`one by one, ${view}, in ${actor.timeZone}`, async () => {
        await db.tenant(actor.tenantId, async (tx) => {
          for (const filter of table) {
            const ids = await found(tx, view, [filter], 'all', actor);
            expect({ filter, ids }).toEqual({
              filter,
              ids: expected(view, actor, (row) => holds(row, filter, actor.timeZone)),
            });
          }
        });
      });
    }
  }

  it('joined with all and any, and nested', async () => {
    await seeded(async ({ pick, int }) => {
      const tree = (depth: number): Filter =>
        depth === 0 || int(0, 2) === 0
          ? pick(table)
          : {
              type: 'conditional',
              operator: pick(['AND', 'OR']),
              filters: Array.from({ length: int(1, 3) }, () => tree(depth - 1)),
            };
      await db.tenant(alice.tenantId, async (tx) => {
        for (let nth = 0; nth < 300; nth += 1) {
          const filters = Array.from({ length: int(0, 3) }, () => tree(3));
          const match = pick(['all', 'any'] as const);
          const condition = (row: Row): boolean =>
            filters.length === 0
              ? true
              : filters[match === 'any' ? 'some' : 'every']((filter) => holds(row, filter, alice.timeZone));
          const ids = await found(tx, 'live', filters, match);
          expect({ filters, match, ids }).toEqual({ filters, match, ids: expected('live', alice, condition) });
          expect(await countRows(tx, person, alice, { view: 'live', filters, filtersMatch: match })).toEqual({
            count: ids.length,
            countIsExact: true,
          });
        }
      });
    });
  });

  it('never over another tenant’s rows, even asked for by their ids', async () => {
    const theirs = (rows.get(bob.tenantId) ?? []).map((row) => row.id);
    const filters = [{ field: 'id', type: 'enum', operation: 'one', value: theirs }];
    await db.tenant(alice.tenantId, async (tx) => expect(await found(tx, 'live', filters, 'all')).toEqual([]));
  });

  it('takes the day of an instant in the tenant’s zone', async () => {
    const instant = { field: 'createdAt', type: 'date', operation: 'equals', value: '2026-03-01T13:30:00Z' };
    const day = { ...instant, value: '2026-03-02' };
    await db.tenant(alice.tenantId, async (tx) =>
      expect(await found(tx, 'live', [instant], 'all')).toEqual(await found(tx, 'live', [day], 'all')),
    );
  });
});
