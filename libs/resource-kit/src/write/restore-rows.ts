import { notFound } from '@bellbird/errors';
import { checkedId, readRow } from '../read/read-rows.js';
import type { Identified } from '../resource/resource.js';
import { requireMay } from '../sharing/shares.js';
import { answeringConstraints } from './constraints.js';
import { lockRows } from './lock-rows.js';
import { setColumns } from './update-row.js';
import type { Writing } from './write-context.js';

/**
 * Takes one row out of the trash; one that is not there is answered as it is.
 * @throws 400, 404, 409 for a declared constraint (its phone or name was taken meanwhile).
 */
export async function restoreRow<Out extends Identified, I, P>(writing: Writing<Out, I, P>, id: string): Promise<Out> {
  const { tx, resource, actor } = writing;
  const checked = checkedId(id);
  // Scope before restore: another tenant's id finds nothing here.
  const [row] = await lockRows(writing, [checked], 'any');
  if (row === undefined) throw notFound();
  await restoreRows(writing, [checked], false);
  return readRow(tx, resource, actor, checked);
}

/** Restores those of `ids` that lie in the actor's trash; answers how many. */
export async function restoreRows<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  ids: readonly string[],
  bulk: boolean,
): Promise<number> {
  const { tx, resource, actor } = writing;
  const { hooks, trash } = resource;
  if (trash === false) return 0;
  const locked = await lockRows(writing, ids, 'trash', `t.${resource.idColumn} as id`);
  const found = locked.map((row) => String(row['id']));
  if (found.length === 0) return 0;
  await requireMay(writing, found, 'all');
  const affected = await answeringConstraints(resource, () =>
    hooks.restore === undefined ? setColumns(writing, found, { [trash]: null }) : hooks.restore(tx, actor, found, bulk),
  );
  await hooks.changed?.(tx, actor, { kind: 'restored', ids: found });
  return affected;
}
