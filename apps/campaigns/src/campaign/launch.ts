import type { Tx } from '@bellbird/database';
import { campaignLaunched } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { SendingTerms } from '../peers/tenants.peer.js';
import { linkSetOf, type Campaign } from './campaign.js';

/** What launching adds to a campaign: the terms of this moment stay with it to its end. */
export function launched(terms: SendingTerms, senderAddress: string, now: Date): Partial<Campaign> {
  return {
    status: 'running',
    stage: 'freezing',
    launchedAt: now,
    prices: terms.prices,
    priceVersion: terms.priceVersion,
    currency: terms.currency,
    timeZone: terms.timeZone,
    senderAddress,
  };
}

/** Tells contacts to freeze the audience: step 1 of the main job. */
export async function sayLaunched(tx: Tx, c: Campaign, terms: SendingTerms, fields: readonly string[]): Promise<void> {
  await publish(
    tx,
    campaignLaunched,
    {
      campaignId: c.id,
      tenantId: c.tenantId,
      campaignVersion: Number(c.version),
      messageType: c.messageType,
      channel: c.kind,
      fields: [...fields],
      shares: c.variants?.map(({ share }) => share) ?? null,
      variantSeed: c.variants === null ? null : (c.variantSeed ?? c.id),
      phones: c.phones,
      saveAsContacts: c.saveAsContacts,
      resendOf: c.resendOf,
      zoneField: c.recipientZone ? terms.zoneField : null,
      linkSet: linkSetOf(c),
      units: null,
      content: null,
      contentHash: null,
      audience: { contactIds: c.contactIds, groupIds: c.groupIds, segmentIds: c.segmentIds },
      sender: { callerId: c.callerId ?? '', address: c.senderAddress ?? '' },
      businessName: terms.businessName,
      country: terms.country,
      timeZone: terms.timeZone,
      prices: terms.prices,
      priceVersion: terms.priceVersion,
      launchedBy: c.createdBy,
      launchedAt: (c.launchedAt ?? c.createdAt).toISOString(),
    },
    { aggregateVersion: c.version },
  );
}
