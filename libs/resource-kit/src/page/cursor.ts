import { isUuid } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { isStorableText } from '../filter/condition.js';
import type { OrderKey, Position } from './keyset-ranges.js';

/** A position as the opaque text of `nextCursor`; it remembers its order, so that it cannot be used with another. */
export function writeCursor(sort: string, position: Position): string {
  return Buffer.from(JSON.stringify([sort, position.keys, position.id])).toString('base64url');
}

/**
 * Reads `after`. Its values are only ever compared, inside the tenant's own rows, so it needs no signature.
 * @throws 400 naming `after` where it is not a cursor of this very order.
 */
export function readCursor(after: string, sort: string, keys: readonly OrderKey[]): Position {
  const wrong = invalidField('after', 'This cursor does not belong to this list.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw wrong;
  }
  if (!Array.isArray(parsed) || parsed.length !== 3) throw wrong;
  const [itsSort, values, id] = parsed as [unknown, unknown, unknown];
  if (itsSort !== sort || !isUuid(id) || !Array.isArray(values) || values.length !== keys.length) throw wrong;
  const fits = values.every((value, at) => (value === null ? keys[at]?.mayBeEmpty === true : isStorableText(value)));
  if (!fits) throw wrong;
  return { keys: values as (string | null)[], id };
}
