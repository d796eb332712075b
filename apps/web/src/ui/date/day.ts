import { parseDate, type CalendarDate } from '@internationalized/date';

/** A day of the calendar, "2026-11-24": no instant and no zone, so it is never a `Date`. */
export type Day = string;

/** How far a step leads. */
export type DayStep = Partial<Record<'days' | 'months' | 'years', number>>;

/** The day as the library's own; null where it is none: "2026-02-30", "24-11-2026", "". */
function parsed(day: string): CalendarDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

export const isDay = (text: string): boolean => parsed(text) !== null;

/** The day of these numbers, months from 1; null where the calendar has none. */
export function dayFrom(year: number, month: number, day: number): Day | null {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(text) ? text : null;
}

/** So much later, or earlier where it is negative. A month on from the 31st ends at the month's last day. */
export const stepDay = (day: Day, step: DayStep): Day => parseDate(day).add(step).toString();

/** Days since Monday: 0 to 6. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks that a month's page shows, Monday first; days of its neighbours fill the first and the last. */
export function weeksOf(month: Day): Day[][] {
  const first = `${month.slice(0, 7)}-01`;
  const monday = stepDay(first, { days: -weekdayOf(first) });
  const next = stepDay(first, { months: 1 });
  const weeks: Day[][] = [];
  for (let start = monday; start < next; start = stepDay(start, { days: 7 }))
    weeks.push(Array.from({ length: 7 }, (_, days) => stepDay(start, { days })));
  return weeks;
}

/** What is to be said of a day. A closed one cannot be chosen from the calendar. */
export interface DayNote {
  words: string;
  isClosed: boolean;
}

/** From when to when a day may be chosen, both included; no bound where there is none. */
export interface DayBounds {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** The day, or the bound that it passes. */
export function within(day: Day, { min, max }: DayBounds): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
