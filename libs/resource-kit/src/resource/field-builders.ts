import { filterOperations, type FilterOperation } from '@bellbird/field-rules';
import {
  booleanCondition,
  categoryCondition,
  enumCondition,
  idCondition,
  tagsCondition,
  wordListCondition,
} from '../filter/choice-conditions.js';
import { dateCondition, type DateStorage } from '../filter/date-condition.js';
import { numberCondition } from '../filter/number-condition.js';
import { textCondition } from '../filter/text-condition.js';
import type { Field, FieldSort, Home, ListedValues, TagRelation } from './field.js';

/** Where a field's value stands. Give at least one of `column`, `sql`, `side`. */
export interface At {
  /** A column of the resource's own table. */
  column?: string;
  /** An expression over the own table, alias `t`: "t.attrs->>'suburb'". Never made of anything that came from outside. */
  sql?: string;
  /** Columns of side tables by their alias: `{ f: 'created_at' }`. */
  side?: Readonly<Record<string, string>>;
  /** The field can never be empty (a NOT NULL column). */
  required?: boolean;
  /** False: may be filtered, not sorted. */
  sortable?: boolean;
  /** Fewer operations than the type has; `[]` for a field that may only be sorted. */
  operations?: readonly FilterOperation[];
}

export interface TextAt extends At {
  /** A stored column that holds the text lower-cased already; filters and orders run on it. */
  key?: string;
  /** The column may hold '' where there is nothing; it then counts as empty when sorting (and no index serves the order). */
  mayBeBlank?: boolean;
  /** The operator of `contains`, where the service has a LEAKPROOF one with an index. Default `like`. */
  like?: string;
}

type Wrap = (expression: string) => string;
const bare: Wrap = (expression) => expression;
const lowered: Wrap = (expression) => `lower(${expression})`;

/** Side tables hold text lower-cased, so `wrap` is for the own table only. */
function homesOf(at: TextAt, wrap: Wrap = bare): Record<string, Home> {
  const homes: Record<string, Home> = {};
  if (at.key !== undefined) homes['t'] = { sql: `t.${at.key}`, plain: true };
  else if (at.column !== undefined) homes['t'] = { sql: wrap(`t.${at.column}`), plain: wrap === bare };
  else if (at.sql !== undefined) homes['t'] = { sql: wrap(`(${at.sql})`), plain: false };
  for (const [alias, column] of Object.entries(at.side ?? {}))
    homes[alias] = { sql: `${alias}.${column}`, plain: true };
  if (Object.keys(homes).length === 0) throw new Error('A field stands nowhere: give column, key, sql or side.');
  return homes;
}

/** The text as it stands in the own table, where lists of values find it spelled as people did. */
function writtenOf({ column, sql }: TextAt): ListedValues {
  if (column !== undefined) return { written: `t.${column}` };
  return sql === undefined ? {} : { written: `(${sql})` };
}

function sortOf(at: At, castTo: string, key?: Wrap): FieldSort | null {
  if (at.sortable === false) return null;
  return { castTo, mayBeEmpty: at.required !== true, ...(key && { key }) };
}

/** Words whose stored codes do not stand in the order of the words sort by the words. */
function wordOrder(stored: ReadonlyMap<string, string | number>): Wrap | undefined {
  const words = [...stored.keys()].sort();
  const codes = words.map((word) => stored.get(word));
  const inOrder = codes.every((code, at) => at === 0 || (codes[at - 1] as string | number) < (code as string | number));
  if (inOrder) return undefined;
  const branches = words.map((word, at) => `when ${literal(stored.get(word) as string | number)} then ${at}`);
  return (expression) => `(case ${expression} ${branches.join(' ')} end)`;
}

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll(`'`, `''`)}'`;

