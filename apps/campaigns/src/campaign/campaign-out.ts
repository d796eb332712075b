import { noneLeftOut } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
import { shownUrl } from '@bellbird/short-link/limits';
import { noEngagement } from '../engagement/engagement.js';
import { kindOf } from '../kinds/kinds.js';
import { isPaused, pausedReasonOf, waitingForOf, type Campaign } from './campaign.js';
import { countsOf } from './say.js';

/** "Campaign out" of the REST contract, with the members of its kind: JSON as it is. */
export function campaignOut(c: Campaign) {
  return {
    id: c.id,
    name: c.name,
    messageType: c.messageType,
    deliveryType: c.deliveryType,
    scheduledAt: iso(c.scheduledAt),
    notLaterThan: iso(c.notLaterThan),
    useRecipientTimeZone: c.recipientZone,
    contactIds: c.contactIds,
    groupIds: c.groupIds,
    segmentIds: c.segmentIds,
    phones: c.phones.map(({ phone }) => phone),
    saveAsContacts: c.saveAsContacts,
    resendOf: c.resendOf,
    quick: c.quick,
    automationId: c.automationId,
    maxCost: c.maxCost === null ? null : formatExact(c.maxCost),
    cancelWindowSeconds: c.cancelWindowSeconds,
    status: c.status,
    paused: isPaused(c),
    pausedReason: pausedReasonOf(c),
    cancellationReason: c.cancellationReason,
    waitingFor: waitingForOf(c),
    counts: countsOf(c),
    leftOut: { ...noneLeftOut(), ...c.leftOut },
    engagement: { ...noEngagement, ...c.engagement },
    // What became of them is added where somebody asks for it.
    links: c.linkUrls.map((url) => ({ url: shownUrl(url), ...noClicks })),
    parts: Number(c.units),
    cost: { held: formatExact(c.held), charged: formatExact(c.charged), currency: c.currency },
    createdBy: c.createdBy,
    createdAt: c.createdAt.toISOString(),
    launchedAt: iso(c.launchedAt),
    completedAt: iso(c.completedAt),
    version: Number(c.version),
    ...kindOf(c).out(c),
  };
}

const noClicks = { clickedPeople: 0, clicks: 0, likelyMachine: 0 };
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
