import { nextWindow } from '@bellbird/send-window';

/** What limits when a campaign may send. */
export interface SendLimits {
  /** IANA zone of the tenant where the marketing window binds; null where none does. */
  timeZone: string | null;
  /** Nothing leaves before. */
  notBefore: Date;
  /** Nothing leaves at or after; null where no limit binds. */
  notLaterThan: Date | null;
}

/** When a campaign may send: from (included) until (excluded; null: for ever), and what it waits for meanwhile. */
export interface SendTimes {
  from: Date;
  until: Date | null;
  held: null | { reason: 'send-window' | 'too-late'; until: Date | null };
}

/**
 * The present span of time in which a campaign may send, or the next: the marketing window of the tenant's zone where it
 * binds, cut by the campaign's own limits (API, "Rules of sending"). Past its limit a campaign waits for its owner.
 */
export function sendTimes(limits: SendLimits, now: Date): SendTimes {
  const { timeZone, notBefore, notLaterThan } = limits;
  if (notLaterThan !== null && now >= notLaterThan)
    return { from: notLaterThan, until: notLaterThan, held: { reason: 'too-late', until: null } };
  if (timeZone === null) return { from: notBefore, until: notLaterThan, held: null };
  const earliest = now > notBefore ? now : notBefore;
  const { opens, closes } = nextWindow(earliest, timeZone);
  const from = opens > notBefore ? opens : notBefore;
  const until = notLaterThan !== null && notLaterThan < closes ? notLaterThan : closes;
  return { from, until, held: opens > now && opens > notBefore ? { reason: 'send-window', until: opens } : null };
}
