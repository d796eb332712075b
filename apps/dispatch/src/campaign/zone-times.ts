import { instantOf, type Wall } from '@bellbird/send-window';
import { sendTimes, type SendTimes } from './send-window.js';

/** What a campaign by each person's own clock says of all its zones. */
export interface OwnTimes {
  /** Nothing leaves before; null where no moment binds. */
  sendFrom: Date;
  /** Nothing leaves at or after, wherever somebody is. */
  notLaterThan: Date | null;
  /** By each person's own clock, `2026-11-22T10:00`. */
  localFrom: string | null;
  localUntil: string | null;
}

/** When a zone may send at all; windows of marketing apart. */
export interface ZoneLimits {
  not_before: Date;
  not_later_than: Date | null;
}

/** The limits of one zone: the later of the beginnings, the earlier of the ends. */
export function zoneLimits(times: OwnTimes, zone: string): ZoneLimits {
  const from = times.localFrom === null ? null : instantOf(wallOf(times.localFrom), zone);
  const until = times.localUntil === null ? null : instantOf(wallOf(times.localUntil), zone);
  const ends = [times.notLaterThan, until].filter((each) => each !== null).sort((a, b) => a.getTime() - b.getTime());
  return {
    not_before: from !== null && from > times.sendFrom ? from : times.sendFrom,
    not_later_than: ends[0] ?? null,
  };
}

function wallOf(text: string): Wall {
  const [year, month, day, hour, minute] = text.match(/\d+/g)!.map(Number) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
}

/** A zone with people who are still to be sent to, and its times. */
export interface ZoneTimes {
  times: SendTimes;
  /** Somebody of it is still queued, as far as one sees. */
  isOpen: boolean;
}

/**
 * What the campaign's own row says then: it may send from when the first of its open zones may, until when the last may.
 * A zone that is too late holds up nobody; the campaign waits for a window only where all others do.
 */
export function spanOf(zones: readonly ZoneTimes[]): SendTimes | null {
  const open = zones
    .filter(({ times, isOpen }) => isOpen && times.held?.reason !== 'too-late')
    .map(({ times }) => times);
  const [first] = open.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  if (first === undefined) return null;
  const until = open.some((times) => times.until === null)
    ? null
    : new Date(Math.max(...open.map((times) => times.until!.getTime())));
  const waits = open.every(({ held }) => held?.reason === 'send-window');
  return { from: first.from, until, held: waits ? { reason: 'send-window', until: first.from } : null };
}

/** The present or next span of a zone; `windowBinds`: marketing. */
export const zoneTimes = (
  zone: string,
  { not_before, not_later_than }: ZoneLimits,
  windowBinds: boolean,
  now: Date,
): SendTimes =>
  sendTimes({ timeZone: windowBinds ? zone : null, notBefore: not_before, notLaterThan: not_later_than }, now);
