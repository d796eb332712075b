import { dayOf } from '../filter/days.js';
import type { Row } from './random-people.js';

export interface Filter {
  field?: string;
  type: string;
  operation?: string;
  value?: unknown;
  operator?: string;
  filters?: Filter[];
}

/** Lower case as Postgres does it: a code point for a code point. */
export const lower = (text: string): string => [...text].map((each) => each.toLowerCase()).join('');

const isEmpty = (value: unknown): boolean => value === null || value === '';
const fieldNames: Record<string, keyof Row> = { 'attributes.suburb': 'suburb' };

/** What the REST contract says a filter means, in plain JavaScript. */
export function holds(row: Row, filter: Filter, timeZone: string): boolean {
  if (filter.type === 'conditional') {
    const each = (inner: Filter): boolean => holds(row, inner, timeZone);
    return filter.operator === 'OR' ? (filter.filters ?? []).some(each) : (filter.filters ?? []).every(each);
  }
  const { field = '', operation = '' } = filter;
  const held = row[fieldNames[field] ?? (field as keyof Row)];
  if (filter.type === 'boolean') return filter.value === (held === null ? 'undetermined' : held ? 'yes' : 'no');
  if (operation === 'none-any') return Array.isArray(held) ? held.length === 0 : isEmpty(held);
  const negative: Record<string, string> = { notContains: 'contains', notEqual: 'equals', none: 'one' };
  const opposite = negative[operation];
  if (opposite !== undefined) return isEmpty(held) || !holds(row, { ...filter, operation: opposite }, timeZone);
  if (isEmpty(held)) return false;
  return positive(filter.type, operation, held, filter.value, timeZone);
}

function positive(type: string, operation: string, held: unknown, value: unknown, timeZone: string): boolean {
  if (type === 'text' || (type === 'enum' && operation === 'equals'))
    return ofText(operation, lower(String(held)), lower(String(value)));
  if (type === 'number') return ofOrdered(operation, held as number, value);
  if (type === 'date')
    return ofOrdered(operation, held instanceof Date ? dayOf(held, timeZone) : (held as string), value);
  const has = (Array.isArray(held) ? held : [held]).map((each) => lower(String(each)));
  const list = (value as string[]).map(lower);
  if (operation === 'one') return list.some((each) => has.includes(each));
  return operation === 'all' && list.length > 0 && list.every((each) => has.includes(each));
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
