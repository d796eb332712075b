import { Readable } from 'node:stream';
import type { Database, Tx } from '@bellbird/database';
import { exportCompleted } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Storage } from '@bellbird/storage';
import { recordAudit } from '../audit/record-audit.js';
import type { Position } from '../page/keyset-ranges.js';
import { cellText, csvRecord } from './csv.js';
import type { Exporter } from './exporter.js';
import { addJob, holdJob, saveStep } from './job-store.js';
import type { ExportJob, JobOrder, JobRow } from './job.js';
import { exportJobOf } from './read-job.js';

const exportPage = 1_000;
const mostBytes = 4 * 2 ** 30;

/** Writes down, in the transaction of who asks, that a file is wanted, and in the trail who did. */
export async function orderFile<Order extends JobOrder>(
  tx: Tx,
  { many }: Exporter<Order>,
  order: Order,
): Promise<ExportJob> {
  const job = await addJob(tx, many, 'export', order);
  const subject = { type: 'export', id: job.id, name: many };
  await recordAudit(tx, order.actor, { action: 'export.started', nth: 1, subject });
  return exportJobOf(job);
}

/**
 * Writes the whole file and says so by `export.completed`. A file that a killed process left half written has another
 * name (the fence is in it), so starting again from the first row is safe. @throws LeaseLost
 */
export async function runExport(
  db: Database,
  storage: Storage,
  exporter: Exporter,
  job: JobRow,
  stopped: () => boolean = () => false,
): Promise<void> {
  const fileKey = exportKey(job, job.fence);
  const written = { rows: 0 };
  await storage.put(fileKey, Readable.from(csvPages(db, exporter, job, written, stopped), { objectMode: false }), {
    contentType: 'text/csv; charset=utf-8',
    maxBytes: mostBytes,
  });
  await db.tenant(job.tenant_id, async (tx) => {
    const held = await holdJob(tx, job);
    await saveStep(tx, held, { status: 'completed', done: written.rows, total: written.rows, file_key: fileKey });
    await publish(
      tx,
      exportCompleted,
      { jobId: job.id, tenantId: job.tenant_id, userId: job.user_id, resource: exporter.many, rows: written.rows },
      { aggregateVersion: 1n },
    );
  });
}

/** Where the file lies that is written under a fence. */
export const exportKey = ({ tenant_id, id }: Pick<JobRow, 'tenant_id' | 'id'>, fence: number): string =>
  `${tenant_id}/exports/${id}-${fence}.csv`;

/** The process is about to stop; the job is taken up again later. */
export class ExportStopped extends Error {
  override readonly name = 'ExportStopped';
}

/** The file in pieces, a transaction a page: nothing is held open while a slow disk takes its time. */
async function* csvPages(
  db: Database,
  exporter: Exporter,
  job: JobRow,
  written: { rows: number },
  stopped: () => boolean,
): AsyncGenerator<Buffer> {
  const order = job.payload;
  const { columns, total } = await db.tenant(job.tenant_id, async (tx) => {
    await holdJob(tx, job);
    return exporter.begin(tx, order);
  });
  yield Buffer.from(csvRecord(columns.map((column) => cellText(column.title))));
  let position: Position | null = null;
  do {
    if (stopped()) throw new ExportStopped(job.id);
    const from: Position | null = position;
    const page = await db.tenant(job.tenant_id, async (tx) => {
      const held = await holdJob(tx, job);
      const read = await exporter.page(tx, order, from, exportPage);
      await saveStep(tx, held, { done: written.rows + read.rows.length, total });
      return read;
    });
    written.rows += page.rows.length;
    position = page.next;
    if (page.rows.length === 0) break;
    const rows = (await exporter.complete?.(order, page.rows)) ?? page.rows;
    yield Buffer.from(
      rows.map((row) => csvRecord(columns.map((column) => cellText(column.value(row), column.phone)))).join(''),
    );
  } while (position !== null);
}
