import { store, stored } from '../../../lib/stored';

/** A code stands five tries (the server's rule); what was tried is counted here only to say how many are left. */
export const mostTries = 5;
const key = (email: string): string => `bellbird.code-tries:${email.trim().toLowerCase()}`;

export const triesOf = (email: string): number => Number(stored(key(email), 'tab') ?? 0) || 0;

/** Counts a wrong one; says how many are left. */
export function countTry(email: string): number {
  const tries = triesOf(email) + 1;
  store(key(email), String(tries), 'tab');
  return Math.max(0, mostTries - tries);
}

/** A new code was sent, or the right one was given. */
export const forgetTries = (email: string): boolean => store(key(email), null, 'tab');
