import type { Database } from '@bellbird/database';
import { seeded } from '@bellbird/testing';
import type { ResourceActor } from '../resource/resource.js';
import { holds, lower, type Filter } from '../testing/oracle.js';
import { alice, bob, peopleDatabase, person } from '../testing/people.js';
import { randomFilter } from '../testing/random-filters.js';
import { randomRow, storePeople, tagIds, type Row } from '../testing/random-people.js';
import { listValues, mostValues, type FieldValue, type ValuesWanted } from './list-values.js';

let db: Database;
let drop: () => Promise<void>;
const rows = new Map<string, Row[]>();

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  await seeded(async (seed) => {
    for (const { tenantId } of [alice, bob]) {
      const own = Array.from({ length: 200 }, (_, at) => randomRow(seed, at % 5 === 0));
      rows.set(tenantId, own);
      await db.tenant(tenantId, (tx) => storePeople(tx, own));
    }
  });
});
afterAll(() => drop());

const values = (wanted: ValuesWanted, actor: ResourceActor = alice, resource = person): Promise<FieldValue[]> =>
  db.tenant(actor.tenantId, (tx) => listValues(tx, resource, actor, wanted));

const heldBy: Readonly<Record<string, (row: Row) => readonly (string | null)[]>> = {
  // Its key column alone is declared, so it is listed lower-cased.
  name: ({ name }) => [name === null ? null : lower(name)],
  email: ({ email }) => [email],
  'attributes.suburb': ({ suburb }) => [suburb],
  plan: ({ plan }) => [plan],
  status: ({ status }) => [status],
  happy: ({ happy }) => [happy === null ? 'undetermined' : happy ? 'yes' : 'no'],
  tags: ({ tags }) => tags,
};

const codePoints = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
const often = (a: [string, number], b: [string, number]): number => b[1] - a[1] || codePoints(a[0], b[0]);

function countOf(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(often);
}

/** The same by hand: one value for all spellings that differ in case alone, said as most say it. */
function expected(field: string, search: string, chosen: readonly Row[]): FieldValue[] {
  const held = chosen
    .flatMap((row) => heldBy[field]?.(row) ?? [])
    .filter((text): text is string => text !== null && text !== '' && lower(text).includes(lower(search)));
  return countOf(held.map(lower))
    .slice(0, mostValues)
    .map(([key, count]) => ({ value: countOf(held.filter((text) => lower(text) === key))[0]?.[0] ?? '', count }));
}

describe('the values of a field', () => {
  it('are those of the rows that the filters leave, the most frequent first', async () => {
    await seeded(async (seed) => {
      for (const field of Object.keys(heldBy)) {
        for (let nth = 0; nth < 12; nth += 1) {
          const actor = seed.pick([alice, bob]);
          const filters: Filter[] = Array.from({ length: seed.int(0, 2) }, () => randomFilter(seed, 2));
          const search = seed.pick(['', '', 'o', 'GOLD', '%', '_', '7', 's']);
          const chosen = (rows.get(actor.tenantId) ?? []).filter(
            (row) => !row.trashed && filters.every((filter) => holds(row, filter, actor)),
          );
          const wanted = { field, search, filters, filtersMatch: 'all' };
          expect({ wanted, data: await values(wanted, actor) }).toEqual({
            wanted,
            data: expected(field, search, chosen),
          });
        }
      }
    });
  });

  it('are fifty at most', async () => {
    const crowd = await seeded((seed) =>
      Array.from({ length: 120 }, (_, at) => ({ ...randomRow(seed), tags: [], suburb: `Suburb ${at % 60}` })),
    );
    const carol = { ...alice, tenantId: '01920000-0000-7000-8000-0000000000a3' };
    await db.tenant(carol.tenantId, (tx) => storePeople(tx, crowd));
    const found = await values({ field: 'attributes.suburb' }, carol);
    expect([found.length, new Set(found.map(({ count }) => count))]).toEqual([50, new Set([2])]);
    expect(await values({ field: 'attributes.suburb', search: 'SUBURB 7' }, carol)).toEqual([
      { value: 'Suburb 7', count: 2 },
    ]);
  });

  it('are counted among the rows that the asker sees', async () => {
    const onlyTagged = { ...person, visibleTo: () => 't.happy = true' };
    expect(await values({ field: 'happy' }, alice, onlyTagged)).toEqual([
      { value: 'yes', count: (rows.get(alice.tenantId) ?? []).filter((row) => !row.trashed && row.happy).length },
    ]);
    const tagged = await values({ field: 'tags' }, alice, onlyTagged);
    expect(tagged.map(({ value }) => value).sort()).toEqual(tagIds);
    expect(tagged[0]?.count).toBeLessThan((await values({ field: 'tags' }))[0]?.count ?? 0);
  });

  it.each<[string, Partial<ValuesWanted>, string]>([
    ['a number', { field: 'score' }, 'field'],
    ['a date', { field: 'createdAt' }, 'field'],
    ['a field that is not there', { field: 'secret' }, 'field'],
    ['a custom field that is not there', { field: 'attributes.nope' }, 'field'],
    ['a custom field that is a number', { field: 'attributes.onlyLive' }, 'field'],
    ['a search that no text can be', { search: 'a\0' }, 'search'],
    ['a search that is too long', { search: 'a'.repeat(1_001) }, 'search'],
    [
      'a filter that is none',
      { filters: [{ field: 'secret', type: 'text', operation: 'equals', value: 'a' }] },
      'filters[0].field',
    ],
  ])('of %s are refused', async (_, wrong, field) => {
    await expect(values({ field: 'name', ...wrong })).rejects.toMatchObject({ statusCode: 400, fields: [{ field }] });
  });
});
