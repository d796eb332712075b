import { invalidInput, type FieldError } from '@bellbird/errors';
import type { AnyResource } from '../resource/resource.js';
import { WrongValue } from './writable.js';

/** A column and what it is to hold. */
export interface ColumnValue {
  column: string;
  value: unknown;
  cast?: string;
}

/**
 * Reads a body by the declaration: every name is known, required ones are there, every value fits.
 * A resource that declares nothing writable reads its bodies itself, in its hooks.
 * @throws 400 with all that is wrong at once.
 */
export function readInput(
  resource: AnyResource,
  body: Readonly<Record<string, unknown>>,
  kind: 'create' | 'update',
): ColumnValue[] {
  if (Object.keys(resource.writable).length === 0) return [];
  const wrong: FieldError[] = [];
  const values: ColumnValue[] = [];
  for (const name of Object.keys(body)) {
    const known =
      Object.hasOwn(resource.writable, name) || (name === 'version' && kind === 'update' && resource.versioned);
    if (!known && body[name] !== undefined)
      wrong.push({ field: name, message: 'This field does not exist or cannot be changed.' });
  }
  for (const [name, declared] of Object.entries(resource.writable)) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    if (given === undefined && kind === 'update') continue;
    if (given === undefined || given === null) {
      if (declared.required) wrong.push({ field: name, message: declared.missing ?? 'This is required.' });
      else if (declared.column !== null && given === null && kind === 'update')
        values.push({ column: declared.column, value: null });
      continue;
    }
    try {
      const value = declared.read(given);
      if (declared.column !== null)
        values.push({ column: declared.column, value, ...(declared.cast && { cast: declared.cast }) });
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      wrong.push({ field: name, message: error.message });
    }
  }
  if (wrong.length > 0) throw invalidInput(...wrong);
  return values;
}
