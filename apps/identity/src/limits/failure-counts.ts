export interface Limit {
  /** So many failures are let pass in a window. */
  most: number;
  /** From the first failure on, in milliseconds. */
  windowMs: number;
}

/** Port: how often something failed lately, by hashed key, counted for all replicas together. */
export interface FailureCounts {
  /**
   * Counts a failure under each key, all at once. Where one of them has failed as often as the limit lets pass, none is
   * counted. Answers in how many milliseconds it is worth trying again; 0 where all were counted.
   */
  count(keys: readonly Buffer[], limit: Limit): Promise<number>;
  /** Takes back what `count` counted: it was no failure after all. */
  takeBack(keys: readonly Buffer[]): Promise<void>;
  /** Forgets windows that are over, where they do not end by themselves. */
  sweep(windowMs: number): Promise<void>;
}

export const FAILURE_COUNTS = Symbol('failure counts');
