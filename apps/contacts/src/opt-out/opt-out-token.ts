import { createHmac } from 'node:crypto';
import { isMadeBy, type Keys } from '@bellbird/auth';

const numberBytes = 3;
const macBytes = 16;
const mostNumber = 2 ** (8 * numberBytes) - 1;

/** Characters of every token: the same for all, so that a quote counts the parts of a link it has not made yet. */
export const optOutTokenLength = Math.ceil(((numberBytes + macBytes) * 8) / 6);

/** A link as long as every real one and of the same alphabet. */
export function sampleOptOutLink(publicUrl: string): string {
  return optOutLink(publicUrl, '00000000-0000-0000-0000-000000000000', 'A'.repeat(optOutTokenLength));
}

export function optOutLink(publicUrl: string, contactId: string, token: string): string {
  return `${publicUrl}/contact/opt-out/${contactId}/${token}`;
}

/**
 * The token of a contact's opt-out link: the business's number (3 bytes) and 128 bits of an HMAC over tenant and contact,
 * 26 base64url characters in all, for every character of a link is paid for. It does not expire and may be used again.
 */
export function makeOptOutToken(
  key: Buffer,
  business: { number: number; tenantId: string },
  contactId: string,
): string {
  if (business.number > mostNumber) throw new RangeError('Too many businesses for the tokens of opt-out links.');
  const bytes = Buffer.alloc(numberBytes + macBytes);
  bytes.writeUIntBE(business.number, 0, numberBytes);
  macOf(key, business.tenantId, contactId).copy(bytes, numberBytes, 0, macBytes);
  return bytes.toString('base64url');
}

/** The business's number that a token names; null where it cannot be one of ours. Nothing is proved by it yet. */
export function businessNumberIn(token: string): number | null {
  if (token.length !== optOutTokenLength || !/^[\w-]+$/.test(token)) return null;
  return Buffer.from(token, 'base64url').readUIntBE(0, numberBytes);
}

/** Whether the token was made for this contact of this tenant, by any of the keys. */
export function isOptOutToken(keys: Keys, tenantId: string, contactId: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url').subarray(numberBytes);
  return isMadeBy(keys, given, (key) => macOf(key, tenantId, contactId).subarray(0, macBytes));
}

const macOf = (key: Buffer, tenantId: string, contactId: string): Buffer =>
  createHmac('sha256', key).update(`${tenantId}:${contactId.toLowerCase()}`).digest();
