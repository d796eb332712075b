import { isProductError } from '@bellbird/errors';
import { planQuery } from '../page/plan-query.js';
import { noDatabase } from '../testing/no-database.js';
import { alice, person } from '../testing/people.js';

const planned = (filters: unknown, filtersMatch: unknown = 'all') =>
  planQuery(noDatabase, person, alice, { view: 'live', filters, filtersMatch });
const condition = async (filter: object) => {
  const query = await planned([filter]);
  return query.where.at(-1);
};

async function fieldOf(filters: unknown, filtersMatch?: unknown): Promise<string | undefined> {
  try {
    await planned(filters, filtersMatch);
    return undefined;
  } catch (error) {
    if (!isProductError(error)) throw error;
    expect(error.statusCode).toBe(400);
    return error.fields[0]?.field;
  }
}

const daysOutOfBounds: [string, unknown][] = [
  ['before-days-ago', -1],
  ['before-days-ago', 36_501],
  ['before-days-ago', 1.5],
  ['before-days-ago', '30'],
  ['within-days-ago', 36_501],
  ['within-days-ahead', -1],
  ['anniversary-in-month', 0],
  ['anniversary-in-month', 13],
  ['anniversary-within-days', 367],
  ['anniversary-within-days', [1]],
];
const name = (operation: string, value?: unknown) => ({ field: 'name', type: 'text', operation, value });
const nest = (depth: number): unknown =>
  depth === 0 ? name('equals', 'a') : { type: 'conditional', operator: 'AND', filters: [nest(depth - 1)] };

