import { Readable } from 'node:stream';
import type { Database } from '@bellbird/database';
import type { Encoding } from '@bellbird/field-rules';
import type { Storage } from '@bellbird/storage';
import { readAttributes } from '../attribute/read-attributes.js';
import type { ImportJobRow } from './import-job.js';
import { keepingLease, saveImport } from './job-lease.js';
import type { Pass, RowFault } from './staging/row-pipeline.js';
import { runPass } from './staging/run-pass.js';
import { dropStagingTable, stagingTable } from './staging/staging-table.js';

const largestFile = 400 * 1_024 * 1_024;
const faultsAtOnce = 2_000;

/**
 * The end of an import: the reasons are added up; the rejected rows, and those that came in without a value, become a
 * file of their own; the staging table goes.
 * Only then the job is completed, when every list, filter and count sees the rows.
 */
export async function finishImport(db: Database, storage: Storage, job: ImportJobRow, now: Date): Promise<void> {
  await keepingLease(db, job, async () => {
    const { reasons, rejected, incomplete } = await countFaults(db, job);
    const rejectedKey = rejected + incomplete === 0 ? null : `${job.tenantId}/imports/${job.id}-rejected.csv`;
    if (rejectedKey !== null) await writeFaults(db, storage, job, rejectedKey);
    await db.system(async (tx) => {
      await dropStagingTable(tx, job.id);
      await saveImport(tx, job, {
        status: 'completed',
        phase: 'done',
        progress: 100,
        rejected,
        incomplete,
        reasons,
        rejectedKey,
        endedAt: now,
      });
    });
    // Nobody needs the upload any more; the undo has what it needs in the database.
    await storage.delete(job.fileKey);
  });
}

/** Rows that were not taken, and those that came in without a value; not of people who were passed over. */
const isFaulty = `(code is not null or (columns is not null and not ($1 and is_new is false)))`;

async function countFaults(
  db: Database,
  job: ImportJobRow,
): Promise<{ reasons: Record<string, number>; rejected: number; incomplete: number }> {
  const counts = await db.system((tx) =>
    tx.query<{ code: string | null; count: number }>(
      `select code, count(*)::int as count from ${stagingTable(job.id)} where ${isFaulty} group by code order by min(row)`,
      [isPassingOver(job)],
    ),
  );
  const reasons: Record<string, number> = {};
  let [rejected, incomplete] = [0, 0];
  for (const { code, count } of counts) {
    if (code === null) incomplete = count;
    else reasons[code] = count;
    if (code !== null) rejected += count;
  }
  return { reasons, rejected, incomplete };
}

/** The faults in the order of rows, so many at a time: none is held longer than until the next are read. */
function faultsOf(db: Database, job: ImportJobRow): () => Promise<RowFault[]> {
  let last = 0;
  return async () => {
    const faults = await db.system((tx) =>
      tx.query<RowFault>(
        `select row, coalesce(code, 'bad-value') as code,
                case when code is null or code = 'bad-value' then columns else '{}' end as columns
           from ${stagingTable(job.id)} where row > $2 and ${isFaulty} order by row limit ${faultsAtOnce}`,
        [isPassingOver(job), last],
      ),
    );
    last = faults.at(-1)?.row ?? last;
    return faults;
  };
}

const isPassingOver = ({ options }: ImportJobRow): boolean => options.onExisting === 'skip';

/** A second pass over the file picks these rows out of it as they were sent. */
async function writeFaults(db: Database, storage: Storage, job: ImportJobRow, key: string): Promise<void> {
  const [kept] = await db.system((tx) =>
    tx.query<{ encoding: Encoding | null }>(
      `select options->>'encoding' as encoding from import_job where tenant_id = $1 and id = $2`,
      [job.tenantId, job.id],
    ),
  );
  const file = await storage.get(job.fileKey);
  const out = new Readable({ read: () => resume() });
  let resume: () => void = () => undefined;
  const stored = storage.put(key, out, { contentType: 'text/csv; charset=utf-8', maxBytes: largestFile });
  stored.catch(() => resume());
  try {
    const encoding = kept?.encoding ?? 'utf-8';
    const { delimiter, targets } = job.options;
    const attributes = await db.tenant(job.tenantId, (tx) => readAttributes(tx, job.tenantId));
    const pass: Pass = { kind: 'faults', encoding, delimiter, targets, attributes: [...attributes] };
    await runPass(pass, file, Number(job.fileBytes), {
      take: async (text) => {
        if (!out.push(text)) await new Promise<void>((go) => (resume = go));
      },
      nextFaults: faultsOf(db, job),
    });
    out.push(null);
  } catch (error) {
    out.destroy(error as Error);
    throw error;
  } finally {
    await stored;
  }
}
