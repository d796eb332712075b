import type { Identified } from '../resource/resource.js';
import { lockRows } from './lock-rows.js';
import { setColumns } from './update-row.js';
import type { Writing } from './write-context.js';

/**
 * Lets `work` change the live ones of `ids` that the actor sees, under their locks; those it answers get a new version
 * and are told as updated. Answers how many.
 */
export async function changeRows<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  ids: readonly string[],
  work: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  const { tx, resource, actor } = writing;
  const locked = await lockRows(writing, ids, 'live', `t.${resource.idColumn} as id`);
  if (locked.length === 0) return 0;
  const changed = await work(locked.map((row) => String(row['id'])));
  if (changed.length === 0) return 0;
  await setColumns(writing, changed, {});
  await resource.hooks.changed?.(tx, actor, { kind: 'updated', ids: changed });
  return changed.length;
}
