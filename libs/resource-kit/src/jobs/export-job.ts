import { Readable } from 'node:stream';
import type { Database } from '@bellbird/database';
import { exportCompleted } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Storage } from '@bellbird/storage';
import type { Position } from '../page/keyset-ranges.js';
import { planQuery } from '../page/plan-query.js';
import { countRows } from '../read/count-rows.js';
import { walkIds } from '../read/list-rows.js';
import { readRows } from '../read/read-rows.js';
import type { AnyResource, ExportColumn, Identified } from '../resource/resource.js';
import { cellText, csvRecord } from './csv.js';
import { holdJob, saveStep } from './job-store.js';
import type { ExportOrder, JobRow } from './job.js';

const exportPage = 1_000;
const mostBytes = 4 * 2 ** 30;

/**
 * Writes the whole file and says so by `export.completed`. A file that a killed process left half written has another
 * name (the fence is in it), so starting again from the first row is safe. @throws LeaseLost
 */
export async function runExport(
  db: Database,
  storage: Storage,
  resource: AnyResource,
  job: JobRow,
  stopped: () => boolean = () => false,
): Promise<void> {
  const fileKey = exportKey(job, job.fence);
  const written = { rows: 0 };
  await storage.put(fileKey, Readable.from(csvPages(db, resource, job, written, stopped), { objectMode: false }), {
    contentType: 'text/csv; charset=utf-8',
    maxBytes: mostBytes,
  });
  await db.tenant(job.tenant_id, async (tx) => {
    const held = await holdJob(tx, job);
    await saveStep(tx, held, { status: 'completed', done: written.rows, total: written.rows, file_key: fileKey });
    await publish(
      tx,
      exportCompleted,
      { jobId: job.id, tenantId: job.tenant_id, userId: job.user_id, resource: resource.many, rows: written.rows },
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
  resource: AnyResource,
  job: JobRow,
  written: { rows: number },
  stopped: () => boolean,
): AsyncGenerator<Buffer> {
  const { view, query, actor } = job.payload as ExportOrder;
  const { columns, total } = await db.tenant(job.tenant_id, async (tx) => {
    await holdJob(tx, job);
    const more = await resource.export?.more?.(tx, actor);
    const { count } = await countRows(tx, resource, actor, {
      view,
      filters: query.filters,
      filtersMatch: query.filtersMatch,
    });
    return {
      columns: [...(resource.export?.columns ?? []), ...(more ?? [])] as ExportColumn<Identified>[],
      total: count,
    };
  });
  yield Buffer.from(csvRecord(columns.map((column) => cellText(column.title))));
  let position: Position | null = null;
  do {
    if (stopped()) throw new ExportStopped(job.id);
    const from: Position | null = position;
    const page = await db.tenant(job.tenant_id, async (tx) => {
      const held = await holdJob(tx, job);
      const planned = await planQuery(tx, resource, actor, { view, ...query, sortBy: query.sortBy ?? '' });
      const { ids, next } = await walkIds(tx, planned, from, exportPage);
      const rows = (await readRows(tx, resource, actor, ids, view)) as Identified[];
      await saveStep(tx, held, { done: written.rows + rows.length, total });
      return { rows, next };
    });
    written.rows += page.rows.length;
    position = page.next;
    if (page.rows.length > 0)
      yield Buffer.from(
        page.rows.map((row) => csvRecord(columns.map((column) => cellText(column.value(row), column.phone)))).join(''),
      );
  } while (position !== null);
}
