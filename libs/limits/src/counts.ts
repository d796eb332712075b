export interface Limit {
  /** How many pass within a window. */
  most: number;
  /** How long a window lasts from its first one, in milliseconds. */
  windowMs: number;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** No limit has a longer window, so older counts may be deleted. */
export const longestWindowMs = dayMs;

/** Port: counts by hashed key how often something was done or failed lately. All replicas share the counts. */
export interface Counts {
  /**
   * Counts one under each key, all at once. If one of the keys has reached the limit, none is counted. Answers after
   * how many milliseconds to try again; 0 if all were counted.
   */
  count(keys: readonly Buffer[], limit: Limit): Promise<number>;
  /** Takes back one that `count` counted under each key. */
  takeBack(keys: readonly Buffer[]): Promise<void>;
  /** Deletes windows that are over, in stores that do not delete them by themselves. */
  sweep(windowMs: number): Promise<void>;
}

export const COUNTS = Symbol('counts');
