import type { ConditionInput } from '../resource/field.js';
import { orEmpty, textValue } from './condition.js';

/** The operator that matches a pattern; a LEAKPROOF one of the service's own can use a trigram index behind a policy. */
export type LikeOperator = string;

const escaped = (value: string): string => value.replace(/[\\%_]/g, '\\$&');

/**
 * Text compares without case: the expression is lower-cased, and Postgres lower-cases the value by the same rules.
 * An empty field satisfies only the negative operations, so an empty value is decided here.
 */
export function textCondition(like: LikeOperator, input: ConditionInput): string {
  const { expression, operation, parameters } = input;
  const value = textValue(input);
  if (value === '') return onEmptyValue(input);
  const exact = (): string => `lower(${parameters.add(value, 'text')})`;
  const pattern = (text: string): string => `lower(${parameters.add(text, 'text')})`;
  switch (operation) {
    case 'equals':
      return `${expression} = ${exact()}`;
    case 'notEqual':
      return orEmpty(expression, `${expression} <> ${exact()}`);
    case 'contains':
      return `${expression} ${like} ${pattern(`%${escaped(value)}%`)}`;
    case 'notContains':
      return orEmpty(expression, `not (${expression} ${like} ${pattern(`%${escaped(value)}%`)})`);
    // starts_with is LEAKPROOF, LIKE is not: behind row-level security only the former can use an index.
    case 'startsWith':
      return `starts_with(${expression}, ${exact()})`;
    case 'endsWith':
      return `${expression} like ${pattern(`%${escaped(value)}`)}`;
    default:
      throw new Error(`Text has no operation ${operation}.`);
  }
}

function onEmptyValue({ expression, operation }: ConditionInput): string {
  switch (operation) {
    case 'equals':
      return 'false';
    case 'notEqual':
      return 'true';
    case 'notContains':
      return `(${expression} is null or ${expression} = '')`;
    default:
      return `${expression} <> ''`;
  }
}
