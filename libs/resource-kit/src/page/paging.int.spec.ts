import type { Database } from '@bellbird/database';
import { seeded, type Seed } from '@bellbird/testing';
import { listRows, type Page } from '../read/list-rows.js';
import { compareRows } from '../testing/oracle.js';
import { alice, bob, peopleDatabase, person, type Person } from '../testing/people.js';
import { randomRow, storePeople, type Row } from '../testing/random-people.js';
import { writeCursor } from './cursor.js';

let db: Database;
let drop: () => Promise<void>;
let rows: Row[];

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  await seeded(async (seed) => {
    for (const { tenantId } of [alice, bob]) {
      rows = Array.from({ length: 150 }, () => randomRow(seed));
      await db.tenant(tenantId, (tx) => storePeople(tx, rows));
    }
  });
});
afterAll(() => drop());

const sortable = [
  'name',
  'email',
  'score',
  'visits',
  'born',
  'seenAt',
  'createdAt',
  'happy',
  'status',
  'plan',
  'attributes.suburb',
  'id',
];

function randomSort({ int, pick }: Seed): string {
  const keys = new Set(Array.from({ length: int(1, 3) }, () => pick(sortable)));
  return [...keys].map((key) => `${key}:${pick(['asc', 'desc'])}`).join(',');
}

describe('pages of a list', () => {
  it('by cursor visit each row exactly once, in the order of the contract, whatever the order is', async () => {
    await seeded(async (seed) => {
      await db.tenant(bob.tenantId, async (tx) => {
        for (let nth = 0; nth < 80; nth += 1) {
          const sortBy = randomSort(seed);
          const limit = seed.int(7, 90);
          const seen: string[] = [];
          let after: string | null = null;
          do {
            const page: Page<Person> = await listRows(tx, person, bob, { sortBy, limit, after });
            seen.push(...page.data.map((each) => each.id));
            expect(page).toMatchObject({ count: 150, countIsExact: true, hasMore: page.nextCursor !== null });
            after = page.nextCursor;
          } while (after !== null);
          expect({ sortBy, limit, seen }).toEqual({
            sortBy,
            limit,
            seen: [...rows].sort(compareRows(sortBy)).map((row) => row.id),
          });
        }
      });
    });
  });

  it('by skip are the same', async () => {
    await seeded(async (seed) => {
      await db.tenant(bob.tenantId, async (tx) => {
        for (let nth = 0; nth < 40; nth += 1) {
          const sortBy = randomSort(seed);
          const [skip, limit] = [seed.int(0, 160), seed.int(1, 60)];
          const page = await listRows(tx, person, bob, { sortBy, skip, limit });
          const all = [...rows].sort(compareRows(sortBy));
          expect({ sortBy, skip, limit, ids: page.data.map((each) => each.id) }).toEqual({
            sortBy,
            skip,
            limit,
            ids: all.slice(skip, skip + limit).map((row) => row.id),
          });
          expect(page).toMatchObject({ count: 150, countIsExact: true, hasMore: skip + limit < 150 });
        }
      });
    });
  });

  it('are newest first without an order, and as large as a page may be without a limit', async () => {
    await db.tenant(bob.tenantId, async (tx) => {
      const page = await listRows(tx, person, bob, {});
      expect(page.data.map((each) => each.id)).toEqual(
        [...rows].sort(compareRows('createdAt:desc')).map((row) => row.id),
      );
      expect(page).toMatchObject({ count: 150, hasMore: false, nextCursor: null });
    });
  });

  it('come hydrated, by one query a page', async () => {
    await db.tenant(bob.tenantId, async (tx) => {
      let queries = 0;
      const counting = {
        ...tx,
        query: (sql: string, values?: readonly unknown[]) => (queries++, tx.query(sql, values)),
      } as typeof tx;
      const page = await listRows(counting, person, bob, { limit: 100 }, 'live', false);
      expect(queries).toBe(3);
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const each of page.data) expect(each.tags).toEqual(byId.get(each.id)?.tags);
    });
  });

  it('tell what is added to rows which members are wanted', async () => {
    const asked: boolean[] = [];
    const telling: typeof person = {
      ...person,
      hydrate: async (_tx, _actor, _rows, wants) => void asked.push(wants('tags')),
    };
    await db.tenant(bob.tenantId, async (tx) => {
      await listRows(tx, telling, bob, {}, 'live', true, (member) => member === 'name');
      await listRows(tx, telling, bob, {}, 'live', true, (member) => member === 'tags');
      await listRows(tx, telling, bob, {});
    });
    expect(asked).toEqual([false, true, true]);
  });

  it('refuse a cursor whose values are none of their column', async () => {
    const sort = 'createdAt:desc';
    for (const value of ['the other day', '2026-13-01', '99999999-01-01', '']) {
      const after = writeCursor(sort, { keys: [value], id: bob.tenantId });
      await expect(
        db.tenant(bob.tenantId, (tx) => listRows(tx, person, bob, { sortBy: sort, after })),
      ).rejects.toMatchObject({ statusCode: 400, fields: [{ field: 'after' }] });
    }
  });

  it('show nothing of another tenant through its cursor', async () => {
    const { nextCursor } = await db.tenant(bob.tenantId, (tx) => listRows(tx, person, bob, { limit: 10 }));
    const page = await db.tenant(alice.tenantId, (tx) => listRows(tx, person, alice, { after: nextCursor }));
    const theirs = new Set(rows.map((row) => row.id));
    expect(page.data.some((each) => theirs.has(each.id))).toBe(false);
  });
});
