/** A key by which the server knows a call that is made again (`Idempotency-Key`); kept until its outcome is known. */
export function newCallKey(): string {
  // Not randomUUID: it is missing where the page came over plain HTTP.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
