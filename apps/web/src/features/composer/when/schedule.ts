import { instantOf, instantsOf, isOpen, nextWindow, type Wall } from '@bellbird/send-window';
import { dayOf } from '../../../lib/format/time';
import { isDay, weekdayOf } from '../../../ui/date/day';
import { isTime } from '../../../ui/date/read-time';
import type { Draft } from '../draft/draft';
import { fieldsOf } from '../draft/draft-input';

/** Date and time as fields hold them, as numbers; null while one is empty or cannot be read. */
export function wallOf(date: string, time: string): Wall | null {
  if (!isDay(date) || !isTime(time)) return null;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return { year, month, day, hour, minute };
}

export interface ReadTime {
  instant: Date;
  /** The clock jumps over it that night: it goes out at the jump. */
  isSkipped: boolean;
  /** The clock shows it twice that night: the first is meant. */
  isTwice: boolean;
}

/** Date and time fields in the business's zone, by the server's own rule; null while one is empty or cannot be read. */
export function readTime(date: string, time: string, timeZone: string): ReadTime | null {
  const wall = wallOf(date, time);
  if (wall === null) return null;
  const all = instantsOf(wall, timeZone);
  return { instant: instantOf(wall, timeZone), isSkipped: all.length === 0, isTwice: all.length === 2 };
}

/** What of a draft says when it goes out. */
export type ChosenTime = Pick<Draft, 'messageType' | 'deliveryType' | 'date' | 'time' | 'limitDate' | 'limitTime'>;

export type WhenProblem = 'missing' | 'past' | 'window' | 'limit-missing' | 'limit-before';

export interface Schedule {
  /** When it goes out; null for now, or while not chosen. */
  at: ReadTime | null;
  limit: Date | null;
  problem: WhenProblem | null;
  /** For marketing outside its hours: the next allowed time. */
  nextAllowed: Date | null;
  /** Marketing that goes out now: until when the hours last. */
  closes: Date | null;
}

/**
 * What the chosen time means, and what is wrong with it. "Now" outside the hours of marketing is told by `nextAllowed`
 * but is no problem here: the server's clock decides it, not the one of this device.
 */
export function scheduleOf(draft: ChosenTime, timeZone: string, now: Date): Schedule {
  const isMarketing = draft.messageType === 'marketing';
  if (draft.deliveryType === 'immediately') {
    const open = isOpen(now, timeZone);
    const window = nextWindow(now, timeZone);
    return {
      at: null,
      limit: null,
      problem: null,
      nextAllowed: isMarketing && !open ? window.opens : null,
      closes: isMarketing && open ? window.closes : null,
    };
  }
  const at = readTime(draft.date, draft.time, timeZone);
  const limit = readTime(draft.limitDate, draft.limitTime, timeZone)?.instant ?? null;
  const nextAllowed =
    at !== null && isMarketing && !isOpen(at.instant, timeZone)
      ? nextWindow(at.instant < now ? now : at.instant, timeZone).opens
      : null;
  const base = { at, limit, nextAllowed, closes: null };
  if (at === null) return { ...base, problem: 'missing' };
  if (at.instant <= now) return { ...base, problem: 'past' };
  if (nextAllowed !== null) return { ...base, problem: 'window' };
  if (limit === null && draft.limitDate + draft.limitTime !== '') return { ...base, problem: 'limit-missing' };
  if (limit !== null && limit < at.instant) return { ...base, problem: 'limit-before' };
  return { ...base, problem: null };
}

/** What "later" begins with: tomorrow at ten, or the next hour in which marketing may leave. */
export function proposedTime(
  draft: Pick<Draft, 'messageType'>,
  timeZone: string,
  now: Date,
): { date: string; time: string } {
  const tomorrow = readTime(dayOf(now, timeZone, 1), '10:00', timeZone)!.instant;
  return fieldsOf(
    draft.messageType !== 'marketing' || isOpen(tomorrow, timeZone) ? tomorrow : nextWindow(tomorrow, timeZone).opens,
    timeZone,
  );
}

/** Times that are chosen in one tap: today at five, tomorrow and on the next Monday at ten; of marketing only when it may leave. */
export function quickPicks(
  draft: Pick<Draft, 'messageType'>,
  timeZone: string,
  now: Date,
): { date: string; time: string }[] {
  const today = dayOf(now, timeZone);
  const daysToMonday = 7 - weekdayOf(today);
  return [
    { date: today, time: '17:00' },
    { date: dayOf(now, timeZone, 1), time: '10:00' },
    ...(daysToMonday > 1 ? [{ date: dayOf(now, timeZone, daysToMonday), time: '10:00' }] : []),
  ].filter(({ date, time }) => {
    const { instant } = readTime(date, time, timeZone)!;
    return instant > now && (draft.messageType !== 'marketing' || isOpen(instant, timeZone));
  });
}

/** What a latest start begins with: two hours after it goes out, as long as it waits without one. */
export function proposedLimit({ instant }: ReadTime, timeZone: string): { limitDate: string; limitTime: string } {
  const { date, time } = fieldsOf(new Date(instant.getTime() + 2 * 3_600_000), timeZone);
  return { limitDate: date, limitTime: time };
}
