import { DateTime } from 'luxon';
import type { campaignFunded, Payload } from '@bellbird/events';
import { limitOf, type Campaign } from './campaign.js';

type OwnTimes = Pick<Payload<typeof campaignFunded>, 'zoneRule' | 'localFrom' | 'localUntil'> &
  Partial<Pick<Payload<typeof campaignFunded>, 'notLaterThan'>>;

/** As events write what a clock on the wall shows. */
const wall = "yyyy-MM-dd'T'HH:mm";

/**
 * What dispatch needs where each person's own clock counts. A limit that was written without an offset, and the two hours
 * of one that nobody wrote, are of their clocks, too; one with an offset is the same moment for all.
 */
export function ownTimesOf(c: Campaign): OwnTimes {
  if (!c.recipientZone || c.scheduledLocal === null) return { zoneRule: 'business', localFrom: null, localUntil: null };
  const scheduled = DateTime.fromISO(c.scheduledLocal, { zone: 'utc' });
  const { notLaterThan, bindsFirstOnly } = limitOf(c);
  const limit =
    c.limitLocal !== null
      ? DateTime.fromISO(c.limitLocal, { zone: 'utc' })
      : bindsFirstOnly
        ? scheduled.plus({ hours: 2 })
        : null;
  const isLocal = notLaterThan !== null && limit !== null;
  return {
    zoneRule: 'recipient',
    localFrom: scheduled.toFormat(wall),
    localUntil: isLocal ? limit.toFormat(wall) : null,
    ...(isLocal && { notLaterThan: null }),
  };
}
