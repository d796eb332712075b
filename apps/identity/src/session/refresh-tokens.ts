import { createHmac } from 'node:crypto';

/** For this long the token before the present one still gets the present one: two tabs, a lost answer. */
export const graceSeconds = 10;

/** The next token of a chain. Derived, so that a repeated question within the grace gets the very same answer. */
export function childOf(token: string, key: Buffer): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

export type Rotation = 'rotate' | 'repeat' | 'reused';

/**
 * What a known token of a living session may do: the present one rotates; the one before it, used within the grace,
 * gets the same child again; anything older was stolen or replayed, and its session dies.
 */
export function rotationOf(
  token: { generation: number; usedSecondsAgo: number | null },
  sessionGeneration: number,
): Rotation {
  if (token.generation === sessionGeneration) return 'rotate';
  const before = token.generation === sessionGeneration - 1;
  return before && token.usedSecondsAgo !== null && token.usedSecondsAgo <= graceSeconds ? 'repeat' : 'reused';
}
