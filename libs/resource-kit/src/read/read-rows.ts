import { isUuid, type Row, type Tx } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { openSource } from '../page/open-source.js';
import { Parameters } from '../resource/parameters.js';
import type { Identified, Resource, ResourceActor, View, Wants } from '../resource/resource.js';

/** A page's rows in the order of its ids, hydrated: two queries whatever their number. Ids that cannot be seen are left out. */
export async function readRows<Out extends Identified, I, P>(
  tx: Tx,
  resource: Resource<Out, I, P>,
  actor: ResourceActor,
  ids: readonly string[],
  view: View | 'any' = 'any',
  wants: Wants = () => true,
): Promise<Out[]> {
  if (ids.length === 0) return [];
  const parameters = new Parameters();
  const { from, where, rowId } = openSource(resource, actor, view, { filters: [], sort: [] }, parameters);
  const columns = Object.entries(resource.select).map(([name, sql]) => `${sql} as "${name}"`);
  const found = await tx.query(
    `select ${columns.join(', ')}\nfrom ${from}\nwhere ${[...where, `${rowId} = any(${parameters.add([...ids], 'uuid[]')})`].join('\n  and ')}`,
    parameters.values,
  );
  const byId = new Map(found.map((row) => [String(row['id']), withIsoTimes(resource.toOut(row))]));
  const rows = ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  if (resource.hydrate !== null && rows.length > 0) await resource.hydrate(tx, actor, rows, wants);
  return rows;
}

/**
 * One row, live or in the trash.
 * @throws 400 for what is no id, 404 where there is none that the actor may see.
 */
export async function readRow<Out extends Identified, I, P>(
  tx: Tx,
  resource: Resource<Out, I, P>,
  actor: ResourceActor,
  id: string,
): Promise<Out> {
  const [row] = await readRows(tx, resource, actor, [checkedId(id)]);
  if (row === undefined) throw notFound();
  return row;
}

/** An id in one spelling. @throws 400 naming `field`. */
export function checkedId(id: unknown, field = 'id'): string {
  if (!isUuid(id)) throw invalidField(field, 'This is not an id.');
  return id.toLowerCase();
}

/** Ids in one spelling. @throws 400 naming `ids` where there are too many, `ids[n]` for what is none. */
export function checkedIds(ids: readonly string[], most: number, noun = 'ids'): string[] {
  if (ids.length > most) throw invalidField('ids', `Give at most ${most} ${noun}.`);
  return ids.map((id, at) => checkedId(id, `ids[${at}]`));
}

function withIsoTimes<Out extends Identified>(row: Out): Out {
  for (const [name, value] of Object.entries(row)) if (value instanceof Date) (row as Row)[name] = value.toISOString();
  return row;
}
