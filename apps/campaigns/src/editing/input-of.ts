import { formatExact } from '@bellbird/money';
import type { Campaign } from '../campaign/campaign.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';

/** The members of an input that were given. */
export const given = <T extends object>(input: T): Partial<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A campaign as the input that would make it. */
export function inputOf(kind: CampaignKind, c: Campaign): Record<string, unknown> {
  return given({
    name: c.name,
    messageType: c.messageType,
    deliveryType: c.deliveryType,
    contactIds: c.contactIds,
    groupIds: c.groupIds,
    segmentIds: c.segmentIds,
    phones: c.phones.map(({ phone }) => phone),
    saveAsContacts: c.saveAsContacts,
    resendOf: c.resendOf ?? undefined,
    quick: c.quick,
    scheduledAt: (c.recipientZone ? c.scheduledLocal : null) ?? c.scheduledAt?.toISOString(),
    notLaterThan: c.limitLocal ?? c.notLaterThan?.toISOString(),
    useRecipientTimeZone: c.recipientZone,
    maxCost: c.maxCost === null ? undefined : formatExact(c.maxCost),
    cancelWindowSeconds: c.cancelWindowSeconds,
    ...kind.inputOf(c),
  });
}
