import type { FilterOperation, FilterType } from '@bellbird/field-rules';

export type { FilterOperation, FilterType };

/** A filter of the API (spec points 3 and 7), as it stands in `filters` of a list query and in the address. */
export type Filter = Condition | Group;

export interface Group {
  type: 'conditional';
  operator: 'AND' | 'OR';
  filters: Filter[];
}

export interface Condition {
  field: string;
  type: FilterType;
  operation: FilterOperation;
  value: unknown;
}

export type FiltersMatch = 'all' | 'any';

/** A field that people can filter by, and how it is called in the sentence. */
export interface FilterField {
  /** Of the API: `phoneInternational`, `attributes.suburb`. */
  field: string;
  label: string;
  type: FilterType;
  /** What is asked first, where that is not the usual of its type. */
  firstAsked?: FilterOperation;
  /** Of enum, categories and tags. */
  options?: readonly { value: string; label: string }[];
  /** How people write a value of it, where that is not as the API has it: a phone. */
  wordsOf?: (value: string) => string;
  /** What to look for among the values of what people type, where `wordsOf` writes them otherwise. */
  searchOf?: (typed: string) => string;
}

/** What stands in a field, and in how many rows. */
export interface FieldValue {
  value: string;
  count: number;
}

/** Asks for the values of a field that contain a text, among the rows that the other conditions leave. */
export type ValuesOf = (asked: {
  field: string;
  search: string;
  filters: readonly Filter[];
}) => Promise<readonly FieldValue[]>;
