import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '@bellbird/auth';

/** A text that only this platform reads: AES-256-GCM under the first of the keys. */
export function sealText([key]: Keys, text: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What was sealed under any of the keys; null where it was sealed under none, or altered. */
export function openText(keys: Keys, sealed: Buffer): string | null {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}
