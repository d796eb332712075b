import type { Row } from '@bellbird/database';
import { invalidField, notFound, ProductError } from '@bellbird/errors';
import { checkedId, readRow } from '../read/read-rows.js';
import { Parameters } from '../resource/parameters.js';
import type { Identified } from '../resource/resource.js';
import { answeringConstraints } from './constraints.js';
import { lockRows } from './lock-rows.js';
import { readInput, type ColumnValue } from './read-input.js';
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
    await resource.hooks.update?.(tx, actor, rowId, read, row, prepared);
  });
  await resource.hooks.changed?.(tx, actor, { kind: 'updated', ids: [rowId] });
  return readRow(tx, resource, actor, rowId);
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
  values: readonly ColumnValue[],
): Promise<number> {
  const parameters = new Parameters();
  const where = [`${resource.idColumn} = any(${parameters.add([...ids], 'uuid[]')})`];
  if (resource.tenantColumn !== null)
    where.unshift(`${resource.tenantColumn} = ${parameters.add(actor.tenantId, 'uuid')}`);
  const sets = values.map(({ column, value, cast }) => `${column} = ${parameters.add(value, cast)}`);
  if (resource.versioned) sets.push('version = version + 1');
  if (resource.updatedAtColumn !== null)
    sets.push(`${resource.updatedAtColumn} = ${parameters.add(now.toISOString())}`);
  if (sets.length === 0) return ids.length;
  return tx.execute(
    `update ${resource.table}\nset ${sets.join(', ')}\nwhere ${where.join('\n  and ')}`,
    parameters.values,
  );
}
