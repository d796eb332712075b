import type { Stretch } from './stretch.js';

/** Two merge at once: what bounds an import is one connection's work on the indexes. */
export const lanes = 2;
const stretchRows = 5_000;

/**
 * The next stretch of a lane, or null where it has none left. Stretches of 5,000 rows go to the lanes in turn; `mergedTo`
 * is the last row of the lane's last one, 0 before the first, and `end` the last row of the file.
 */
export function nextStretch(lane: number, mergedTo: number, end: number): Stretch | null {
  const nth = mergedTo === 0 ? lane : Math.ceil(mergedTo / stretchRows) - 1 + lanes;
  const after = nth * stretchRows;
  return after >= end ? null : { after, upTo: Math.min(after + stretchRows, end) };
}

/** The stretch that a lane merged last; null before its first. */
export function lastStretch(mergedTo: number): Stretch | null {
  return mergedTo === 0 ? null : { after: (Math.ceil(mergedTo / stretchRows) - 1) * stretchRows, upTo: mergedTo };
}

/** Rows that are done, for the progress that is shown. */
export function rowsMerged(mergedTo: readonly number[], end: number): number {
  const stretches = mergedTo.map((upTo, lane) =>
    upTo === 0 ? 0 : (Math.ceil(upTo / stretchRows) - 1 - lane) / lanes + 1,
  );
  return Math.min(end, stretches.reduce((sum, each) => sum + each, 0) * stretchRows);
}
