import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '@bellbird/auth';

const ivBytes = 12;
const tagBytes = 16;

/** Seals secrets at rest with AES-256-GCM. The first key seals; what any of them sealed is opened. */
export class Sealing {
  constructor(private readonly keys: Keys) {}

  /** Whether a secret before the present one is still accepted, so that there may be something to seal anew. */
  get hasBefore(): boolean {
    return this.keys.length > 1;
  }

  /** 12 bytes of nonce, 16 of tag, and the sealed bytes. */
  seal(bytes: Buffer): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], iv);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  /** What was sealed, and whether with the secret before; null where none of the keys opens it. */
  open(sealed: Buffer): { bytes: Buffer; isOld: boolean } | null {
    for (const [at, key] of this.keys.entries()) {
      try {
        return { bytes: unseal(key, sealed), isOld: at > 0 };
      } catch {
        // Sealed with another key.
      }
    }
    return null;
  }
}

function unseal(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}
