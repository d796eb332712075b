import { noDatabase } from '../testing/no-database.js';
import { alice, person } from '../testing/people.js';
import { readCursor, writeCursor } from './cursor.js';
import { keysetRanges, type OrderKey } from './keyset-ranges.js';
import { pageBounds } from './list-query.js';
import { parseSort, writeSort } from './parse-sort.js';
import { planQuery } from './plan-query.js';

const named = (field: string) =>
  expect.objectContaining({ statusCode: 400, fields: [expect.objectContaining({ field })] });

describe('sortBy', () => {
  it('reads keys and their directions', () => {
    expect(parseSort('lastName:asc, createdAt:desc,id')).toEqual([
      { field: 'lastName', direction: 'asc' },
      { field: 'createdAt', direction: 'desc' },
      { field: 'id', direction: 'asc' },
    ]);
    expect(writeSort(parseSort('a, b:desc'))).toBe('a:asc,b:desc');
  });

  it.each(['a:up', 'a:asc:b', ',', 'a,', 'a:asc,a:desc', 'a,b,c,d,e,f'])('refuses %s', (sortBy) => {
    expect(() => parseSort(sortBy)).toThrow(named('sortBy'));
  });

  it.each(['nothing:asc', 'tags:asc', 'constructor:asc', 'attributes.nope:asc', 'attributes.:asc', 'name_key:asc'])(
    'refuses %s, which is not declared to sort',
    async (sortBy) => {
      await expect(planQuery(noDatabase, person, alice, { view: 'live', sortBy })).rejects.toEqual(named('sortBy'));
    },
  );

  it('sorts an enum by its words, not its codes', async () => {
    const { order } = await planQuery(noDatabase, person, alice, { view: 'live', sortBy: 'status:asc' });
    expect(order[0]?.sql).toBe('(case t.status when 2 then 0 when 3 then 1 when 1 then 2 end)');
  });
});

describe('skip and limit', () => {
  it('takes 0, the default, for as many as a page may hold', () => {
    expect(pageBounds({})).toEqual({ skip: 0, limit: 1000 });
    expect(pageBounds({ limit: 0, skip: 7 })).toEqual({ skip: 7, limit: 1000 });
    expect(pageBounds({ limit: 1000 })).toEqual({ skip: 0, limit: 1000 });
  });

  it.each([
    [{ limit: 1001 }, 'limit'],
    [{ limit: -1 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 2 ** 31 }, 'skip'],
    [{ skip: 1, after: 'x' }, 'skip'],
  ])('refuses %j', (query, field) => {
    expect(() => pageBounds(query)).toThrow(named(field));
  });
});

const key = (sql: string, direction: 'asc' | 'desc', mayBeEmpty: boolean): OrderKey => ({
  sql,
  direction,
  mayBeEmpty,
  castTo: 'text',
});
const id = '01920000-0000-7000-8000-000000000001';

describe('cursor', () => {
  const keys = [key('a', 'asc', true), key('b', 'desc', false)];
  const sort = 'a:asc,b:desc';

  it('comes back as it went', () => {
    const position = { keys: [null, 'x,"é'], id };
    expect(readCursor(writeCursor(sort, position), sort, keys)).toEqual(position);
  });

  it.each<[string, string]>([
    ['of another order', writeCursor('a:asc', { keys: [null], id })],
    ['with too few keys', writeCursor(sort, { keys: [null], id })],
    ['with an empty key that cannot be empty', writeCursor(sort, { keys: [null, null], id })],
    ['with NUL', writeCursor(sort, { keys: [null, 'a\0'], id })],
    ['with no id', writeCursor(sort, { keys: [null, 'a'], id: 'x' })],
    ['that is no cursor', 'nonsense'],
    ['that is empty', ''],
    ['that is other JSON', Buffer.from('{"a":1}').toString('base64url')],
  ])('refuses one %s', (_, after) => {
    expect(() => readCursor(after, sort, keys)).toThrow(named('after'));
  });
});

describe('ranges of an order', () => {
  const written = (...args: Parameters<typeof keysetRanges>) =>
    keysetRanges(...args).map(
      ({ where, orderBy }) => `${where((value) => `<${value}>`).join(' & ')} | ${orderBy.join(', ')}`,
    );

  it('splits a first page at the empties, so that a plain index serves it backwards too', () => {
    expect(written([key('a', 'desc', true)], 'id', null)).toEqual(['a is not null | a desc, id', 'a is null | id']);
    expect(written([key('a', 'desc', false)], 'id', null)).toEqual([' | a desc, id']);
    expect(written([], 'id', null)).toEqual([' | id']);
  });

  it('goes on behind a position, key by key', () => {
    expect(written([key('a', 'desc', true), key('b', 'asc', true)], 'id', { keys: ['x', 'y'], id })).toEqual([
      `a = <x> & b = <y> & id > <${id}> | id`,
      'a = <x> & b > <y> | b asc, id',
      'a = <x> & b is null | id',
      'a < <x> | a desc, b asc, id',
      'a is null | b asc, id',
    ]);
  });

  it('has nothing but higher ids behind the empties', () => {
    expect(written([key('a', 'desc', true)], 'id', { keys: [null], id })).toEqual([`a is null & id > <${id}> | id`]);
  });
});
