import type { Attempt } from './payment-state';

const keyOf = (userId: string): string => `bellbird.payment.${userId}`;
/** As long as the server knows the key. */
const keptMs = 24 * 60 * 60 * 1_000;

/** A payment whose outcome is not known yet, kept over a reload: asked for again by its key, it is the same payment. */
export function keepAttempt(userId: string, attempt: Attempt | null): void {
  if (attempt === null) sessionStorage.removeItem(keyOf(userId));
  else sessionStorage.setItem(keyOf(userId), JSON.stringify({ attempt, at: Date.now() }));
}

export function keptAttempt(userId: string): Attempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as { attempt: Attempt; at: number } | null;
    return kept !== null && Date.now() - kept.at < keptMs ? kept.attempt : null;
  } catch {
    return null;
  }
}
