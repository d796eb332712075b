import { dayOf, daysFrom } from '@bellbird/resource-kit';
import { readInstant } from '../../schedule/scheduled-time.js';
import type { RecurringTrigger, Trigger } from '../trigger.js';

/** A run that comes round: the day in the business's zone, and the moment of that day. */
export interface Occurrence {
  day: string;
  at: Date;
}

const hourMs = 3_600_000;
/** A run that could not be made for so long is skipped: a birthday greeting of yesterday helps nobody. */
export const latestMs = 6 * hourMs;
/** Visits are gathered for so long. */
export const gatherMs = 15 * 60_000;

/** The first run after a moment; null for a kind that waits for visits. Hours of a skipped hour come at the turn of the clock. */
export function nextOccurrence(given: Trigger, timeZone: string, after: Date): Occurrence | null {
  if (given.kind === 'after-visit') return null;
  // A month of 31 days with one day of it, and a day beside for the zone.
  for (let day = daysFrom(dayOf(after, timeZone), -1), looked = 0; looked < 64; day = daysFrom(day, 1), looked += 1) {
    if (given.kind === 'recurring' && !isDayOf(given.trigger, day)) continue;
    const at = readInstant(`${day}T${given.trigger.at}`, timeZone)?.instant;
    if (at !== undefined && at > after) return { day, at };
  }
  return null;
}

/**
 * The run of a moment at which an automation is due, as the zone's and the trigger's hours are now. A business that moved
 * east may have passed the hour of that day already: it still gets the day's run, unless that is too late.
 */
export const occurrenceAt = (given: Trigger, timeZone: string, due: Date): Occurrence | null =>
  nextOccurrence(given, timeZone, new Date(due.getTime() - latestMs));

function isDayOf(trigger: RecurringTrigger, day: string): boolean {
  if ('weekdays' in trigger) return trigger.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
  const date = Number(day.slice(8));
  const isLast = daysFrom(day, 1).slice(8) === '01';
  return date === trigger.dayOfMonth || (isLast && date < trigger.dayOfMonth);
}

/** The day whose people a run on `day` is for. */
export const celebrated = (day: string, offsetDays: number): string => daysFrom(day, -offsetDays);

/** When a visit is gathered: at the quarter of an hour after its time has come. */
export const gatheredAt = (due: Date): Date => new Date(Math.ceil(due.getTime() / gatherMs) * gatherMs);
