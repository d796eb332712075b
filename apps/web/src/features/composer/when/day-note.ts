import { instantOf, nationalHoliday, nextWindow } from '@bellbird/send-window';
import { dayOf } from '../../../lib/format/time';
import type { Day, DayNote } from '../../../ui/date/day';
import type { Draft } from '../draft/draft';
import { wallOf } from './schedule';
import { whenTexts as t } from './when.texts';

/** The hours in which marketing may leave on that day of the zone, as instants; null where it may not. */
export function windowOn(day: Day, timeZone: string, now: Date): { opens: Date; closes: Date } | null {
  const midnight = instantOf(wallOf(day, '00:00')!, timeZone);
  const window = nextWindow(midnight < now ? now : midnight, timeZone);
  return dayOf(window.opens, timeZone) === day ? window : null;
}

/** What the calendar says of a day: that no marketing leaves on it, or that people keep a holiday, which is a caution. */
export function dayNotes(
  { messageType }: Pick<Draft, 'messageType'>,
  timeZone: string,
  now: Date,
): (day: Day) => DayNote | undefined {
  const today = dayOf(now, timeZone);
  return (day) => {
    if (messageType === 'marketing' && day >= today && windowOn(day, timeZone, now) === null)
      return { words: day === today ? t.closedToday : t.closedDay, isClosed: true };
    const holiday = timeZone.startsWith('Australia/') ? nationalHoliday(day) : null;
    return holiday === null ? undefined : { words: holiday, isClosed: false };
  };
}
