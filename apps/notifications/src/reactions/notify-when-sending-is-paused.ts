import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantReinstated, tenantSuspended } from '@bellbird/events';
import { tenantReinstatedNotice, tenantSuspendedNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** Everybody of a business reads that its sending is paused, and why, and that it is on again. */
@Injectable()
export class NotifyWhenSendingIsPaused {
  constructor(private readonly notifier: Notifier) {}

  @On(tenantSuspended)
  async paused({ id, tenantId, payload }: ConsumedEvent<typeof tenantSuspended>, tx: Tx): Promise<void> {
    const { kind, reason } = payload;
    await this.notifier.notify(tx, { id, tenantId }, tenantSuspendedNotice, { kind, reason, owed: null });
  }

  @On(tenantReinstated)
  async on({ id, tenantId, payload }: ConsumedEvent<typeof tenantReinstated>, tx: Tx): Promise<void> {
    const { kind, reason } = payload;
    await this.notifier.notify(tx, { id, tenantId }, tenantReinstatedNotice, { kind, reason, owed: null });
  }
}
