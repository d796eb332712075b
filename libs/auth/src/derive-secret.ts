import { hkdfSync } from 'node:crypto';

/** A secret of its own for each purpose, from the platform's one secret (HKDF-SHA256, RFC 5869). 32 bytes. */
export function deriveSecret(master: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'bellbird', purpose, 32));
}
