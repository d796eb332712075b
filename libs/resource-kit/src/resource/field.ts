import type { FilterOperation, FilterType } from '@bellbird/field-rules';
import type { Parameters } from './parameters.js';

/** Where a field's comparable value stands: an expression over one source's alias. `plain` = a stored column, so likely indexed. */
export interface Home {
  sql: string;
  plain: boolean;
}

/** How a field sorts. `castTo` is the type a cursor's text is read back as. */
export interface FieldSort {
  castTo: string;
  /** False where the value can never be empty: then one range serves a whole order. */
  mayBeEmpty: boolean;
  /** From the comparable expression to what is sorted by, where the two differ. */
  key?: (expression: string) => string;
}

/** A field of the out-shape that may be filtered, sorted, or both. Made by `field.*`, never by hand. */
export interface Field {
  /** Declared filter types (an id answers to two) and their operations; none for a field that only sorts. */
  types: Readonly<Partial<Record<FilterType, readonly FilterOperation[]>>>;
  /** By alias of the source: `t` the resource's own table, others its side tables. 'row' = needs the row's id alone. */
  homes: 'row' | Readonly<Record<string, Home>>;
  sort: FieldSort | null;
  /** The fixed words of an enum. */
  words?: readonly string[] | undefined;
  /** Values are ids. */
  format?: 'uuid' | undefined;
  /** How its values are listed with their counts; null where nobody chooses among them (numbers, dates). */
  listed: ListedValues | null;
  /** Writes a condition as SQL. @throws ProductError naming the value's path. */
  condition: (input: ConditionInput) => string;
}

/** How the values of a field are found and said. All empty: by the comparable expression, as it is. */
export interface ListedValues {
  /** The value as people wrote it, an expression over `t`. */
  written?: string;
  /** Fixed words: what a stored value is called; null for one that is no value. */
  says?: (stored: unknown) => string | null;
  /** The column holds a list of them. */
  several?: boolean;
  /** In a table of pairs instead. */
  relation?: TagRelation;
}

/** Where a row's tags are: one row a tag. `tenantColumn` null where the table has none. */
export interface TagRelation {
  table: string;
  rowColumn: string;
  tagColumn: string;
  tenantColumn?: string | null;
  /** Where they have names, by which they are searched: `{ table: 'tag', column: 'name_key' }`, lower-cased. */
  names?: { table: string; column: string };
}

/** What a condition is written from: a checked operation on a field, a value nobody has checked yet. */
export interface ConditionInput {
  type: FilterType;
  operation: FilterOperation;
  value: unknown;
  /** Where it stands in the request, `filters[0]`. */
  path: string;
  /** The field's comparable expression, `t.name_key`. Empty for fields that need only the row. */
  expression: string;
  /** The row's id, `t.id`; the tenant's placeholder, or null for a table without one. */
  rowId: string;
  tenant: string | null;
  /** IANA zone in which days are counted. */
  timeZone: string;
  /** The day there, 'YYYY-MM-DD', that relative operations count from. */
  today: () => string;
  parameters: Parameters;
}
