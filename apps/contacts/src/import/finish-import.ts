import { Readable } from 'node:stream';
import type { Database } from '@bellbird/database';
import type { Encoding } from '@bellbird/field-rules';
import type { Storage } from '@bellbird/storage';
import type { ImportJobRow } from './import-job.js';
import { keepingLease, saveImport } from './job-lease.js';
import { runPass } from './staging/run-pass.js';
import { dropStagingTable, stagingTable } from './staging/staging-table.js';

const largestFile = 400 * 1_024 * 1_024;

/**
 * The end of an import: the reasons are added up, the rejected rows become a file of their own, the staging table goes.
 * Only then the job is completed, when every list, filter and count sees the rows.
 */
export async function finishImport(db: Database, storage: Storage, job: ImportJobRow, now: Date): Promise<void> {
  await keepingLease(db, job, async () => {
    const rejects = await db.system((tx) =>
      tx.query<{ row: number; code: string }>(
        `select row, code from ${stagingTable(job.id)} where code is not null order by row`,
      ),
    );
    const reasons: Record<string, number> = {};
    for (const { code } of rejects) reasons[code] = (reasons[code] ?? 0) + 1;
    const rejectedKey = rejects.length === 0 ? null : `${job.tenantId}/imports/${job.id}-rejected.csv`;
    if (rejectedKey !== null) await writeRejects(db, storage, job, rejects, rejectedKey);
    await db.system(async (tx) => {
      await dropStagingTable(tx, job.id);
      await saveImport(tx, job, {
        status: 'completed',
        phase: 'done',
        progress: 100,
        rejected: rejects.length,
        reasons,
        rejectedKey,
        endedAt: now,
      });
    });
    // Nobody needs the upload any more; the undo has what it needs in the database.
    await storage.delete(job.fileKey);
  });
}

/** A second pass over the file picks the rejected rows out of it as they were sent. */
async function writeRejects(
  db: Database,
  storage: Storage,
  job: ImportJobRow,
  rejected: { row: number; code: string }[],
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
      { kind: 'rejects', encoding: kept?.encoding ?? 'utf-8', delimiter: job.options.delimiter, rejected },
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
