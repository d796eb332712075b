import { newId, type Database, type Row, type Tx } from '@bellbird/database';
import { exportFailed } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { BulkOrder, ExportOrder, JobKind, JobRow } from './job.js';

/** Seconds without a sign of life after which another process takes a job over. */
export const leaseSeconds = 8;
const columns =
  'tenant_id, id, user_id, resource, kind, status, payload, total, done, affected, last_id, up_to, file_key, fence, attempts';

/** Writes a job down in the transaction that orders it. */
export async function addJob(tx: Tx, resource: string, kind: JobKind, order: BulkOrder | ExportOrder): Promise<JobRow> {
  const { actor } = order;
  const [row] = await tx.query<JobRow & Row>(
    `insert into kit_job (tenant_id, id, user_id, resource, kind, payload) values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    [actor.tenantId, newId(), actor.userId, resource, kind, JSON.stringify(order)],
  );
  return row as JobRow;
}

/** A job of the tenant's, or undefined. */
export async function findJob(
  tx: Tx,
  tenantId: string,
  resource: string,
  kinds: readonly JobKind[],
  id: string,
): Promise<JobRow | undefined> {
  const [row] = await tx.query<JobRow & Row>(
    `select ${columns} from kit_job where tenant_id = $1 and id = $2 and resource = $3 and kind = any($4)`,
    [tenantId, id, resource, kinds],
  );
  return row;
}

/** Takes the oldest job that nobody holds, raising its fence: whoever held it before can write no more. */
export function claimJob(db: Database, resources: readonly string[]): Promise<JobRow | undefined> {
  return db.system(async (tx) => {
    const [row] = await tx.query<JobRow & Row>(
      `update kit_job set status = 'running', fence = fence + 1, attempts = attempts + 1, lease_until = clock_timestamp() + make_interval(secs => $1)
       where (tenant_id, id) = (
         select tenant_id, id from kit_job
         where status in ('queued', 'running') and resource = any($2) and (lease_until is null or lease_until < clock_timestamp())
         order by created_at limit 1 for update skip locked)
       returning ${columns}`,
      [leaseSeconds, resources],
    );
    return row;
  });
}

/** The job went to somebody else meanwhile; its present holder goes on. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Locks the job for a step of it and prolongs its lease. While the step's transaction runs nobody can claim the job,
 * so a long step needs no long lease. @throws LeaseLost
 */
export async function holdJob(tx: Tx, { tenant_id, id, fence }: JobRow): Promise<JobRow> {
  const [row] = await tx.query<JobRow & Row>(
    `update kit_job set lease_until = clock_timestamp() + make_interval(secs => $4)
     where tenant_id = $1 and id = $2 and fence = $3 and status = 'running' returning ${columns}`,
    [tenant_id, id, fence, leaseSeconds],
  );
  if (row === undefined) throw new LeaseLost(id);
  return row;
}

/** What a step leaves behind. The step held the job, so it may write without asking again. */
export type JobStep = Partial<
  Pick<JobRow, 'total' | 'done' | 'affected' | 'last_id' | 'up_to' | 'file_key' | 'status' | 'attempts'>
>;

export async function saveStep(tx: Tx, { tenant_id, id }: JobRow, step: JobStep): Promise<void> {
  const names = Object.keys(step);
  const sets = names.map((name, at) => `${name} = $${at + 3}`);
  if (step.status === 'completed' || step.status === 'failed')
    sets.push('finished_at = clock_timestamp()', 'lease_until = null');
  await tx.execute(`update kit_job set ${sets.join(', ')} where tenant_id = $1 and id = $2`, [
    tenant_id,
    id,
    ...Object.values(step),
  ]);
}

/** Gives a job back, to be taken up again after so many seconds. */
export async function giveBack(db: Database, job: JobRow, { afterSeconds }: { afterSeconds: number }): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      `update kit_job set lease_until = clock_timestamp() + make_interval(secs => $4) where tenant_id = $1 and id = $2 and fence = $3 and status = 'running'`,
      [job.tenant_id, job.id, job.fence, afterSeconds],
    ),
  );
}

/**
 * Fails a job for good. Who asked for a file waits to hear of it, in the same transaction; nothing is said of a bulk
 * job, which is looked at where it was ordered.
 */
export async function failJob(db: Database, job: JobRow, failure: string): Promise<void> {
  await db.tenant(job.tenant_id, async (tx) => {
    const failed = await tx.execute(
      `update kit_job set status = 'failed', failure = $4, finished_at = clock_timestamp(), lease_until = null where tenant_id = $1 and id = $2 and fence = $3 and status = 'running'`,
      [job.tenant_id, job.id, job.fence, failure],
    );
    if (failed === 0 || job.kind !== 'export') return;
    await publish(
      tx,
      exportFailed,
      { jobId: job.id, tenantId: job.tenant_id, userId: job.user_id, resource: job.resource },
      { aggregateVersion: 1n },
    );
  });
}

type OldJob = Pick<JobRow, 'tenant_id' | 'id' | 'file_key'>;

/** Jobs that ended more than `days` ago, at most 500. */
export function oldJobs(db: Database, days: number): Promise<OldJob[]> {
  return db.system((tx) =>
    tx.query<OldJob & Row>(
      'select tenant_id, id, file_key from kit_job where finished_at < clock_timestamp() - make_interval(days => $1) order by finished_at limit 500',
      [days],
    ),
  );
}

export async function removeJob(db: Database, { tenant_id, id }: OldJob): Promise<void> {
  await db.system((tx) => tx.execute('delete from kit_job where tenant_id = $1 and id = $2', [tenant_id, id]));
}
