import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a callback came from the sandbox: hex HMAC-SHA256 with its key over the exact address called, a line feed and
 * the raw body. `addresses` are those by which we may have been called.
 */
export function signedBySandbox(
  key: string,
  addresses: readonly string[],
  body: Buffer,
  signature: string | undefined,
): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const theirs = Buffer.from(signature, 'hex');
  return addresses.some((address) =>
    timingSafeEqual(createHmac('sha256', key).update(`${address}\n`).update(body).digest(), theirs),
  );
}
