import { DateTime, IANAZone } from 'luxon';

/** An instant that somebody wrote, with an offset or as local time of the tenant's zone. */
export interface WrittenInstant {
  instant: Date;
  /** As it was written, where it had no offset: recomputed when the zone's rules change. */
  local: string | null;
}

/** Date, time to the minute or finer, and an offset of at most 14 hours or none. */
const isoForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i;

/**
 * Reads ISO 8601. A local time that a turn of the clock skips is the next one that exists, the moment of the turn; one
 * that comes twice is the first. Null where it is not a time.
 */
export function readInstant(text: string, timeZone: string): WrittenInstant | null {
  const form = text.length > 40 ? null : isoForm.exec(text);
  if (form === null) return null;
  const hasOffset = form[1] !== undefined;
  const read = DateTime.fromISO(text, hasOffset ? { setZone: true } : { zone: new IANAZone(timeZone) });
  if (!read.isValid) return null;
  if (hasOffset) return { instant: read.toJSDate(), local: null };
  const wall = DateTime.fromISO(text, { zone: 'utc' });
  const instant = sameWall(read, wall) ? firstOf(read) : turnBefore(read);
  return { instant: instant.toJSDate(), local: text };
}

/** Whether the clock on the wall shows what was written: else that hour was skipped. */
const sameWall = (read: DateTime, wall: DateTime): boolean =>
  read.toFormat("yyyy-MM-dd'T'HH:mm") === wall.toFormat("yyyy-MM-dd'T'HH:mm");

/** The earlier of the two instants that a repeated local time may mean. */
function firstOf(read: DateTime): DateTime {
  const possible = read.getPossibleOffsets();
  return possible.reduce((first, each) => (each < first ? each : first), possible[0] ?? read);
}

const widestSkipMs = 25 * 3_600_000;

/** The moment, within a day before, from which the clock has shown another offset. */
function turnBefore(read: DateTime): DateTime {
  let [before, after] = [read.toMillis() - widestSkipMs, read.toMillis()];
  const offsetAt = (ms: number): number => read.zone.offset(ms);
  const old = offsetAt(before);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === old) before = middle;
    else after = middle;
  }
  return DateTime.fromMillis(after, { zone: read.zone });
}
