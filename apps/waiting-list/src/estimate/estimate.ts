/** Minutes until the call, the range in which it usually is, and from how many calls it was learned. */
export interface Estimate {
  minutes: number;
  low: number;
  high: number;
  learned: number;
}

/** What is known of the speed of one resource. */
export interface Pace {
  /** Gaps between calls of today, the last 20, in seconds. */
  gaps: readonly number[];
  /** The median of this weekday and hour over eight weeks, of at least 20 gaps; null where there were fewer. */
  usualSeconds: number | null;
  /** What the settings say one turn takes. */
  givenSeconds: number;
  /** Seconds that counted since the last call. */
  sinceCall: number;
  /**
   * How far off the last 50 quotes were at the 80th percentile: minutes by the root of the minutes that were quoted, as the
   * error of a wait grows with its root (ADR 30); null before 20 turns.
   */
  errorPerRoot: number | null;
}

/** Gaps of today that are kept. */
export const keptGaps = 20;
/** What the past, or the settings, count for beside gaps of today. */
const priorWeight = 10;
const leastErrorMinutes = 2;
const cutAtMedians = 4;

/** The middle of a list in order; of an even number of items, the mean of the two. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** A gap that is very long was no turn's: somebody was at lunch. It is cut to four medians. */
export function cutGap(gapSeconds: number, known: readonly number[]): number {
  const usual = median(known);
  return usual === null || usual <= 0 ? gapSeconds : Math.min(gapSeconds, cutAtMedians * usual);
}

/** Seconds between two calls: today's median drawn towards the usual one, the less the more calls there were. */
export function secondsBetweenCalls({ gaps, usualSeconds, givenSeconds }: Pace): number {
  const prior = usualSeconds ?? givenSeconds;
  const today = median(gaps);
  return today === null ? prior : (gaps.length * today + priorWeight * prior) / (gaps.length + priorWeight);
}

/** Below ten to the minute, else to five: nobody believes 43 minutes. */
const rounded = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;

/** When the turn at `position` (from 1) will be called. */
export function estimateAt(pace: Pace, position: number): Estimate {
  const between = secondsBetweenCalls(pace);
  const minutes = rounded(Math.max(1, (position * between - pace.sinceCall) / 60));
  const { errorPerRoot } = pace;
  const error = errorPerRoot === null ? minutes / 2 : Math.max(leastErrorMinutes, errorPerRoot * Math.sqrt(minutes));
  return {
    minutes,
    low: Math.max(1, Math.floor(minutes - error)),
    high: Math.ceil(minutes + error),
    learned: pace.gaps.length,
  };
}
