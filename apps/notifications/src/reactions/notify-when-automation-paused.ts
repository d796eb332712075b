import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { automationPaused } from '@bellbird/events';
import { campaignCanceledNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

const none = { recipients: 0, delivered: 0, outbound: 0, bounced: 0, pending: 0, unknown: 0, canceled: 0, leftOut: 0 };

/** An automation paused by itself: its campaigns do not leave any more until a person resumes it. */
@Injectable()
export class NotifyWhenAutomationPaused {
  constructor(private readonly notifier: Notifier) {}

  @On(automationPaused)
  async paused({ id, tenantId, payload }: ConsumedEvent<typeof automationPaused>, tx: Tx): Promise<void> {
    const { automationId, name, reason, createdBy, at } = payload;
    await this.notifier.notify(
      tx,
      { id, tenantId },
      campaignCanceledNotice,
      {
        campaignId: null,
        automationId,
        name,
        reason: 'automation-paused',
        pausedReason: reason,
        counts: none,
        charged: '0.000000',
        currency: 'AUD',
        completedAt: at,
      },
      // Who made it wants to know that it stopped.
      { mailTo: createdBy },
    );
  }
}
