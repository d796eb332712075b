import { addJob } from '../jobs/job-store.js';
import { type BulkJob, bulkJobOf } from '../jobs/job.js';
import type { Identified, View } from '../resource/resource.js';
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
export async function bulkChange<Out extends Identified, I, P>(writing: Writing<Out, I, P>, kind: 'delete' | 'restore', selection: Selection, view: View): Promise<BulkResult> {
  const { tx, resource, actor } = writing;
  const chosen = readSelection(selection);
  const ids = await selectedIds(tx, resource, actor, view, chosen, { limit: mostAtOnce + 1 });
  if (ids.length > mostAtOnce) {
    const job = await addJob(tx, resource.many, kind, { view, chosen, actor });
    return { affected: 0, job: bulkJobOf(job) };
  }
  const affected = await (kind === 'delete' ? deleteRows(writing, ids, view) : restoreRows(writing, ids, true));
  return { affected, job: null };
}
