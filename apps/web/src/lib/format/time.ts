import { timeTexts as t } from './time.texts';

/** DD-MM-YYYY and 24-hour HH:mm in the business's zone; "Today, 10:13". */
const cache = new Map<string, Intl.DateTimeFormat>();
function fields(instant: Date, timeZone: string): Record<string, string> {
  let format = cache.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    cache.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

export function formatDate(instant: string | Date, timeZone: string): string {
  const { day, month, year } = fields(new Date(instant), timeZone);
  return `${day}-${month}-${year}`;
}

export function formatTime(instant: string | Date, timeZone: string): string {
  const { hour, minute } = fields(new Date(instant), timeZone);
  return `${hour}:${minute}`;
}

export function formatSeconds(instant: string | Date, timeZone: string): string {
  const { hour, minute, second } = fields(new Date(instant), timeZone);
  return `${hour}:${minute}:${second}`;
}

/**
 * The day on which `instant` falls in the zone, or one so many days after it, "2026-11-21". Days of the calendar, never
 * 24 hours: where the clocks change, a day has 23 or 25.
 */
export function dayOf(instant: string | Date, timeZone: string, daysAfter = 0): string {
  const { day, month, year } = fields(new Date(instant), timeZone);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + daysAfter)).toISOString().slice(0, 10);
}

/** "Today, 10:13", "Yesterday, 18:02" or "19-11-2026, 10:00". */
export function formatWhen(instant: string | Date, timeZone: string, now: Date): string {
  const day = dayOf(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === dayOf(now, timeZone)) return t.today(time);
  if (day === dayOf(now, timeZone, -1)) return t.yesterday(time);
  return t.onDay(formatDay(day), time);
}

/** "Sydney" */
export const cityOfZone = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

/** "Sydney (AEDT)" */
export function nameOfZone(timeZone: string, at: Date): string {
  const short =
    new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${cityOfZone(timeZone)} (${short})`;
}

/** A stored day, "2026-11-21", as "21-11-2026". */
export const formatDay = (day: string): string => day.split('-').reverse().join('-');
