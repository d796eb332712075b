import { filterOperations, operandOf } from '@bellbird/field-rules';
import type { Condition, Filter, FilterField, FilterOperation, FiltersMatch, FilterType } from './filter';

const isRelative = (operation: FilterOperation): boolean => typeof operandOf(operation) === 'object';

/** What each type of field can be asked, the usual question first: of a day, how long ago it was; of fixed words, which of them. */
export const operationsOf: Readonly<Record<FilterType, readonly FilterOperation[]>> = {
  ...filterOperations,
  enum: [...filterOperations.enum].sort((a, b) => Number(operandOf(b) === 'list') - Number(operandOf(a) === 'list')),
  date: [...filterOperations.date].sort((a, b) => Number(isRelative(b)) - Number(isRelative(a))),
};

/** The shape a condition's value has: what the editor asks for, and what makes the condition complete. */
export type ValueShape = 'one' | 'many' | 'range' | 'nothing' | 'days' | 'month';

const shapes = { value: 'one', list: 'many', range: 'range', nothing: 'nothing' } as const;

export function valueShape(operation: FilterOperation): ValueShape {
  const operand = operandOf(operation);
  if (typeof operand === 'string') return shapes[operand];
  return operation === 'anniversary-in-month' ? 'month' : 'days';
}

const emptyValue: Readonly<Record<ValueShape, unknown>> = {
  one: '',
  many: [],
  range: ['', ''],
  nothing: [],
  days: '',
  month: '',
};

/** A condition to begin with: the field's first question and nothing to compare with yet. */
export function blankCondition({ field, type, firstAsked }: FilterField): Condition {
  const operation = firstAsked ?? operationsOf[type][0]!;
  return { field, type, operation, value: emptyValue[valueShape(operation)] };
}

/** The same field asked otherwise; what was typed is kept where it still fits. A month begins with `thisMonth`, 1 to 12. */
export function withOperation(condition: Condition, operation: FilterOperation, thisMonth: number): Condition {
  const before = valueShape(condition.operation);
  const after = valueShape(operation);
  if (before === after) return { ...condition, operation };
  if (after === 'month') return { ...condition, operation, value: thisMonth };
  // A number of days is no day, nor the other way round.
  if (after === 'days' || before === 'days' || before === 'month')
    return { ...condition, operation, value: emptyValue[after] };
  const held = Array.isArray(condition.value) ? condition.value : condition.value === '' ? [] : [condition.value];
  const value =
    after === 'one'
      ? (held[0] ?? '')
      : after === 'range'
        ? [held[0] ?? '', held[1] ?? '']
        : after === 'many'
          ? held
          : [];
  return { ...condition, operation, value };
}

const isFilled = (type: FilterType, value: unknown): boolean =>
  type === 'number' ? typeof value === 'number' && Number.isFinite(value) : typeof value === 'string' && value !== '';

/** Whether a number is one that the operation takes: days from 0 to 36,500, months from 1 to 12. */
export function isInBounds(operation: FilterOperation, value: unknown): boolean {
  const bounds = operandOf(operation);
  return (
    typeof bounds === 'object' &&
    Number.isInteger(value) &&
    Number(value) >= bounds.least &&
    Number(value) <= bounds.most
  );
}

/** Whether it can be asked: an unfinished one stays in the editor and out of the address. */
export function isComplete({ type, operation, value }: Condition): boolean {
  switch (valueShape(operation)) {
    case 'nothing':
      return true;
    case 'many':
      return Array.isArray(value) && value.length > 0;
    case 'range':
      return Array.isArray(value) && value.length === 2 && value.every((end) => isFilled(type, end));
    case 'one':
      return isFilled(type, value);
    case 'days':
    case 'month':
      return isInBounds(operation, value);
  }
}

export const isSame = (one: Filter | null | undefined, other: Filter | null | undefined): boolean =>
  one != null && other != null && JSON.stringify(one) === JSON.stringify(other);

/** Reads filters that came from outside (the address, a saved segment); what is no filter is dropped. */
export function readFilters(raw: unknown, depth = 0): Filter[] {
  if (!Array.isArray(raw) || depth > 3) return [];
  return raw.flatMap((each: unknown): Filter[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { field, type, operation, value, operator, filters } = each as Record<string, unknown>;
    if (type === 'conditional') {
      const inner = readFilters(filters, depth + 1);
      return inner.length === 0 || (operator !== 'AND' && operator !== 'OR')
        ? []
        : [{ type, operator, filters: inner }];
    }
    if (typeof field !== 'string' || typeof type !== 'string' || !Object.hasOwn(operationsOf, type)) return [];
    const kind = type as FilterType;
    if (typeof operation !== 'string' || !operationsOf[kind].includes(operation as FilterOperation)) return [];
    return [{ field, type: kind, operation: operation as FilterOperation, value }];
  });
}

/** Filters that are to hold together with others: those of "any" become one group. */
export function asOneOfAll(filters: readonly Filter[], match: FiltersMatch): Filter[] {
  return match === 'any' && filters.length > 1
    ? [{ type: 'conditional', operator: 'OR', filters: [...filters] }]
    : [...filters];
}
