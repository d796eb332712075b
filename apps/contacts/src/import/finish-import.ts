import { Readable } from 'node:stream';
import type { Database } from '@bellbird/database';
import type { Encoding } from '@bellbird/field-rules';
import type { Storage } from '@bellbird/storage';
import type { ImportJobRow } from './import-job.js';
import { keepingLease, saveImport } from './job-lease.js';
import type { RowFault } from './staging/row-pipeline.js';
import { runPass } from './staging/run-pass.js';
import { dropStagingTable, stagingTable } from './staging/staging-table.js';

const largestFile = 400 * 1_024 * 1_024;

/**
 * The end of an import: the reasons are added up; the rejected rows, and those that came in without a value, become a
 * file of their own; the staging table goes.
 * Only then the job is completed, when every list, filter and count sees the rows.
 */
export async function finishImport(db: Database, storage: Storage, job: ImportJobRow, now: Date): Promise<void> {
  await keepingLease(db, job, async () => {
    const faults = await db.system((tx) =>
      tx.query<RowFault & { isRejected: boolean }>(
        `select row, coalesce(code, 'bad-value') as code, code is not null as "isRejected",
                case when code is null or code = 'bad-value' then columns else '{}' end as columns
           from ${stagingTable(job.id)} where code is not null or (columns is not null and not ($1 and is_new is false))
          order by row`,
        [job.options.onExisting === 'skip'],
      ),
    );
    const rejected = faults.filter(({ isRejected }) => isRejected);
    const reasons: Record<string, number> = {};
    for (const { code } of rejected) reasons[code] = (reasons[code] ?? 0) + 1;
    const rejectedKey = faults.length === 0 ? null : `${job.tenantId}/imports/${job.id}-rejected.csv`;
    if (rejectedKey !== null) await writeFaults(db, storage, job, faults, rejectedKey);
    await db.system(async (tx) => {
      await dropStagingTable(tx, job.id);
      await saveImport(tx, job, {
        status: 'completed',
        phase: 'done',
        progress: 100,
        rejected: rejected.length,
        incomplete: faults.length - rejected.length,
        reasons,
        rejectedKey,
        endedAt: now,
      });
    });
    // Nobody needs the upload any more; the undo has what it needs in the database.
    await storage.delete(job.fileKey);
  });
}

/** A second pass over the file picks these rows out of it as they were sent. */
async function writeFaults(
  db: Database,
  storage: Storage,
  job: ImportJobRow,
  faults: readonly RowFault[],
  key: string,
): Promise<void> {
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
    await runPass(
      {
        kind: 'faults',
        encoding: kept?.encoding ?? 'utf-8',
        delimiter: job.options.delimiter,
        faults: faults.map(({ row, code, columns }) => ({ row, code, columns })),
      },
      file,
      Number(job.fileBytes),
      async (text) => {
        if (!out.push(text)) await new Promise<void>((go) => (resume = go));
      },
    );
    out.push(null);
  } catch (error) {
    out.destroy(error as Error);
    throw error;
  } finally {
    await stored;
  }
}
