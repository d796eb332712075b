/** Room between the keys of two numbers that follow each other: twenty halvings. */
export const keyStep = 2n ** 20n;

/** Where a new turn stands: behind all numbers before it. */
export const keyOf = (number: number): bigint => BigInt(number) * keyStep;

/**
 * The key of the place `at` (from 0) in a line of others, by their keys in order; null where no room is left between its
 * neighbours, and all keys have to be dealt anew.
 */
export function keyAt(others: readonly bigint[], at: number): bigint | null {
  const before = others[Math.min(at, others.length) - 1];
  const after = others[at];
  if (after === undefined) return (before ?? 0n) + keyStep;
  const floor = before ?? after - 2n * keyStep;
  const middle = floor + (after - floor) / 2n;
  return middle > floor && middle < after ? middle : null;
}

/** New keys for a whole line, in its order: smaller than that of any number to come. */
export const dealtAnew = (length: number): bigint[] => Array.from({ length }, (_, at) => BigInt(at + 1) * keyStep);
