import type { Tx } from '@bellbird/database';
import type { campaignCompleted } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { Notifier } from '../notification/notifier.js';

/** A campaign is over, and its counts and cost are final: it was sent, or it was canceled. */
export async function notifyWhenCampaignEnded(
  { id, tenantId, payload }: ConsumedEvent<typeof campaignCompleted>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { campaignId, name, status, cancellationReason, counts, charged, currency, completedAt } = payload;
  await notifier.notify(
    tx,
    { id, tenantId },
    {
      type: status === 'canceled' ? 'campaign-canceled' : 'campaign-completed',
      data: {
        campaignId,
        name,
        reason: cancellationReason,
        counts,
        charged: formatExact(BigInt(charged)),
        currency,
        completedAt,
      },
    },
  );
}
