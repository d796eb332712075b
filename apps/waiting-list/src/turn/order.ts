/** Room between the keys of two numbers that follow each other: twenty halvings. */
export const keyStep = 2n ** 20n;

/** Where a new turn stands: behind all numbers before it. */
export const keyOf = (number: number): bigint => BigInt(number) * keyStep;

/**
 * The key of the place `at` (from 0) in a line of others, by their keys in order; null where no room is left between its
 * neighbours, and all keys have to be dealt anew. `end`: the key of who joins next, who stands behind everybody.
 */
export function keyAt(others: readonly bigint[], at: number, end: bigint): bigint | null {
  const after = others[at] ?? end;
  const before = others[Math.min(at, others.length) - 1] ?? after - 2n * keyStep;
  const middle = before + (after - before) / 2n;
  return middle > before && middle < after ? middle : null;
}
