import { instantOf, wallAt } from '@bellbird/send-window';
import type { Settings } from '../settings/settings.js';
import type { Turn } from '../turn/turn.js';

/** Hours of the day, on the wall of the business, in which people are thanked; what falls outside goes at nine. */
const hours = { from: 8, until: 20, else: 9 };
const minuteMs = 60_000;

/** A text that the person asked for on this turn is one; else it is a review request like any other. */
export const thanksTypeOf = ({ consent }: Pick<Turn, 'consent'>): 'transactional' | 'review' =>
  consent.review === undefined ? 'review' : 'transactional';

/**
 * When thank-and-review is to be asked for after a turn that ended; null where it is not: switched off, no phone, texts off.
 * A review request has its own window, which campaigns keep, so it is due whatever the hour.
 */
export function thanksDueAt(
  turn: Pick<Turn, 'phone' | 'textsOff' | 'consent'>,
  endedAt: Date,
  { messages, thankAfterMinutes }: Settings,
  timeZone: string,
): Date | null {
  if (!messages['thank-and-review'].enabled || turn.phone === null || turn.textsOff) return null;
  const due = new Date(endedAt.getTime() + thankAfterMinutes * minuteMs);
  return thanksTypeOf(turn) === 'review' ? due : withinHours(due, timeZone);
}

function withinHours(due: Date, timeZone: string): Date {
  const { year, month, day, hour } = wallAt(due, timeZone);
  if (hour >= hours.from && hour < hours.until) return due;
  const at = new Date(Date.UTC(year, month - 1, hour < hours.from ? day : day + 1));
  return instantOf(
    { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), hour: hours.else, minute: 0 },
    timeZone,
  );
}
