import { DateTime } from 'luxon';

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
 * The present span of time in which a campaign may send, or the next. Marketing: Monday–Friday [09:00, 20:00), Saturday
 * [09:00, 17:00) in the tenant's zone (API, "Rules of sending"). Hours are taken on the wall clock of each day, so a day
 * of 23 or 25 hours has the same window. Past its limit a campaign waits for its owner.
 */
export function sendTimes(limits: SendLimits, now: Date): SendTimes {
  const { timeZone, notBefore, notLaterThan } = limits;
  if (notLaterThan !== null && now >= notLaterThan) return { from: notLaterThan, until: notLaterThan, held: { reason: 'too-late', until: null } };
  if (timeZone === null) return { from: notBefore, until: notLaterThan, held: null };
  const earliest = now > notBefore ? now : notBefore;
  const window = marketingWindow(timeZone, earliest);
  const from = window.from > notBefore ? window.from : notBefore;
  const until = notLaterThan !== null && notLaterThan < window.until ? notLaterThan : window.until;
  return { from, until, held: window.from > now && window.from > notBefore ? { reason: 'send-window', until: window.from } : null };
}

/** The marketing window that `at` lies in, or the next one after it. @throws RangeError for a zone that does not exist. */
export function marketingWindow(timeZone: string, at: Date): { from: Date; until: Date } {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  if (!local.isValid) throw new RangeError(`There is no time zone ${timeZone}.`);
  for (let day = local.startOf('day'); ; day = day.plus({ days: 1 }).startOf('day')) {
    const closes = closingHour(day.weekday);
    if (closes === null) continue;
    const from = day.set({ hour: 9 });
    const until = day.set({ hour: closes });
    if (at.getTime() < until.toMillis()) return { from: from.toJSDate(), until: until.toJSDate() };
  }
}

const saturday = 6;
const closingHour = (weekday: number): number | null => (weekday < saturday ? 20 : weekday === saturday ? 17 : null);
