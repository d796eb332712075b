import { sql, Table, type Row } from '@bellbird/database';
import { invalidField, notFound, ProductError } from '@bellbird/errors';
import { checkedId, readRow } from '../read/read-rows.js';
import type { Identified } from '../resource/resource.js';
import { requireMayUpdate, shareAnew } from '../sharing/shares.js';
import { answeringConstraints } from './constraints.js';
import { lockRows } from './lock-rows.js';
import { ownRows } from './own-rows.js';
import { readInput } from './read-input.js';
import type { Writing } from './write-context.js';

/**
 * Changes the fields given, under the row's lock, and raises its version.
 * @throws 400, 404, 409 `in-trash`, 409 `version-conflict` where the patch carries an old version.
 */
export async function updateRow<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  id: string,
  patch: P,
): Promise<Out> {
  const { tx, resource, actor, prepared } = writing;
  const given = patch as Record<string, unknown>;
  const [row] = await lockRows(writing, [checkedId(id)], 'any');
  if (row === undefined) throw notFound();
  await requireMayUpdate(writing, String(row[resource.idColumn]), row, given);
  if (resource.trash !== false && row[resource.trash] != null) throw new ProductError('in-trash');
  if (resource.versioned) checkVersion(row, given['version']);
  await resource.hooks.allow?.(tx, actor, row, patch);
  const { values, body } = await readInput(writing, given, row);
  const read = body as P;
  await resource.hooks.check?.(tx, actor, read, prepared);
  const rowId = String(row[resource.idColumn]);
  await answeringConstraints(resource, async () => {
    // The version is raised before the hook's own events: the row lock orders them.
    await setColumns(writing, [rowId], values);
    await shareAnew(writing, rowId, body, row);
    await resource.hooks.update?.(tx, actor, rowId, read, row, prepared);
  });
  await resource.hooks.changed?.(tx, actor, { kind: 'updated', ids: [rowId] });
  // Who shares a thing with others alone still hears what it became.
  return readRow(tx, resource.shared === null ? resource : { ...resource, visibleTo: null }, actor, rowId);
}

function checkVersion(row: Row, given: unknown): void {
  if (given === undefined || given === null) return;
  if (!Number.isInteger(given)) throw invalidField('version', 'Give a whole number.');
  if (Number(row['version']) !== given) throw new ProductError('version-conflict');
}

/** Sets columns of rows, and with them version and time of change. Answers how many rows. */
export async function setColumns<Out extends Identified, I, P>(
  { tx, resource, actor, now }: Writing<Out, I, P>,
  ids: readonly string[],
  values: Row,
): Promise<number> {
  const { table, versioned, updatedAtColumn } = resource;
  const change: Row = {
    ...values,
    ...(versioned && { version: sql`version + 1` }),
    ...(updatedAtColumn !== null && { [updatedAtColumn]: now }),
  };
  if (Object.keys(change).length === 0) return ids.length;
  const where = ownRows(resource, actor, ids);
  return new Table<Row>(table, [...Object.keys(where), ...Object.keys(change)]).update(tx, where, change);
}
