import { dayProblem } from '@bellbird/field-rules';

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a clock on the wall of `timeZone` shows at an instant, in milliseconds as if it were UTC. */
function wallTime(instant: number, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, date, hour, minute, second);
}

/** The day, 'YYYY-MM-DD', that an instant belongs to in `timeZone`. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Date(wallTime(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * The first instant of a day in `timeZone`. Where midnight is skipped or comes twice (a turn of daylight saving), it is
 * the first instant whose wall shows that day or, for a day that a zone left out, the next.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const candidates = [midnight - day, midnight + day]
    .map((near) => midnight - (wallTime(near, timeZone) - near))
    .sort((a, b) => a - b);
  const first = candidates.find((candidate) => wallTime(candidate, timeZone) >= midnight);
  return new Date(first ?? candidates[1] ?? midnight);
}

/** So many days after a day; before it where `days` is negative. */
export function daysFrom(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The day after a day. */
export const nextDay = (date: string): string => daysFrom(date, 1);

/** Whether text is a day of the calendar, from year 1000 to 9998. */
export const isDay = (text: string): boolean => dayProblem(text) === null;
