import { dayOf, formatDay, formatTime } from '../../../lib/format/time';
import { accountTexts } from '../account.texts';

const t = accountTexts.hours;

interface Hours {
  openNow: boolean;
  nextChange: string | null;
  timeZone: string;
}

/** Whether the business is open by what is saved, and until when: "Open now, closes 15:30". */
export function openInWords({ openNow, nextChange, timeZone }: Hours, now: Date): string {
  if (nextChange === null) return openNow ? t.open : t.closed;
  const when = timeOf(nextChange, timeZone, now);
  return openNow ? t.openUntil(when) : t.closedUntil(when);
}

/** The day is said of another day alone: a time by itself is today's. */
function timeOf(at: string, timeZone: string, now: Date): string {
  const day = dayOf(at, timeZone);
  if (day === dayOf(now, timeZone)) return formatTime(at, timeZone);
  if (day === dayOf(now, timeZone, 1)) return t.tomorrow(formatTime(at, timeZone));
  return `${formatDay(day)}, ${formatTime(at, timeZone)}`;
}
