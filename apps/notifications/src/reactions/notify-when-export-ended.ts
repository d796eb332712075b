import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { exportCompleted, exportFailed } from '@bellbird/events';
import { exportFailedNotice, exportSuccessNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** What became of a file is told to the one who waits for it. */
@Injectable()
export class NotifyWhenExportEnded {
  constructor(private readonly notifier: Notifier) {}

  /** A file is ready: told to the one who asked for it. */
  @On(exportCompleted)
  async ready({ id, tenantId, payload }: ConsumedEvent<typeof exportCompleted>, tx: Tx): Promise<void> {
    const { jobId, resource, rows, userId } = payload;
    await this.notifier.notify(tx, { id, tenantId }, exportSuccessNotice, { jobId, resource, rows }, { userId });
  }

  /** A file will never be: told to the one who waits for it. */
  @On(exportFailed)
  async failed({ id, tenantId, payload }: ConsumedEvent<typeof exportFailed>, tx: Tx): Promise<void> {
    const { jobId, resource, userId, reason } = payload;
    const data = { jobId, resource, ...(reason !== undefined && { reason }) };
    await this.notifier.notify(tx, { id, tenantId }, exportFailedNotice, data, { userId });
  }
}
