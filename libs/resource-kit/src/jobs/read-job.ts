import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import type { Storage } from '@bellbird/storage';
import { checkedId } from '../read/read-rows.js';
import type { AnyResource, ResourceActor } from '../resource/resource.js';
import { findJob } from './job-store.js';
import { bulkJobOf, progressOf, type BulkJob, type ExportJob, type JobRow } from './job.js';

const urlSeconds = 3_600;

/** A bulk job of the tenant's. @throws 400, 404 */
export async function readBulkJob(tx: Tx, resource: AnyResource, actor: ResourceActor, id: string): Promise<BulkJob> {
  const job = await findJob(tx, actor.tenantId, resource.many, ['delete', 'restore', 'change'], checkedId(id, 'jobId'));
  if (job === null) throw notFound();
  return bulkJobOf(job);
}

/** An export of the tenant's, with a fresh link of an hour where its file is ready. @throws 400, 404 */
export async function readExportJob(
  tx: Tx,
  resource: { readonly many: string },
  actor: ResourceActor,
  storage: Storage,
  id: string,
): Promise<ExportJob> {
  const job = await findJob(tx, actor.tenantId, resource.many, ['export'], checkedId(id, 'jobId'));
  if (job === null) throw notFound();
  if (job.status !== 'completed' || job.file_key === null) return exportJobOf(job);
  const { url, expiresAt } = await storage.signedUrl(job.file_key, {
    method: 'GET',
    expiresInSeconds: urlSeconds,
    fileName: `${resource.many}.csv`,
  });
  return { ...exportJobOf(job), url, expiresAt: expiresAt.toISOString() };
}

/** An export before it has a link. */
export const exportJobOf = (job: JobRow): ExportJob => ({
  id: job.id,
  status: job.status,
  progress: progressOf(job),
  rows: job.done,
  url: null,
  expiresAt: null,
});
