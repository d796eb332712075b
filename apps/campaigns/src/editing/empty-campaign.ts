import type { Campaign } from '../campaign/campaign.js';

/** A campaign before anything is said of it. */
export function emptyCampaign(given: Pick<Campaign, 'id' | 'tenantId' | 'createdBy' | 'createdAt'>): Campaign {
  return {
    ...given, name: '', status: 'draft', stage: 'draft', messageType: 'transactional', deliveryType: 'immediately', scheduledAt: null, notLaterThan: null, limitLifted: false,
    callerId: null, message: '', contactIds: [], groupIds: [], segmentIds: [], smsTemplateId: null, maxCost: null, cancelWindowSeconds: 0,
    ownerPaused: false, waitReason: null, cancellationReason: null, prices: null, priceVersion: null, currency: 'AUD', senderAddress: null, timeZone: null,
    recipients: 0, outbound: 0, delivered: 0, bounced: 0, unknown: 0, canceled: 0, leftOut: {}, parts: 0n, cost: 0n, held: 0n, charged: 0n,
    holdAsked: false, holdRefused: false, holdClosed: false, funded: false, settlesSeen: 0, settlesExpected: null, askedTimes: 0, askAgainAt: null,
    launchedAt: null, completedAt: null, version: 1n,
  };
}
