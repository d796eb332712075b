import type { Tx } from '@bellbird/database';
import type { exportCompleted, exportFailed } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { Notifier } from '../notification/notifier.js';

/** A file is ready: told to the one who asked for it. */
export async function notifyWhenExportReady(
  { id, tenantId, payload }: ConsumedEvent<typeof exportCompleted>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { jobId, resource, rows, userId } = payload;
  await notifier.notify(tx, { id, tenantId }, { type: 'export-success', data: { jobId, resource, rows }, userId });
}

/** A file will never be: told to the one who waits for it. */
export async function notifyWhenExportFailed(
  { id, tenantId, payload }: ConsumedEvent<typeof exportFailed>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { jobId, resource, userId } = payload;
  await notifier.notify(tx, { id, tenantId }, { type: 'export-failed', data: { jobId, resource }, userId });
}