describe('filters that are not declared', () => {
  it.each<[string, unknown, string]>([
    ['a field', [{ field: 'secret', type: 'text', operation: 'equals', value: 'a' }], 'filters[0].field'],
    [
      'a member of every object',
      [{ field: 'constructor', type: 'text', operation: 'equals', value: 'a' }],
      'filters[0].field',
    ],
    [
      'an attribute',
      [name('equals', 'a'), { field: 'attributes.nope', type: 'text', operation: 'equals', value: 'a' }],
      'filters[1].field',
    ],
    ['a type', [{ field: 'name', type: 'number', operation: 'equals', value: 1 }], 'filters[0].type'],
    ['a type of every object', [{ field: 'name', type: 'toString', operation: 'equals', value: 1 }], 'filters[0].type'],
    ['an operation of another type', [name('inRange', ['a', 'b'])], 'filters[0].operation'],
    [
      'notEqual of booleans',
      [{ field: 'happy', type: 'boolean', operation: 'notEqual', value: 'yes' }],
      'filters[0].operation',
    ],
    [
      'a nested operation',
      [{ type: 'conditional', operator: 'OR', filters: [name('equals', 'a'), name('like', 'a')] }],
      'filters[0].filters[1].operation',
    ],
    ['an operator', [{ type: 'conditional', operator: 'XOR', filters: [name('equals', 'a')] }], 'filters[0].operator'],
    ['an empty conditional', [{ type: 'conditional', operator: 'AND', filters: [] }], 'filters[0].filters'],
    ['no type', [{ field: 'name', operation: 'equals', value: 'a' }], 'filters[0].type'],
    ['no list', { field: 'name' }, 'filters'],
    ['a text for a list', '[]', 'filters'],
    ['no object', [null], 'filters[0]'],
    ['51 conditions', Array.from({ length: 51 }, () => name('equals', 'a')), 'filters[50]'],
    ['four deep', [nest(4)], 'filters[0].filters[0].filters[0].filters[0]'],
  ])('refuses %s', async (_, filters, expected) => {
    expect(await fieldOf(filters)).toBe(expected);
  });

  it.each<[object, string]>([
    [{ field: 'secret', type: 'text', operation: 'equals', value: 'a' }, 'There is no field "secret" to filter by.'],
    [{ field: 'name', type: 'number', operation: 'equals', value: 1 }, '"name" is of type text, not "number".'],
    [
      name('inRange', ['a', 'b']),
      '"name" takes contains, notContains, equals, notEqual, startsWith, endsWith, one, none, not "inRange".',
    ],
    [
      { field: 'createdAt', type: 'date', operation: 'before-days-ago', value: 36_501 },
      'Give a whole number from 0 to 36,500.',
    ],
    [
      { field: 'createdAt', type: 'date', operation: 'anniversary-in-month', value: 13 },
      'Give a whole number from 1 to 12.',
    ],
    [
      { field: 'x'.repeat(5_000), type: 'text', operation: 'equals', value: 'a' },
      `There is no field "${'x'.repeat(100)}" to filter by.`,
    ],
  ])('says what was asked for and what there is: %j', async (filter, message) => {
    await expect(planQuery(noDatabase, person, alice, { view: 'live', filters: [filter] })).rejects.toMatchObject({
      fields: [{ message }],
    });
  });

  it.each<[string, object]>([
    ['text that is a number', name('contains', 5)],
    ['text with NUL', name('contains', 'a\0b')],
    ['half a surrogate pair', name('contains', '\ud800')],
    ['text that is too long', name('contains', 'a'.repeat(1001))],
    ['a number in text', { field: 'score', type: 'number', operation: 'equals', value: '5' }],
    ['not a number', { field: 'score', type: 'number', operation: 'equals', value: Number.NaN }],
    ['half a range', { field: 'score', type: 'number', operation: 'inRange', value: [1] }],
    ['a day that does not exist', { field: 'createdAt', type: 'date', operation: 'equals', value: '2026-02-29' }],
    ['a day the wrong way round', { field: 'createdAt', type: 'date', operation: 'equals', value: '29-01-2026' }],
    ['text among others that is a number', name('one', ['a', 5])],
    ...daysOutOfBounds.map(([operation, value]): [string, object] => [
      `${operation} of ${JSON.stringify(value)}`,
      { field: 'createdAt', type: 'date', operation, value },
    ]),
    ['a boolean of JSON', { field: 'happy', type: 'boolean', operation: 'equals', value: true }],
    ['an unknown word', { field: 'status', type: 'enum', operation: 'one', value: ['subscribed', 'gone'] }],
    ['a word of every object', { field: 'status', type: 'enum', operation: 'equals', value: 'constructor' }],
    ['a tag that is no id', { field: 'tags', type: 'tags', operation: 'one', value: ['vip'] }],
    ['an id that is none', { field: 'id', type: 'text', operation: 'equals', value: '1 or 1=1' }],
  ])('refuses %s and names the value', async (_, filter) => {
    expect(await fieldOf([filter])).toBe('filters[0].value');
  });

  it.each([
    ['0999-12-31', 'Give a date from 1000-01-01 to 9998-12-31.'],
    ['9999-06-01T00:00:00Z', 'Give a date from 1000-01-01 to 9998-12-31.'],
    ['2026-02-29', 'There is no such date.'],
    ['29-01-2026', 'Give a date as YYYY-MM-DD.'],
    [['2026-01-01'], 'Give a date as YYYY-MM-DD.'],
  ])('says what is wrong with the day %j', async (value, message) => {
    const filter = { field: 'createdAt', type: 'date', operation: 'equals', value };
    await expect(planQuery(noDatabase, person, alice, { view: 'live', filters: [filter] })).rejects.toMatchObject({
      fields: [{ field: 'filters[0].value', message }],
    });
  });

  it.each([
    ['status', 'enum', ['equals', 'one', 'none'], /^Give one of subscribed, /],
    ['tags', 'tags', ['one', 'all', 'none'], 'This is not an id.'],
    ['id', 'text', ['equals', 'one'], 'This is not an id.'],
  ])('asks for what %s takes where a value is no text at all', async (field, type, operations, message) => {
    for (const operation of operations)
      for (const value of [null, 5, [null]])
        await expect(planned([{ field, type, operation, value }])).rejects.toMatchObject({
          fields: [{ field: 'filters[0].value', message: expect.stringMatching(message) as string }],
        });
  });

  it('refuses a match that is neither all nor any', async () => {
    expect(await fieldOf([], 'some')).toBe('filtersMatch');
  });

  it('takes 50 conditions, three deep', async () => {
    expect(await fieldOf([nest(3), ...Array.from({ length: 49 }, () => name('equals', 'a'))])).toBeUndefined();
  });
});

