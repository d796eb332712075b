import { clock } from '../../../lib/clock';
import { store, storedJson } from '../../../lib/stored';
import type { Attempt } from './payment-state';

const keyOf = (userId: string): string => `bellbird.payment.${userId}`;
/** As long as the server knows the key. */
const keptMs = 24 * 60 * 60 * 1_000;

/** A payment whose outcome is not known yet, kept over a reload: asked for again by its key, it is the same payment. */
export function keepAttempt(userId: string, attempt: Attempt | null): void {
  store(keyOf(userId), attempt === null ? null : JSON.stringify({ attempt, at: clock.now().getTime() }), 'tab');
}

export function keptAttempt(userId: string): Attempt | null {
  const kept = storedJson(keyOf(userId), 'tab') as { attempt: Attempt; at: number } | null;
  return kept !== null && clock.now().getTime() - kept.at < keptMs ? kept.attempt : null;
}
