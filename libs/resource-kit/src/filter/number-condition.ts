import type { ConditionInput } from '../resource/field.js';
import { badValue, orEmpty } from './condition.js';

const comparisons: Readonly<Record<string, string>> = {
  equals: '=',
  lessThan: '<',
  lessThanOrEqual: '<=',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
};

/** Numbers; `sqlType` is what the value is compared as (float8 comparison is LEAKPROOF, numeric is not). */
export function numberCondition(sqlType: string, input: ConditionInput): string {
  const { expression, operation, parameters } = input;
  const number = (value: unknown): string => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw badValue(input, 'Give a number.');
    return parameters.add(value, sqlType);
  };
  if (operation === 'inRange') {
    const [from, to] = rangeValue(input);
    return `${expression} between ${number(from)} and ${number(to)}`;
  }
  if (operation === 'notEqual') return orEmpty(expression, `${expression} <> ${number(input.value)}`);
  return `${expression} ${comparisons[operation]} ${number(input.value)}`;
}

/** The two ends of an `inRange`, both included. */
export function rangeValue(input: ConditionInput): [unknown, unknown] {
  if (!Array.isArray(input.value) || input.value.length !== 2) throw badValue(input, 'Give a range as [from, to].');
  return [input.value[0], input.value[1]];
}
