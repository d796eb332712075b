import type { ConditionInput } from '../resource/field.js';
import type { Parameters } from '../resource/parameters.js';
import { orEmpty, textList, textValue } from './condition.js';

/** The operator that matches a pattern; a LEAKPROOF one of the service's own can use a trigram index behind a policy. */
export type LikeOperator = string;

const escaped = (value: string): string => value.replace(/[\\%_]/g, '\\$&');

/**
 * Text compares without case: the expression is lower-cased, and Postgres lower-cases the value by the same rules.
 * An empty field satisfies only the negative operations, so an empty value is decided here.
 */
export function textCondition(like: LikeOperator, input: ConditionInput): string {
  const { expression, operation, parameters } = input;
  if (operation === 'one' || operation === 'none') return oneTextCondition(input);
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
      return containsText(expression, like, value, parameters);
    case 'notContains':
      return orEmpty(expression, `not (${containsText(expression, like, value, parameters)})`);
    // starts_with is LEAKPROOF, LIKE is not: behind row-level security only the former can use an index.
    case 'startsWith':
      return `starts_with(${expression}, ${exact()})`;
    case 'endsWith':
      return `${expression} like ${pattern(`%${escaped(value)}`)}`;
    default:
      throw new Error(`Text has no operation ${operation}.`);
  }
}

/** Whether a lower-cased expression holds a text somewhere, without case. */
export function containsText(expression: string, like: LikeOperator, text: string, parameters: Parameters): string {
  return `${expression} ${like} lower(${parameters.add(`%${escaped(text)}%`, 'text')})`;
}

/** `one` and `none` of a list, without case. An empty text in the list is met by nobody, as in `equals`. */
export function oneTextCondition(input: ConditionInput): string {
  const { expression, operation } = input;
  const list = textList(input).filter((each) => each !== '');
  if (list.length === 0) return operation === 'one' ? 'false' : 'true';
  return operation === 'one'
    ? `${expression} = any(${loweredTexts(input, list)})`
    : orEmpty(expression, `${expression} <> all(${loweredTexts(input, list)})`);
}

/** The texts of a list in lower case, as Postgres writes it. */
export function loweredTexts({ parameters }: ConditionInput, texts: readonly string[]): string {
  return `array(select lower(each) from unnest(${parameters.add(texts, 'text[]')}) each)`;
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
