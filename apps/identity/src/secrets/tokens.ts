import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. It is never stored: only its hash is. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token, or of what is personal and only compared. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
