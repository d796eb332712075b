const ordered = [
  'equals',
  'notEqual',
  'lessThan',
  'lessThanOrEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'inRange',
] as const;
const ofSets = ['one', 'all', 'none', 'none-any'] as const;

/**
 * What each type of filter can be asked (spec point 3), the usual question first. The services, the documentation of the
 * REST API and the client all read it here. `conditional` is a group, not a type of field.
 */
export const filterOperations = {
  text: ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', 'one', 'none'],
  number: ordered,
  date: [
    ...ordered,
    'before-days-ago',
    'within-days-ago',
    'within-days-ahead',
    'anniversary-in-month',
    'anniversary-within-days',
  ],
  boolean: ['equals'],
  categories: ofSets,
  enum: ['equals', 'notEqual', 'one', 'none'],
  tags: ofSets,
} as const;

export type FilterType = keyof typeof filterOperations;
export type FilterOperation = (typeof filterOperations)[FilterType][number];

/** The filter types, in the order in which they are listed. */
export const filterTypes = Object.keys(filterOperations) as FilterType[];

/** A whole number, both bounds included. */
export interface WholeNumber {
  least: number;
  most: number;
}

/** What an operation compares with: one value of the field's type, both ends of a range, a list, nothing, or a whole number. */
export type Operand = 'value' | 'range' | 'list' | 'nothing' | WholeNumber;

const days: WholeNumber = { least: 0, most: 36_500 };
const operands: Readonly<Partial<Record<FilterOperation, Operand>>> = {
  inRange: 'range',
  one: 'list',
  all: 'list',
  none: 'list',
  'none-any': 'nothing',
  'before-days-ago': days,
  'within-days-ago': days,
  'within-days-ahead': days,
  'anniversary-in-month': { least: 1, most: 12 },
  'anniversary-within-days': { least: 0, most: 366 },
};

export const operandOf = (operation: FilterOperation): Operand => operands[operation] ?? 'value';
