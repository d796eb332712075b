import { namedId, type Tx } from '@bellbird/database';
import {
  campaignCanceled,
  campaignCompleted,
  campaignFunded,
  campaignPaused,
  campaignResumed,
  fundsRequestCancelled,
  fundsRequested,
} from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { CampaignCounts } from '../schema.generated.js';
import { isPaused, limitOf, linkSetOf, pendingOf, type Campaign, type Saying } from './campaign.js';
import { ownTimesOf } from './own-times.js';

/** One hold a campaign, asked for with the same id until it is answered. */
export const holdIdOf = (campaignId: string): string => namedId('hold', campaignId);

/** Puts what was decided into the outbox, in the transaction of the decision. */
export async function say(tx: Tx, campaign: Campaign, sayings: readonly Saying[]): Promise<void> {
  const options = { aggregateVersion: campaign.version };
  const base = { campaignId: campaign.id, tenantId: campaign.tenantId, campaignVersion: Number(campaign.version) };
  const hold = {
    holdId: holdIdOf(campaign.id),
    subjectId: campaign.id,
    tenantId: campaign.tenantId,
    currency: campaign.currency,
  };
  for (const saying of sayings) {
    switch (saying.say) {
      case 'funds-requested':
        await publish(
          tx,
          fundsRequested,
          { ...hold, maxCost: campaign.cost.toString(), priceVersion: campaign.priceVersion ?? 0 },
          options,
        );
        break;
      case 'funds-request-cancelled':
        await publish(tx, fundsRequestCancelled, hold, options);
        break;
      case 'funded':
        await publish(tx, campaignFunded, { ...base, ...fundedDetails(campaign) }, options);
        break;
      case 'paused':
        await publish(tx, campaignPaused, base, options);
        break;
      case 'resumed':
        await publish(
          tx,
          campaignResumed,
          { ...base, notLaterThan: saying.notLaterThan?.toISOString() ?? null },
          options,
        );
        break;
      case 'canceled':
        await publish(tx, campaignCanceled, { ...base, reason: saying.reason }, options);
        break;
      case 'completed':
        await publish(
          tx,
          campaignCompleted,
          {
            ...base,
            name: campaign.name,
            status: campaign.status === 'canceled' ? 'canceled' : 'completed',
            cancellationReason: campaign.cancellationReason,
            counts: countsOf(campaign),
            charged: campaign.charged.toString(),
            currency: campaign.currency,
            launchedBy: campaign.createdBy,
            completedAt: (campaign.completedAt ?? campaign.createdAt).toISOString(),
          },
          options,
        );
        break;
    }
  }
}

function fundedDetails(c: Campaign) {
  const limit = limitOf(c);
  const begin = new Date((c.launchedAt ?? c.createdAt).getTime() + c.cancelWindowSeconds * 1_000);
  return {
    holdId: holdIdOf(c.id),
    messageType: c.messageType,
    prices: c.prices ?? {},
    sender: { callerId: c.callerId ?? '', address: c.senderAddress ?? '' },
    paused: isPaused(c),
    timeZone: c.messageType === 'marketing' ? c.timeZone : null,
    sendFrom: begin.toISOString(),
    notLaterThan: limit.notLaterThan?.toISOString() ?? null,
    limitBindsFirstOnly: limit.bindsFirstOnly,
    unknownPolicy: 'resend' as const,
    channel: c.kind,
    linkSet: linkSetOf(c),
    ...ownTimesOf(c),
  };
}

/** Exclusive counts that add up to the recipients. */
export function countsOf(c: Campaign): CampaignCounts {
  return {
    recipients: c.recipients,
    pending: pendingOf(c),
    outbound: c.outbound,
    delivered: c.delivered,
    bounced: c.bounced,
    unknown: c.unknown,
    canceled: c.canceled,
    leftOut: Object.values(c.leftOut).reduce((sum, n) => sum + n, 0),
  };
}
