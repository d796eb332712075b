import { cutGap, keptGaps } from './estimate.js';

/**
 * What the next gap between two calls of a resource has come to. It runs while somebody waits and the list is not paused:
 * a quiet hour says nothing of how long a turn takes.
 */
export interface GapClock {
  /** Seconds that counted before it last stood still. */
  carried: number;
  /** Since when it runs; null while it stands still. */
  since: string | null;
  /** The last gaps of the day, oldest first. */
  gaps: readonly number[];
  /** Whether there was a call yet: what ran before the first is no gap between two. */
  hasCalled: boolean;
}

/** By resource; '' for turns of none. */
export type GapClocks = Readonly<Record<string, GapClock>>;

const fresh: GapClock = { carried: 0, since: null, gaps: [], hasCalled: false };

/** The clock of a resource, as it stands. */
export const clockOf = (clocks: GapClocks, resource: string | null): GapClock => {
  const name = resource ?? '';
  // A resource may be called constructor.
  return Object.hasOwn(clocks, name) ? (clocks[name] ?? fresh) : fresh;
};

/** Seconds that counted since the last call. */
export const elapsed = ({ carried, since }: GapClock, now: Date): number =>
  carried + (since === null ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1_000));

/** Sets it running or stops it, where it does not do so already. */
export function runs(clock: GapClock, isRunning: boolean, now: Date): GapClock {
  if (isRunning === (clock.since !== null)) return clock;
  return isRunning ? { ...clock, since: now.toISOString() } : { ...clock, carried: elapsed(clock, now), since: null };
}

/** A call: the gap ends and the next begins. Answers the gap in seconds; null where there was no call before. */
export function called(clock: GapClock, now: Date): { clock: GapClock; gap: number | null } {
  const seconds = elapsed(clock, now);
  const gap = clock.hasCalled && seconds > 0 ? Math.round(cutGap(seconds, clock.gaps)) : null;
  return {
    gap,
    clock: {
      carried: 0,
      since: clock.since === null ? null : now.toISOString(),
      gaps: gap === null ? clock.gaps : [...clock.gaps, gap].slice(-keptGaps),
      hasCalled: true,
    },
  };
}
