import { sql, type Database, type Sql, type Tx } from '@bellbird/database';
import { importJobs, type ImportJobRow } from './import-job.js';

/** Seconds without a sign of life after which another process takes a job over. */
const leaseSeconds = 5;

const inSeconds = (seconds: number): Sql => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** The job went to somebody else meanwhile, who goes on. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Takes the oldest job that nobody holds. */
export async function claimImport(db: Database): Promise<ImportJobRow | undefined> {
  const [row] = await db.systemQuery<ImportJobRow>(
    `update import_job set status = 'running', attempts = attempts + 1, lease_until = clock_timestamp() + make_interval(secs => $1)
      where (tenant_id, id) = (
        select tenant_id, id from import_job where status in ('queued', 'running') and lease_until < clock_timestamp()
         order by created_at limit 1 for update skip locked)
      returning ${importJobs.columns}`,
    [leaseSeconds],
  );
  return row;
}

/** What a step leaves behind. */
export type JobStep = Parameters<typeof importJobs.update>[2];

/** Writes a step down in its transaction, by whoever holds the job. @throws LeaseLost */
export async function saveImport(
  tx: Tx,
  { tenantId, id, fence }: Pick<ImportJobRow, 'tenantId' | 'id' | 'fence'>,
  step: JobStep,
): Promise<void> {
  const changed = await importJobs.update(
    tx,
    { tenantId, id, fence },
    { ...step, leaseUntil: inSeconds(leaseSeconds) },
  );
  if (changed === 0) throw new LeaseLost(id);
}

/** Writes a merged stretch down: its lane's place and what it adds to the figures. @throws LeaseLost */
export async function saveMerged(
  tx: Tx,
  { tenantId, id, fence }: Pick<ImportJobRow, 'tenantId' | 'id' | 'fence'>,
  step: { lane: number; upTo: number; progress: number; created: number; updated: number; skipped: number },
): Promise<void> {
  const changed = await tx.execute(
    `update import_job set lease_until = clock_timestamp() + make_interval(secs => $4), merged_to[$5] = $6, progress = greatest(progress, $7),
            created = created + $8, updated = updated + $9, skipped = skipped + $10 where tenant_id = $1 and id = $2 and attempts = $3`,
    [
      tenantId,
      id,
      fence,
      leaseSeconds,
      step.lane + 1,
      step.upTo,
      step.progress,
      step.created,
      step.updated,
      step.skipped,
    ],
  );
  if (changed === 0) throw new LeaseLost(id);
}

/** Runs work that takes long between two steps, with a sign of life every third of the lease. */
export async function keepingLease<T>(
  db: Database,
  job: ImportJobRow,
  work: (progress: (percent: number) => void) => Promise<T>,
): Promise<T> {
  let progress = job.progress;
  const beat = setInterval(
    () => void db.system((tx) => saveImport(tx, job, { progress })).catch(() => undefined),
    (leaseSeconds * 1_000) / 3,
  );
  try {
    return await work((percent) => void (progress = percent));
  } finally {
    clearInterval(beat);
  }
}

/** Gives a job back: to be tried again after a while. */
export async function giveBack(
  db: Database,
  { tenantId, id, fence }: ImportJobRow,
  afterSeconds: number,
): Promise<void> {
  await db.system((tx) => importJobs.update(tx, { tenantId, id, fence }, { leaseUntil: inSeconds(afterSeconds) }));
}
