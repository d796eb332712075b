import { DateTime, IANAZone } from 'luxon';

/** An instant that somebody wrote, with an offset or as local time of the tenant's zone. */
export interface WrittenInstant {
  instant: Date;
  /** As it was written, where it had no offset: recomputed when the zone's rules change. */
  local: string | null;
}

/**
 * Reads ISO 8601. A local time that a turn of the clock skips is the next one that exists; one that comes twice is the
 * first. Null where it is not a time.
 */
export function readInstant(text: string, timeZone: string): WrittenInstant | null {
  if (text.length > 40 || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const read = DateTime.fromISO(text, hasOffset ? { setZone: true } : { zone: new IANAZone(timeZone) });
  if (!read.isValid) return null;
  if (hasOffset) return { instant: read.toJSDate(), local: null };
  return { instant: firstOf(read).toJSDate(), local: text };
}

/** The earlier of the two instants that a repeated local time may mean. */
function firstOf(read: DateTime): DateTime {
  const possible = read.getPossibleOffsets();
  return possible.reduce((first, each) => (each < first ? each : first), possible[0] ?? read);
}
