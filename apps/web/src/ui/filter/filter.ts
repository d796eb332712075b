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

export type FilterType = 'text' | 'number' | 'date' | 'boolean' | 'categories' | 'enum' | 'tags';
export type FilterOperation =
  | 'contains'
  | 'notContains'
  | 'equals'
  | 'notEqual'
  | 'startsWith'
  | 'endsWith'
  | 'lessThan'
  | 'lessThanOrEqual'
  | 'greaterThan'
  | 'greaterThanOrEqual'
  | 'inRange'
  | 'one'
  | 'all'
  | 'none'
  | 'none-any';
export type FiltersMatch = 'all' | 'any';

/** A field that people can filter by, and how it is called in the sentence. */
export interface FilterField {
  /** Of the API: `phoneInternational`, `attributes.suburb`. */
  field: string;
  label: string;
  type: FilterType;
  /** Of enum, categories and tags. */
  options?: readonly { value: string; label: string }[];
}
