import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { campaignCompleted } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import { campaignCanceledNotice, campaignCompletedNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** A campaign is over, and its counts and cost are final: it was sent, or it was canceled. */
@Injectable()
export class NotifyWhenCampaignEnded {
  constructor(private readonly notifier: Notifier) {}

  @On(campaignCompleted)
  async handle({ id, tenantId, payload }: ConsumedEvent<typeof campaignCompleted>, tx: Tx): Promise<void> {
    const { campaignId, name, status, cancellationReason, counts, charged, currency, completedAt, launchedBy } =
      payload;
    await this.notifier.notify(
      tx,
      { id, tenantId },
      status === 'canceled' ? campaignCanceledNotice : campaignCompletedNotice,
      {
        campaignId,
        name,
        reason: cancellationReason,
        counts,
        charged: formatExact(BigInt(charged)),
        currency,
        completedAt,
      },
      // Who launched it wants to know that it stopped.
      { mailTo: status === 'canceled' ? launchedBy : null },
    );
  }
}
