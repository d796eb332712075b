import { invalidField, type ProductError } from '@bellbird/errors';
import { isSound, operandOf } from '@bellbird/field-rules';
import type { ConditionInput } from '../resource/field.js';

/** 400 that names the value of a condition. */
export function badValue(input: ConditionInput, message: string): ProductError {
  return invalidField(`${input.path}.value`, message);
}

export const longestText = 1_000;
const longestList = 1_000;

/** Text that Postgres can hold: no NUL, no half of a surrogate pair. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && isSound(value);
}

export function textValue(input: ConditionInput, value: unknown = input.value): string {
  if (!isStorableText(value) || value.length > longestText)
    throw badValue(input, `Give a text of at most ${longestText} characters.`);
  return value;
}

/** The list of a `one`, `all` or `none`; a single value counts as a list of one. Doubles are dropped. */
export function listValue<T>(input: ConditionInput, read: (each: unknown) => T): T[] {
  const list: unknown[] = Array.isArray(input.value) ? input.value : [input.value];
  if (list.length > longestList) throw badValue(input, `Give at most ${longestList} values.`);
  return [...new Set(list.map(read))];
}

export const textList = (input: ConditionInput): string[] => listValue(input, (each) => textValue(input, each));

/** The number of an operation that takes one in bounds of its own: days, a month. */
export function wholeValue(input: ConditionInput): number {
  const { operation, value } = input;
  const bounds = operandOf(operation);
  if (typeof bounds === 'string') throw new Error(`${operation} takes no number of its own.`);
  const { least, most } = bounds;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw badValue(input, `Give a whole number from ${least} to ${most.toLocaleString('en-AU')}.`);
  return value;
}

/** A negative comparison, which holds for an empty field too. */
export function orEmpty(expression: string, condition: string): string {
  return `(${expression} is null or ${condition})`;
}
