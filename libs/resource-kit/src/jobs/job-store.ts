import { newId, sql, Table, type Database, type Sql, type Tx } from '@bellbird/database';
import { exportFailed } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { JobKind, JobOrder, JobRow } from './job.js';

/** Seconds without a sign of life after which another process takes a job over. */
export const leaseSeconds = 8;
const jobs = new Table<JobRow, { lease_until: Date | null; finished_at: Date; failure: string }>(
  'kit_job',
  [
    'tenant_id',
    'id',
    'user_id',
    'resource',
    'kind',
    'status',
    'payload',
    'total',
    'done',
    'affected',
    'last_id',
    'up_to',
    'file_key',
    'fence',
    'attempts',
  ],
  ['lease_until', 'finished_at', 'failure'],
);
const inSeconds = (seconds: number): Sql => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
const ended = { finished_at: sql`clock_timestamp()`, lease_until: null };

/** Writes a job down in the transaction that orders it. */
export async function addJob<Order extends JobOrder>(
  tx: Tx,
  resource: string,
  kind: JobKind,
  order: Order,
): Promise<JobRow> {
  const { actor } = order;
  const [row] = await tx.query<JobRow>(
    `insert into kit_job (tenant_id, id, user_id, resource, kind, payload) values ($1, $2, $3, $4, $5, $6) returning ${jobs.columns}`,
    [actor.tenantId, newId(), actor.userId, resource, kind, JSON.stringify(order)],
  );
  return row as JobRow;
}

/** A job of the tenant's, or null. */
export const findJob = (
  tx: Tx,
  tenantId: string,
  resource: string,
  kinds: readonly JobKind[],
  id: string,
): Promise<JobRow | null> => jobs.find(tx, { tenant_id: tenantId, id, resource, kind: kinds });

/** Takes the oldest job that nobody holds, raising its fence: whoever held it before can write no more. */
export async function claimJob(db: Database, resources: readonly string[]): Promise<JobRow | undefined> {
  const [row] = await db.systemQuery<JobRow>(
    `update kit_job set status = 'running', fence = fence + 1, attempts = attempts + 1, lease_until = clock_timestamp() + make_interval(secs => $1)
     where (tenant_id, id) = (
       select tenant_id, id from kit_job
       where status in ('queued', 'running') and resource = any($2) and (lease_until is null or lease_until < clock_timestamp())
       order by created_at limit 1 for update skip locked)
     returning ${jobs.columns}`,
    [leaseSeconds, resources],
  );
  return row;
}

/** The job went to somebody else meanwhile; its present holder goes on. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Locks the job for a step of it and prolongs its lease. While the step's transaction runs nobody can claim the job,
 * so a long step needs no long lease. @throws LeaseLost
 */
export async function holdJob(tx: Tx, job: JobRow): Promise<JobRow> {
  const row = await jobs.updated(tx, heldBy(job), { lease_until: inSeconds(leaseSeconds) });
  if (row === null) throw new LeaseLost(job.id);
  return row;
}

/** The job while who took it holds it. */
const heldBy = ({ tenant_id, id, fence }: JobRow): Pick<JobRow, 'tenant_id' | 'id' | 'fence' | 'status'> => ({
  tenant_id,
  id,
  fence,
  status: 'running',
});

/** What a step leaves behind. The step held the job, so it may write without asking again. */
export type JobStep = Partial<
  Pick<JobRow, 'total' | 'done' | 'affected' | 'last_id' | 'up_to' | 'file_key' | 'status' | 'attempts'>
>;

export async function saveStep(tx: Tx, { tenant_id, id }: JobRow, step: JobStep): Promise<void> {
  const hasEnded = step.status === 'completed' || step.status === 'failed';
  await jobs.update(tx, { tenant_id, id }, { ...step, ...(hasEnded && ended) });
}

/** Gives a job back, to be taken up again after so many seconds. */
export async function giveBack(db: Database, job: JobRow, { afterSeconds }: { afterSeconds: number }): Promise<void> {
  await db.system((tx) => jobs.update(tx, heldBy(job), { lease_until: inSeconds(afterSeconds) }));
}

/**
 * Fails a job for good. Who asked for a file waits to hear of it, in the same transaction; nothing is said of a bulk
 * job, which is looked at where it was ordered.
 */
export async function failJob(db: Database, job: JobRow, failure: string): Promise<void> {
  await db.tenant(job.tenant_id, async (tx) => {
    const failed = await jobs.update(tx, heldBy(job), { status: 'failed', failure, ...ended });
    if (failed === 0 || job.kind !== 'export') return;
    await publish(
      tx,
      exportFailed,
      { jobId: job.id, tenantId: job.tenant_id, userId: job.user_id, resource: job.resource, reason: failure },
      { aggregateVersion: 1n },
    );
  });
}

type OldJob = Pick<JobRow, 'tenant_id' | 'id' | 'kind' | 'fence'>;

/** Jobs that ended more than `days` ago, at most 500. */
export function oldJobs(db: Database, days: number): Promise<OldJob[]> {
  return db.system((tx) =>
    tx.query<OldJob>(
      'select tenant_id, id, kind, fence from kit_job where finished_at < clock_timestamp() - make_interval(days => $1) order by finished_at limit 500',
      [days],
    ),
  );
}

export async function removeJob(db: Database, { tenant_id, id }: OldJob): Promise<void> {
  await db.system((tx) => jobs.delete(tx, { tenant_id, id }));
}
