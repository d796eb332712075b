import { noneLeftOut } from '@bellbird/events';
import { formatExact } from '@bellbird/money';
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
    contactIds: c.contactIds,
    groupIds: c.groupIds,
    segmentIds: c.segmentIds,
    maxCost: c.maxCost === null ? null : formatExact(c.maxCost),
    cancelWindowSeconds: c.cancelWindowSeconds,
    status: c.status,
    paused: isPaused(c),
    pausedReason: pausedReasonOf(c),
    cancellationReason: c.cancellationReason,
    waitingFor: waitingForOf(c),
    counts: countsOf(c),
    leftOut: { ...noneLeftOut(), ...c.leftOut },
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

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
