/** A catalogue: by key, a text, texts in their order (the months), or a function that makes one from values. */
export type Texts = { readonly [key: string]: string | readonly string[] | ((...values: never[]) => string) | Texts };

/**
 * The texts of a feature, written beside it and loaded with it, so that a first page carries no other page's words.
 * They are values and functions of one type: another language is an object of the same type, and the compiler names
 * what it lacks.
 */
export function defineTexts<const T extends Texts>(english: T): T {
  return english;
}

// Made when a fraction first asks for it: to make one takes a phone as long as to show ten rows.
let fractions: Intl.NumberFormat | undefined;

/** `one` or `other` for a count, by the rule of English; `#` in it stands for the count, grouped. */
export const plural = (count: number, one: string, other: string): string =>
  (count === 1 ? one : other).replace('#', formatCount(count));

/** "Mia, Sam and Lena" */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** 1,846 */
export function formatCount(count: number): string {
  if (Number.isSafeInteger(count)) return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  fractions ??= new Intl.NumberFormat('en-AU');
  return fractions.format(count);
}
