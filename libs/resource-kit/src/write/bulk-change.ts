import { addJob } from '../jobs/job-store.js';
import { bulkJobOf, type BulkJob } from '../jobs/job.js';
import type { Identified, NamedChange, View } from '../resource/resource.js';
import { requireMayAll } from '../sharing/shares.js';
import { changeRows } from './change-rows.js';
import { deleteRows } from './delete-rows.js';
import { restoreRows } from './restore-rows.js';
import { readSelection, selectedIds, type Selection } from './selection.js';
import type { Writing } from './write-context.js';

/** More rows than this are changed by a job. */
export const mostAtOnce = 10_000;

export interface BulkResult {
  /** How many rows were changed; 0 where a job does it. */
  affected: number;
  job: BulkJob | null;
}

/**
 * Deletes or restores what a selection chooses in `view`: at once up to 10,000 rows, else by a job.
 * @throws 400 naming what is wrong with the selection.
 */
export async function bulkChange<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  kind: 'delete' | 'restore',
  selection: Selection,
  view: View,
): Promise<BulkResult> {
  const { tx, resource, actor } = writing;
  const chosen = readSelection(selection);
  const ids = await selectedIds(tx, resource, actor, view, chosen, { limit: mostAtOnce + 1 });
  if (ids.length > mostAtOnce) {
    // Said now: a job would have changed some when it comes to the first that it may not.
    await requireMayAll(writing, view, chosen);
    const job = await addJob(tx, resource.many, kind, { view, chosen, actor });
    return { affected: 0, job: bulkJobOf(job) };
  }
  const affected = await (kind === 'delete' ? deleteRows(writing, ids, view) : restoreRows(writing, ids, true));
  return { affected, job: null };
}

/**
 * A change of the service's own to what a selection chooses among the live rows: at once by `work`, which answers the
 * rows it changed; over 10,000 rows a job lets the hook `changeMany` do it, by the change's name.
 * @throws 400 naming what is wrong with the selection.
 */
export async function bulkUpdate<Out extends Identified, I, P>(
  writing: Writing<Out, I, P>,
  selection: Selection,
  change: NamedChange,
  work: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<BulkResult> {
  const { tx, resource, actor } = writing;
  const chosen = readSelection(selection);
  const ids = await selectedIds(tx, resource, actor, 'live', chosen, { limit: mostAtOnce + 1 });
  if (ids.length > mostAtOnce)
    return {
      affected: 0,
      job: bulkJobOf(await addJob(tx, resource.many, 'change', { view: 'live', chosen, actor, change })),
    };
  return { affected: await changeRows(writing, ids, work), job: null };
}
