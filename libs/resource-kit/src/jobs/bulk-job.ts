import type { Database } from '@bellbird/database';
import { countRows } from '../read/count-rows.js';
import type { AnyResource, Identified } from '../resource/resource.js';
import { changeRows } from '../write/change-rows.js';
import { deleteRows } from '../write/delete-rows.js';
import { restoreRows } from '../write/restore-rows.js';
import { selectedIds } from '../write/selection.js';
import type { Writing } from '../write/write-context.js';
import { holdJob, saveStep } from './job-store.js';
import type { BulkOrder, JobKind, JobRow } from './job.js';

/** Rows a bulk job changes in one transaction. */
export const bulkBatch = 5_000;

/**
 * One batch of a bulk job: its effect and the job's place go in one transaction, so a kill at any moment neither
 * repeats nor loses a batch. Answers whether the job is done. @throws LeaseLost
 */
export function runBulkStep(
  db: Database,
  resource: AnyResource,
  job: JobRow,
  now: Date,
  batch = bulkBatch,
): Promise<boolean> {
  return db.tenant(job.tenant_id, async (tx) => {
    const held = await holdJob(tx, job);
    const order = held.payload as BulkOrder;
    const { view, chosen, actor } = order;
    let { up_to: upTo, total } = held;
    if (upTo === null) {
      // Rows that come in while the job runs are not what was chosen: ids grow with time, so the highest now is the end.
      const [highest] = await selectedIds(tx, resource, actor, view, chosen, { direction: 'desc', limit: 1 });
      upTo = highest ?? null;
      total = (await countRows(tx, resource, actor, { view, ...chosen })).count;
    }
    const ids =
      upTo === null
        ? []
        : await selectedIds(tx, resource, actor, view, chosen, { after: held.last_id, upTo, limit: batch });
    const writing = { tx, resource, actor, now };
    const affected = ids.length === 0 ? 0 : await runKind(writing, job.kind, order, ids);
    const done = ids.length < batch;
    await saveStep(tx, held, {
      up_to: upTo,
      total,
      done: held.done + ids.length,
      affected: held.affected + affected,
      last_id: ids.at(-1) ?? held.last_id,
      attempts: 0,
      status: done ? 'completed' : 'running',
    });
    return done;
  });
}

function runKind(
  writing: Writing<Identified, unknown, unknown>,
  kind: JobKind,
  { view, change }: BulkOrder,
  ids: readonly string[],
): Promise<number> {
  if (kind === 'restore') return restoreRows(writing, ids, true);
  if (kind === 'delete') return deleteRows(writing, ids, view);
  const {
    tx,
    actor,
    resource: { hooks },
  } = writing;
  if (change === undefined || hooks.changeMany === undefined)
    throw new Error(`Nobody knows the change ${change?.name}.`);
  const { changeMany } = hooks;
  return changeRows(writing, ids, (found) => changeMany(tx, actor, found, change));
}
