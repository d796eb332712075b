import { newId } from '@bellbird/database';
import { readRow } from '../read/read-rows.js';
import { Parameters } from '../resource/parameters.js';
import type { Identified } from '../resource/resource.js';
import { answeringConstraints } from './constraints.js';
import { readInput, type ColumnValue } from './read-input.js';
import type { Writing } from './write-context.js';

/**
 * Creates a row and answers it as it is read.
 * @throws 400 with every field that is wrong, 409 for a declared constraint.
 */
export async function createRow<Out extends Identified, I, P>(writing: Writing<Out, I, P>, input: I): Promise<Out> {
  const { tx, resource, actor, prepared } = writing;
  const { values, body } = await readInput(writing, input as Record<string, unknown>, null);
  const read = body as I;
  const { check, newRow, create, created, changed } = resource.hooks;
  await check?.(tx, actor, read, prepared);
  const id = await answeringConstraints(resource, async () => {
    if (create !== undefined) return create(tx, actor, read, prepared);
    const made = Object.entries((await newRow?.(tx, actor, read)) ?? {}).map(([column, value]) => ({ column, value }));
    const inserted = await insertRow(writing, [...values, ...made]);
    await created?.(tx, actor, inserted, read);
    return inserted;
  });
  await changed?.(tx, actor, { kind: 'created', ids: [id] });
  return readRow(tx, resource, actor, id);
}

/** The plain insert, also for hooks that have more to write than one row. Answers the new id. */
export async function insertRow<Out extends Identified, I, P>(
  { tx, resource, actor, now }: Writing<Out, I, P>,
  values: readonly ColumnValue[],
  id = newId(),
): Promise<string> {
  const columns: ColumnValue[] = [{ column: resource.idColumn, value: id }, ...values];
  if (resource.tenantColumn !== null) columns.unshift({ column: resource.tenantColumn, value: actor.tenantId });
  for (const column of [resource.createdAtColumn, resource.updatedAtColumn])
    if (column !== null) columns.push({ column, value: now.toISOString() });
  const parameters = new Parameters();
  const placeholders = columns.map(({ value, cast }) => parameters.add(value, cast));
  await tx.execute(
    `insert into ${resource.table} (${columns.map((each) => each.column).join(', ')})\nvalues (${placeholders.join(', ')})`,
    parameters.values,
  );
  return id;
}