describe('filters as SQL', () => {
  it('joins two conditions on one field with and', async () => {
    const { where } = await planned([name('startsWith', 'a'), name('endsWith', 'z')]);
    expect(where.at(-1)).toBe('(starts_with(t.name_key, lower($2::text)) and t.name_key like lower($3::text))');
  });

  it('writes days ago and ahead as ranges from the day of the tenant, which an index serves', async () => {
    // 00:30 of 2 March in Sydney, while it is still the 1st in London.
    const { where, parameters } = await planned([
      { field: 'seenAt', type: 'date', operation: 'within-days-ago', value: 1 },
      { field: 'born', type: 'date', operation: 'before-days-ago', value: 0 },
    ]);
    expect(where.at(-1)).toBe('((t.seen_at >= $2::timestamptz and t.seen_at < $3::timestamptz) and t.born < $4::date)');
    expect(parameters.values.slice(1)).toEqual(['2026-02-28T13:00:00.000Z', '2026-03-02T13:00:00.000Z', '2026-03-02']);
  });

  it('escapes what LIKE would take for a wildcard', async () => {
    const { parameters } = await planned([name('contains', '50%_\\')]);
    expect(parameters.values.at(-1)).toBe('%50\\%\\_\\\\%');
  });

  it('puts no value into the text', async () => {
    const evil = `'; drop table person; --`;
    const { where, parameters } = await planned(
      [name('equals', evil), { field: 'plan', type: 'categories', operation: 'one', value: [evil] }],
      'any',
    );
    expect(where.join()).not.toContain('drop');
    expect(parameters.values).toContain(evil);
  });

  it('holds "in nothing" for false and "in none of nothing" for true', async () => {
    for (const [field, type] of [
      ['status', 'enum'],
      ['tags', 'tags'],
      ['plan', 'categories'],
    ] as const) {
      expect(await condition({ field, type, operation: 'one', value: [] })).toBe('false');
    }
    const { where } = await planned([{ field: 'plan', type: 'categories', operation: 'none', value: [] }]);
    expect(where).toEqual(['t.tenant_id = $1::uuid', 't.trashed_at is null']);
  });

  it('asks the side table alone where it has every field, and joins it where it has not', async () => {
    const suburb = { field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Kew' };
    expect((await planQuery(noDatabase, person, alice, { view: 'live', filters: [suburb], sortBy: '' })).from).toBe(
      'person_filter f',
    );
    expect(
      (await planQuery(noDatabase, person, alice, { view: 'live', filters: [suburb], sortBy: 'name:asc' })).from,
    ).toBe('person t join person_filter f on f.person_id = t.id and f.tenant_id = $1::uuid');
    expect((await planQuery(noDatabase, person, alice, { view: 'live', sortBy: '' })).from).toBe('person t');
    expect((await planQuery(noDatabase, person, alice, { view: 'trash', filters: [suburb], sortBy: '' })).from).toBe(
      'person t',
    );
  });

  it('does not know in the trash what stands on live rows alone', async () => {
    const filters = [{ field: 'attributes.onlyLive', type: 'number', operation: 'equals', value: 1 }];
    await expect(planQuery(noDatabase, person, alice, { view: 'trash', filters })).rejects.toMatchObject({
      fields: [{ field: 'filters[0].field' }],
    });
  });
});
