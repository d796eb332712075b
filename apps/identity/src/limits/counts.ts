export interface Limit {
  /** So many are let pass in a window. */
  most: number;
  /** From the first one on, in milliseconds. */
  windowMs: number;
}

export const hourMs = 3_600_000;

/** No limit counts longer: after this what was counted is of no use to anybody. */
export const longestWindowMs = hourMs;

/** Port: how often something was done, or failed, lately, by hashed key, counted for all replicas together. */
export interface Counts {
  /**
   * Counts one under each key, all at once. Where one of them has come as often as the limit lets pass, none is
   * counted. Answers in how many milliseconds it is worth trying again; 0 where all were counted.
   */
  count(keys: readonly Buffer[], limit: Limit): Promise<number>;
  /** Takes back what `count` counted: it was none after all. */
  takeBack(keys: readonly Buffer[]): Promise<void>;
  /** Forgets windows that are over, where they do not end by themselves. */
  sweep(windowMs: number): Promise<void>;
}

export const COUNTS = Symbol('counts');
