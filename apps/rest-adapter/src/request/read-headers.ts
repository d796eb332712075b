import { invalidField, unauthorized } from '@bellbird/errors';

/** A request's headers, as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const authorizationOf = ({ authorization }: RequestHeaders): string =>
  typeof authorization === 'string' ? authorization.trim() : '';

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(headers: RequestHeaders): string | null {
  return /^Bearer +([^\s,]+)$/i.exec(authorizationOf(headers))?.[1] ?? null;
}

/** A header that comes once; null where it is missing or empty. */
export function headerOf(headers: RequestHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : null;
}

export interface Credentials {
  name: string;
  password: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Name and password of `Authorization: Basic …` (RFC 7617, UTF-8). @throws 401 where there are none. */
export function basicOf(headers: RequestHeaders): Credentials {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(authorizationOf(headers))?.[1];
  if (encoded === undefined) throw unauthorized();
  let text: string;
  try {
    text = utf8.decode(Buffer.from(encoded, 'base64'));
  } catch {
    throw unauthorized();
  }
  const colon = text.indexOf(':');
  if (colon === -1) throw unauthorized();
  return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** The key under which the answer of an unsafe call is kept, or null. @throws 400 where it is not 1 to 255 printable characters. */
export function idempotencyKeyOf(headers: RequestHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key))
    throw invalidField('Idempotency-Key', 'Give 1 to 255 printable ASCII characters.');
  return key;
}
