import type { Database, Tx } from '@bellbird/database';
import { seeded, type Seed } from '@bellbird/testing';
import { planQuery } from '../page/plan-query.js';
import { writeStatement } from '../page/statements.js';
import { countRows } from '../read/count-rows.js';
import { Parameters } from '../resource/parameters.js';
import type { ResourceActor, View } from '../resource/resource.js';
import { holds, type Filter } from '../testing/oracle.js';
import { alice, bob, peopleDatabase, person } from '../testing/people.js';
import { everyFilter, randomFilter } from '../testing/random-filters.js';
import { randomRow, storePeople, type Row } from '../testing/random-people.js';

let db: Database;
let drop: () => Promise<void>;
const rows = new Map<string, Row[]>();

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  await seeded(async (seed) => {
    for (const { tenantId } of [alice, bob]) {
      const own = Array.from({ length: 150 }, (_, at) => randomRow(seed, at % 5 === 0));
      rows.set(tenantId, own);
      await db.tenant(tenantId, (tx) => storePeople(tx, own));
    }
  });
});
afterAll(() => drop());

/** A question and who asks it, where and when. */
interface Asked {
  actor: ResourceActor;
  view: View;
  filters: Filter[];
  filtersMatch: 'all' | 'any';
}

/** The ids that each leaves: many questions of one tenant in a statement. */
async function found(tx: Tx, batch: readonly Asked[]): Promise<string[][]> {
  const parameters = new Parameters();
  const selects: string[] = [];
  for (const [at, { actor, ...wanted }] of batch.entries()) {
    const planned = await planQuery(tx, person, actor, wanted, parameters);
    selects.push(`select ${at} as at, array(${writeStatement(planned, planned.rowId, [], [], 1_000)})::text[] as ids`);
  }
  const answers = await tx.query<{ at: number; ids: string[] }>(selects.join('\nunion all\n'), parameters.values);
  return answers.sort((a, b) => a.at - b.at).map(({ ids }) => ids.sort());
}

function expected({ actor, view, filters, filtersMatch }: Asked): string[] {
  const one = (row: Row) => (filter: Filter) => holds(row, filter, actor);
  return (rows.get(actor.tenantId) ?? [])
    .filter((row) => row.trashed === (view === 'trash'))
    .filter((row) => filters.length === 0 || filters[filtersMatch === 'any' ? 'some' : 'every'](one(row)))
    .map((row) => row.id)
    .sort();
}

const atOnce = 100;

async function compare(all: readonly Asked[]): Promise<void> {
  let compared = 0;
  for (const { tenantId } of [alice, bob]) {
    const own = all.filter(({ actor }) => actor.tenantId === tenantId);
    await db.tenant(tenantId, async (tx) => {
      for (let from = 0; from < own.length; from += atOnce) {
        const batch = own.slice(from, from + atOnce);
        const answers = await found(tx, batch);
        for (const [at, asked] of batch.entries()) {
          const right = expected(asked);
          // The matcher takes its time; 10,000 are compared by it only where they differ.
          if (answers[at]?.join() !== right.join())
            expect({ ...asked, ids: answers[at] }).toEqual({ ...asked, ids: right });
        }
        compared += batch.length;
      }
    });
  }
  expect(compared).toBe(all.length);
}

const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'America/Santiago', 'Pacific/Kiritimati', 'UTC'];
/** About midnight of the zones: ends of February with and without a 29th, of the year, and turns of daylight saving. */
const moments = [
  '2026-02-28T12:59:59Z',
  '2026-02-28T13:00:00Z',
  '2028-02-28T20:00:00Z',
  '2024-02-29T02:00:00Z',
  '2026-12-31T13:30:00Z',
  '2026-03-02T03:30:00Z',
  '2026-04-04T13:15:00Z',
  '2026-10-03T14:15:00Z',
];

function randomActor({ pick }: Seed): ResourceActor {
  return { ...pick([alice, bob]), timeZone: pick(zones), now: pick(moments) };
}

describe('filters mean what the contract says', () => {
  it('one by one, live and in the trash', async () => {
    await seeded(async (seed) => {
      const table = everyFilter(seed, 8);
      await compare(
        table.map((filter, at) => ({
          actor: randomActor(seed),
          view: at % 2 === 0 ? 'live' : 'trash',
          filters: [filter],
          filtersMatch: 'all',
        })),
      );
    });
  });

  it('10,000 at random, joined with all and any, and nested', async () => {
    await seeded(async (seed) => {
      await compare(
        Array.from({ length: 10_000 }, () => ({
          actor: randomActor(seed),
          view: seed.pick(['live', 'live', 'trash'] as const),
          filters: Array.from({ length: seed.int(0, 3) }, () => randomFilter(seed, 3)),
          filtersMatch: seed.pick(['all', 'any'] as const),
        })),
      );
    });
  });

  it('to who counts, too', async () => {
    await seeded(async (seed) => {
      await db.tenant(alice.tenantId, async (tx) => {
        for (let nth = 0; nth < 50; nth += 1) {
          const asked: Asked = { actor: alice, view: 'live', filters: [randomFilter(seed, 3)], filtersMatch: 'all' };
          const { actor, ...wanted } = asked;
          const count = { count: expected(asked).length, countIsExact: true };
          expect({ ...asked, count: await countRows(tx, person, actor, wanted) }).toEqual({ ...asked, count });
        }
      });
    });
  });

  it('never over another tenant’s rows, even asked for by their ids', async () => {
    const theirs = (rows.get(bob.tenantId) ?? []).map((row) => row.id);
    const filters = [{ field: 'id', type: 'enum', operation: 'one', value: theirs }];
    await db.tenant(alice.tenantId, async (tx) =>
      expect(await found(tx, [{ actor: alice, view: 'live', filters, filtersMatch: 'all' }])).toEqual([[]]),
    );
  });

  it('takes the day of an instant in the tenant’s zone', async () => {
    const instant = { field: 'createdAt', type: 'date', operation: 'equals', value: '2026-03-01T13:30:00Z' };
    const asked = [instant, { ...instant, value: '2026-03-02' }].map((filter): Asked => ({
      actor: alice,
      view: 'live',
      filters: [filter],
      filtersMatch: 'all',
    }));
    const [byInstant, byDay] = await db.tenant(alice.tenantId, (tx) => found(tx, asked));
    expect(byInstant).toEqual(byDay);
  });
});
