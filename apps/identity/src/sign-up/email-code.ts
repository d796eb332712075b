import { createHmac, randomInt } from 'node:crypto';

/** A code lives 15 minutes and stands 5 tries. */
export const validMinutes = 15;
export const mostTries = 5;

/** Six digits. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** Keyed: a million codes are quickly tried against a bare hash. */
export function hashOfCode(accountId: string, code: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${accountId}:${code}`).digest();
}
