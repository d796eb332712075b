import { createHash } from 'node:crypto';

/** What is kept of whom a limit counts: addresses and accounts are compared alone, never read. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
