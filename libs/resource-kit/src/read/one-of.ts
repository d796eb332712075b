import { invalidInput, type FieldError } from '@bellbird/errors';

/** What is wrong with a word that must be one of these; nothing where none was given. */
export const wrongWord = (field: string, value: string | null | undefined, words: readonly string[]): FieldError[] =>
  value == null || words.includes(value) ? [] : [{ field, message: `Give one of ${words.join(', ')}.` }];

/** A word that must be one of these; null where none was given. @throws 400 naming `field`. */
export function oneOf<T extends string>(field: string, value: string, words: readonly T[]): T;
export function oneOf<T extends string>(field: string, value: string | null | undefined, words: readonly T[]): T | null;
export function oneOf<T extends string>(
  field: string,
  value: string | null | undefined,
  words: readonly T[],
): T | null {
  const wrong = wrongWord(field, value, words);
  if (wrong.length > 0) throw invalidInput(...wrong);
  return (value ?? null) as T | null;
}
