import { nextWindow } from '@bellbird/send-window';
import { dayOf, formatDate, formatTime } from '../../../lib/format/time';
import type { Draft } from '../draft/draft';
import { wayBackSeconds } from '../draft/draft-input';
import type { Schedule } from '../when/schedule';
import { billTexts } from './bill.texts';

const minuteMs = 60_000;

/**
 * When about the last text has left, rounded up to a minute: so many parts at that many a second from `start` on, as long
 * as the hours of marketing are open, where they hold for it.
 */
export function doneBy(
  start: Date,
  { parts, pace, isMarketing }: { parts: number; pace: number; isMarketing: boolean },
  timeZone: string,
): Date {
  let leftMs = (parts / pace) * 1_000;
  let at = start.getTime();
  while (isMarketing) {
    const window = nextWindow(new Date(at), timeZone);
    at = Math.max(at, window.opens.getTime());
    const roomMs = window.closes.getTime() - at;
    if (leftMs <= roomMs) break;
    leftMs -= roomMs;
    at = window.closes.getTime();
  }
  return new Date(Math.ceil((at + leftMs) / minuteMs) * minuteMs);
}

/** From when to when a campaign goes out. */
export interface Run {
  start: Date;
  end: Date;
}

/** When about it starts and when its last text has left; null while no time is chosen, or it may not leave then. */
export function runOf({
  draft: { deliveryType, messageType },
  schedule: { at, nextAllowed },
  parts,
  pace,
  now,
  timeZone,
}: {
  draft: Pick<Draft, 'deliveryType' | 'messageType'>;
  schedule: Pick<Schedule, 'at' | 'nextAllowed'>;
  parts: number;
  pace: number;
  now: Date;
  timeZone: string;
}): Run | null {
  const start = deliveryType === 'later' ? at?.instant : new Date(now.getTime() + wayBackSeconds * 1_000);
  if (start === undefined || nextAllowed !== null) return null;
  return { start, end: doneBy(start, { parts, pace, isMarketing: messageType === 'marketing' }, timeZone) };
}

/** "10:22", with its day where that is not the day of `start`. */
export function doneByWords(end: Date, start: Date, timeZone: string): string {
  const time = formatTime(end, timeZone);
  return dayOf(end, timeZone) === dayOf(start, timeZone) ? time : billTexts.doneOn(formatDate(end, timeZone), time);
}
