import type { Condition, Filter, FilterField, FilterOperation, FiltersMatch, FilterType } from './filter';

/** What each type of field can be asked (spec point 3), the usual question first. */
export const operationsOf: Readonly<Record<FilterType, readonly FilterOperation[]>> = {
  text: ['contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith'],
  number: ['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', 'inRange'],
  date: ['equals', 'notEqual', 'lessThan', 'lessThanOrEqual', 'greaterThan', 'greaterThanOrEqual', 'inRange'],
  boolean: ['equals'],
  categories: ['one', 'all', 'none', 'none-any'],
  enum: ['equals', 'notEqual', 'one', 'none'],
  tags: ['one', 'all', 'none', 'none-any'],
};

/** The shape a condition's value has: what the editor asks for, and what makes the condition complete. */
export type ValueShape = 'one' | 'many' | 'range' | 'nothing';

export function valueShape(operation: FilterOperation): ValueShape {
  if (operation === 'none-any') return 'nothing';
  if (operation === 'inRange') return 'range';
  if (operation === 'one' || operation === 'all' || operation === 'none') return 'many';
  return 'one';
}

const emptyValue: Readonly<Record<ValueShape, unknown>> = { one: '', many: [], range: ['', ''], nothing: [] };

/** A condition to begin with: the field's first operation and nothing to compare with yet. */
export function blankCondition({ field, type }: FilterField): Condition {
  const operation = operationsOf[type][0]!;
  return { field, type, operation, value: emptyValue[valueShape(operation)] };
}

/** The same field asked otherwise; what was typed is kept where it still fits. */
export function withOperation(condition: Condition, operation: FilterOperation): Condition {
  const before = valueShape(condition.operation);
  const after = valueShape(operation);
  if (before === after) return { ...condition, operation };
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
