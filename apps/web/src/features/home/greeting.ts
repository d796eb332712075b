import { formatDate, formatTime } from '../../lib/format/time';
import { homeTexts as t } from './home.texts';

const weekday = new Map<string, Intl.DateTimeFormat>();

/** By the hour where the business is, wherever the person sits. */
export function greeting(now: Date, timeZone: string, name: string): string {
  const hour = Number(formatTime(now, timeZone).slice(0, 2));
  return (hour >= 4 && hour < 12 ? t.morning : hour >= 12 && hour < 18 ? t.afternoon : t.evening)(name);
}

/** "Thursday, 19-11-2026" */
export function longDay(now: Date, timeZone: string): string {
  const format = weekday.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long' });
  weekday.set(timeZone, format);
  return `${format.format(now)}, ${formatDate(now, timeZone)}`;
}

/** What goes on, in one sentence: what is sending and what waits, else what is scheduled. */
export function goingOn({
  sending,
  waiting,
  scheduled,
}: {
  sending: number;
  waiting: number;
  scheduled: number;
}): string {
  if (sending > 0 && waiting > 0) return `${t.sending(sending)}, ${t.waits(waiting)}.`;
  if (sending > 0) return `${t.sending(sending)}.`;
  if (waiting > 0) return `${t.waitsAlone(waiting)}.`;
  return `${scheduled > 0 ? t.scheduled(scheduled) : t.quiet}.`;
}

/** The first day of the month and the day, in the business's zone, as the API takes days. */
export function monthSoFar(now: Date, timeZone: string): { from: string; to: string } {
  const [day, month, year] = formatDate(now, timeZone).split('-') as [string, string, string];
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${day}` };
}