/** The kinds of field that a resource declares. */
export const field = {
  /** The row's own id: filter types `text` and `enum`. */
  id: (): Field => ({
    types: { text: filterOperations.enum, enum: filterOperations.enum },
    homes: 'row',
    sort: { castTo: 'uuid', mayBeEmpty: false },
    format: 'uuid',
    listed: {},
    condition: idCondition,
  }),

  /** The id of one other thing, in a uuid column. */
  reference: (at: At): Field => ({
    types: { text: filterOperations.enum, enum: at.operations ?? filterOperations.enum },
    homes: homesOf(at),
    sort: sortOf(at, 'uuid'),
    format: 'uuid',
    listed: {},
    condition: idCondition,
  }),

  text: (at: TextAt): Field => ({
    types: { text: at.operations ?? filterOperations.text },
    homes: homesOf(at, lowered),
    sort: sortOf(at, 'text', at.mayBeBlank ? (expression) => `nullif(${expression}, '')` : undefined),
    listed: writtenOf(at),
    condition: (input) => textCondition(at.like ?? 'like', input),
  }),

  /** `sqlType`: what values are compared as; float8 (default) can use an index behind row-level security, numeric cannot. */
  number: (at: At & { sqlType?: 'float8' | 'numeric' | 'int4' | 'int8' }): Field => {
    const sqlType = at.sqlType ?? 'float8';
    return {
      types: { number: at.operations ?? filterOperations.number },
      homes: homesOf(at),
      sort: sortOf(at, sqlType),
      listed: null,
      // A whole-number column meets 1.5 as numeric: rounding the value would find what is not equal.
      condition: (input) =>
        numberCondition(sqlType.startsWith('int') && !isWhole(input.value) ? 'numeric' : sqlType, input),
    };
  },

  /** Days in the tenant's zone; `stores` says whether the column is a timestamptz (default) or a date. */
  date: (at: At & { stores?: DateStorage }): Field => {
    const stores = at.stores ?? 'instant';
    return {
      types: { date: at.operations ?? filterOperations.date },
      homes: homesOf(at),
      sort: sortOf(at, stores === 'instant' ? 'timestamptz' : 'date'),
      listed: null,
      condition: (input) => dateCondition(stores, input),
    };
  },

  boolean: (at: At): Field => ({
    types: { boolean: at.operations ?? filterOperations.boolean },
    homes: homesOf(at),
    sort: sortOf(at, 'bool'),
    listed: { says: (stored) => (stored === null ? 'undetermined' : stored === true ? 'yes' : 'no') },
    condition: booleanCondition,
  }),

  /** Fixed words, stored as themselves or as the codes of `words`. Sorts by the word. */
  enum: (
    words: readonly string[] | Readonly<Record<string, string | number>>,
    at: At & { sqlType?: string },
  ): Field => {
    const stored = new Map<string, string | number>(
      Array.isArray(words) ? words.map((word) => [word, word]) : Object.entries(words),
    );
    const sqlType = at.sqlType ?? (typeof [...stored.values()][0] === 'number' ? 'smallint' : 'text');
    const order = wordOrder(stored);
    return {
      types: { enum: at.operations ?? filterOperations.enum },
      homes: homesOf(at),
      sort: sortOf(at, order ? 'int4' : sqlType, order),
      words: [...stored.keys()],
      listed: { says: (code) => [...stored].find(([, each]) => each === code)?.[0] ?? null },
      condition: (input) => enumCondition(stored, sqlType, input),
    };
  },

  /** Several of fixed words, in a text[] column that is never null. */
  wordList: (words: readonly string[], at: At): Field => ({
    types: { tags: at.operations ?? filterOperations.tags },
    homes: homesOf(at),
    sort: null,
    words,
    listed: { says: (word) => (typeof word === 'string' ? word : null), several: true },
    condition: (input) => wordListCondition(words, input),
  }),

  /** One value out of a list that its owner may change: a category attribute. */
  category: (at: TextAt): Field => ({
    types: { categories: at.operations ?? filterOperations.categories },
    homes: homesOf(at, lowered),
    sort: sortOf(at, 'text', at.mayBeBlank ? (expression) => `nullif(${expression}, '')` : undefined),
    listed: writtenOf(at),
    condition: categoryCondition,
  }),

  /** Many of many, by id. `countOn`: columns of side tables that keep how many a row has, `{ f: 'tag_count' }`. */
  tags: ({ countOn, ...relation }: TagRelation & { countOn?: Readonly<Record<string, string>> }): Field => ({
    types: { tags: filterOperations.tags },
    sort: null,
    format: 'uuid',
    listed: { relation },
    homes: countOn === undefined ? 'row' : { ...homesOf({ side: countOn }), t: { sql: '', plain: false } },
    condition: (input) =>
      tagsCondition(relation, input.expression === input.rowId ? { ...input, expression: '' } : input),
  }),
};

/** The same field, of which one may also ask whether it holds nothing. */
export const orNone = (plain: Field): Field => ({
  ...plain,
  types: { ...plain.types, enum: [...(plain.types.enum ?? filterOperations.enum), 'none-any'] },
});

const isWhole = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every(
    (each) => Number.isInteger(each) && Math.abs(each as number) < 2 ** 31,
  );
