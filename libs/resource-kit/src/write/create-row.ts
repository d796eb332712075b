import { newId, Table, type Row } from '@bellbird/database';
import { readRow } from '../read/read-rows.js';
import type { Identified } from '../resource/resource.js';
import { creatorOf, shareNew } from '../sharing/shares.js';
import { answeringConstraints } from './constraints.js';
import { ownRows } from './own-rows.js';
import { readInput } from './read-input.js';
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
    const inserted = await insertRow(writing, {
      ...values,
      ...creatorOf(writing),
      ...(await newRow?.(tx, actor, read)),
    });
    await shareNew(writing, inserted, body);
    await created?.(tx, actor, inserted, read);
    return inserted;
  });
  await changed?.(tx, actor, { kind: 'created', ids: [id] });
  return readRow(tx, resource, actor, id);
}

/** The plain insert. Answers the new id. */
async function insertRow<Out extends Identified, I, P>(
  { tx, resource, actor, now }: Writing<Out, I, P>,
  values: Row,
): Promise<string> {
  const id = newId();
  const { table, createdAtColumn, updatedAtColumn } = resource;
  const row: Row = { ...ownRows(resource, actor, id), ...values };
  for (const column of [createdAtColumn, updatedAtColumn]) if (column !== null) row[column] = now;
  await new Table<Row>(table, Object.keys(row)).insert(tx, row);
  return id;
}
