import { instantOf, wallAt } from '@bellbird/send-window';
import { dayOf } from '../../../lib/format/time';

export const snoozes = ['hour', 'tomorrow', 'week'] as const;
export type Snooze = (typeof snoozes)[number];

/** The hour at which a day's work begins. */
const morning = 9;

/** When a conversation that is put off comes back: in an hour, tomorrow at nine, next Monday at nine, by the business's clock. */
export function snoozeUntil(snooze: Snooze, now: Date, zone: string): Date {
  if (snooze === 'hour') return new Date(now.getTime() + 3_600_000);
  const [year, month, day] = dayOf(now, zone, snooze === 'tomorrow' ? 1 : daysToMonday(now, zone))
    .split('-')
    .map(Number) as [number, number, number];
  return instantOf({ ...wallAt(now, zone), year, month, day, hour: morning, minute: 0 }, zone);
}

/** From 1 to 7: on a Monday it is the next one. */
function daysToMonday(now: Date, zone: string): number {
  const weekday = new Date(`${dayOf(now, zone)}T00:00:00Z`).getUTCDay();
  return (8 - weekday) % 7 || 7;
}
