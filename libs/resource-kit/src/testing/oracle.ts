import type { Row } from './random-people.js';

export interface Filter {
  field?: string;
  type: string;
  operation?: string;
  value?: unknown;
  operator?: string;
  filters?: Filter[];
}

/** Whose days are meant, and from which instant "30 days ago" counts. */
export interface Asker {
  timeZone: string;
  now: string;
}

/** Answers the same again without working it out again: an oracle of 10,000 filters asks for the same days over and over. */
function remembered<A extends string | number, T>(work: (key: A, of: string) => T): (key: A, of: string) => T {
  const known = new Map<string, Map<A, T>>();
  return (key, of) => {
    let own = known.get(of);
    if (own === undefined) known.set(of, (own = new Map()));
    let answer = own.get(key);
    if (answer === undefined) own.set(key, (answer = work(key, of)));
    return answer;
  };
}

const lowered = remembered((text: string) => [...text].map((each) => each.toLowerCase()).join(''));
/** Lower case as Postgres does it: a code point for a code point. */
export const lower = (text: string): string => lowered(text, '');

const localDay = remembered((instant: number, timeZone) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant),
);

const isEmpty = (value: unknown): boolean => value === null || value === '';
const fieldNames: Record<string, keyof Row> = { 'attributes.suburb': 'suburb' };

/** What the REST contract says a filter means, in plain JavaScript. */
export function holds(row: Row, filter: Filter, asker: Asker): boolean {
  if (filter.type === 'conditional') {
    const each = (inner: Filter): boolean => holds(row, inner, asker);
    return filter.operator === 'OR' ? (filter.filters ?? []).some(each) : (filter.filters ?? []).every(each);
  }
  const { field = '', operation = '' } = filter;
  const held = row[fieldNames[field] ?? (field as keyof Row)];
  if (filter.type === 'boolean') return filter.value === (held === null ? 'undetermined' : held ? 'yes' : 'no');
  if (operation === 'none-any') return Array.isArray(held) ? held.length === 0 : isEmpty(held);
  const negative: Record<string, string> = { notContains: 'contains', notEqual: 'equals', none: 'one' };
  const opposite = negative[operation];
  if (opposite !== undefined) return isEmpty(held) || !holds(row, { ...filter, operation: opposite }, asker);
  if (isEmpty(held)) return false;
  return positive(filter.type, operation, held, filter.value, asker);
}

function positive(type: string, operation: string, held: unknown, value: unknown, asker: Asker): boolean {
  if (type === 'number') return ofOrdered(operation, held as number, value);
  if (type === 'date') {
    const day = held instanceof Date ? localDay(held.getTime(), asker.timeZone) : (held as string);
    return ofDays(operation, day, value, localDay(Date.parse(asker.now), asker.timeZone));
  }
  if (operation !== 'one' && operation !== 'all') return ofText(operation, lower(String(held)), lower(String(value)));
  const has = (Array.isArray(held) ? held : [held]).map((each) => lower(String(each)));
  const list = (value as string[]).map(lower);
  if (operation === 'one') return list.some((each) => has.includes(each));
  return list.length > 0 && list.every((each) => has.includes(each));
}

/** The days from `today` to so many ahead (or back), one by one. */
const daysFrom = remembered((count: number, today) =>
  Array.from({ length: Math.abs(count) + 1 }, (_, nth) => {
    const date = new Date(`${today}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + Math.sign(count) * nth);
    return date.toISOString().slice(0, 10);
  }),
);
const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
/** What comes round on those days, as MM-DD. */
const returnsFrom = remembered((count: number, today) =>
  daysFrom(count, today).flatMap((day) => {
    const monthAndDay = day.slice(5);
    return monthAndDay === '02-28' && !isLeap(Number(day.slice(0, 4))) ? [monthAndDay, '02-29'] : [monthAndDay];
  }),
);

function ofDays(operation: string, held: string, value: unknown, today: string): boolean {
  const count = value as number;
  switch (operation) {
    case 'before-days-ago':
      return held < (daysFrom(-count, today).at(-1) as string);
    case 'within-days-ago':
      return daysFrom(-count, today).includes(held);
    case 'within-days-ahead':
      return daysFrom(count, today).includes(held);
    case 'anniversary-in-month':
      return Number(held.split('-')[1]) === count;
    case 'anniversary-within-days':
      return returnsFrom(count, today).includes(held.slice(5));
    default:
      return ofOrdered(operation, held, value);
  }
}

function ofText(operation: string, held: string, value: string): boolean {
  if (operation === 'equals') return held === value;
  if (operation === 'contains') return held.includes(value);
  return operation === 'startsWith' ? held.startsWith(value) : held.endsWith(value);
}

function ofOrdered<T extends string | number>(operation: string, held: T, value: unknown): boolean {
  if (operation === 'inRange') {
    const [from, to] = value as [T, T];
    return held >= from && held <= to;
  }
  const other = value as T;
  switch (operation) {
    case 'equals':
      return held === other;
    case 'lessThan':
      return held < other;
    case 'lessThanOrEqual':
      return held <= other;
    case 'greaterThan':
      return held > other;
    default:
      return held >= other;
  }
}

const codePoints = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The order of the REST contract: without case, by code point, empties last both ways, ties by id. */
export function compareRows(sortBy: string): (a: Row, b: Row) => number {
  const keys = sortBy.split(',').map((each) => each.split(':') as [string, string]);
  return (a, b) => {
    for (const [field, direction] of keys) {
      const [x, y] = [a, b].map((row) => row[fieldNames[field] ?? (field as keyof Row)]) as [unknown, unknown];
      if (isEmpty(x) || isEmpty(y)) {
        if (isEmpty(x) !== isEmpty(y)) return isEmpty(x) ? 1 : -1;
        continue;
      }
      const order = typeof x === 'string' ? codePoints(lower(x), lower(y as string)) : Number(x) - Number(y);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return codePoints(a.id, b.id);
  };
}
