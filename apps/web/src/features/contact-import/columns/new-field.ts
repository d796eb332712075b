import type { PeopleFile } from '../file/people-file';

export const fieldTypes = ['text', 'date', 'number', 'bool', 'category'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A custom field that was made for a column. */
export interface MadeField {
  key: string;
  at: number;
}

const mostItems = 20;
const isDate = (value: string): boolean => /^(\d{4}-\d{2}-\d{2}|\d{2}[-/]\d{2}[-/]\d{4})$/.test(value);
const isNumber = (value: string): boolean => /^-?\d+([.]\d+)?$/.test(value) && !/^0\d/.test(value);
const isBool = (value: string): boolean => /^(yes|no|true|false|1|0)$/i.test(value);

/** Different values of a column as far as they were read. */
export function valuesOf({ rows }: Pick<PeopleFile, 'rows'>, at: number): string[] {
  return [...new Set(rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== ''))];
}

/** What a new custom field for these values would be: the narrowest type that takes them all. */
export function guessFieldType(values: readonly string[]): FieldType {
  if (values.length === 0) return 'text';
  if (values.every(isBool)) return 'bool';
  if (values.every(isDate)) return 'date';
  if (values.every(isNumber)) return 'number';
  return 'text';
}

/** A choice has the values of the file as its items; only where all of the file was read and they are few. */
export const mayBeCategory = (values: readonly string[], isWhole: boolean): boolean =>
  isWhole && values.length > 0 && values.length <= mostItems;
