import { Table, type Row } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { checkedId } from '../read/read-rows.js';
import type { Identified, View } from '../resource/resource.js';
import { requireMay, unshare } from '../sharing/shares.js';
import { answeringConstraints } from './constraints.js';
import { lockRows } from './lock-rows.js';
import { ownRows } from './own-rows.js';
import { setColumns } from './update-row.js';
import type { Writing } from './write-context.js';

/**
 * Deletes one row: a live one goes to the trash where the resource has one; `inTrash` acts inside the trash, so there
 * it is for ever. A row that lies in the trash already stays there.
 * @throws 400, 404.
 */
export async function deleteRow<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  id: string,
  inTrash: boolean,
): Promise<true> {
  const { resource } = writing;
  const view = viewOf(resource.trash, inTrash);
  const checked = checkedId(id);
  if ((await deleteRows(writing, [checked], view)) > 0) return true;
  const lies = resource.trash !== false && view === 'live' && (await lockRows(writing, [checked], 'trash')).length > 0;
  if (!lies) throw notFound();
  return true;
}

/** Where a delete acts; a resource without a trash has only live rows. */
export const viewOf = (trash: string | false, inTrash: boolean): View =>
  trash !== false && inTrash ? 'trash' : 'live';

/** Deletes those of `ids` that the actor sees in `view`; answers how many. Unknown ids do not count. */
export async function deleteRows<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  ids: readonly string[],
  view: View,
): Promise<number> {
  const { tx, resource, actor, now } = writing;
  const { hooks, trash } = resource;
  const locked = await lockRows(writing, ids, view, `t.${resource.idColumn} as id`);
  const found = locked.map((row) => String(row['id']));
  if (found.length === 0) return 0;
  await requireMay(writing, found, 'all');
  await hooks.beforeDelete?.(tx, actor, found);
  const toTrash = trash !== false && view === 'live';
  const affected = await answeringConstraints(resource, () => {
    if (toTrash) return setColumns(writing, found, { [trash]: now });
    return hooks.delete === undefined ? eraseRows(writing, found) : hooks.delete(tx, actor, found);
  });
  if (!toTrash) await unshare(writing, found);
  await hooks.changed?.(tx, actor, { kind: toTrash ? 'trashed' : 'deleted', ids: found });
  return affected;
}

/** The plain delete. */
function eraseRows<Out extends Identified, I, P>(
  { tx, resource, actor }: Writing<Out, I, P>,
  ids: readonly string[],
): Promise<number> {
  const where = ownRows(resource, actor, ids);
  return new Table<Row>(resource.table, Object.keys(where)).delete(tx, where);
}
