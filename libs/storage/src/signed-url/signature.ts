import { createHmac, timingSafeEqual } from 'node:crypto';

/** Everything that a signed URL of the folder grants; all of it is under the signature. */
export interface Grant {
  method: 'GET' | 'PUT';
  key: string;
  /** Milliseconds since 1970, both. */
  issuedAt: number;
  expiresAt: number;
  contentType: string | null;
  maxBytes: number | null;
  fileName: string | null;
}

const names = {
  method: 'method',
  issuedAt: 'issued',
  expiresAt: 'expires',
  contentType: 'type',
  maxBytes: 'max',
  fileName: 'name',
} as const;
const signatureName = 'signature';

/** The query of a signed URL, without its question mark. */
export function signedQuery(grant: Grant, secret: Buffer): string {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    const value = grant[field];
    if (value !== null) query.set(name, String(value));
  }
  query.set(signatureName, signature(grant, secret).toString('base64url'));
  return query.toString();
}

/** What a URL grants; null where it is not exactly one that was signed with one of these secrets. Says nothing about the time. */
export function readGrant(key: string, query: URLSearchParams, secrets: readonly Buffer[]): Grant | null {
  const known: string[] = [...Object.values(names), signatureName];
  const all = [...query.keys()];
  if (new Set(all).size !== all.length || all.some((name) => !known.includes(name))) return null;
  const method = query.get(names.method);
  if (method !== 'GET' && method !== 'PUT') return null;
  const grant: Grant = {
    method,
    key,
    issuedAt: wholeNumber(query.get(names.issuedAt)) ?? 0,
    expiresAt: wholeNumber(query.get(names.expiresAt)) ?? 0,
    contentType: query.get(names.contentType),
    maxBytes: wholeNumber(query.get(names.maxBytes)),
    fileName: query.get(names.fileName),
  };
  // Only the one spelling that we make: '+5', '5.0' and a missing number never pass for 5 or 0.
  if (signedQuery(grant, secrets[0]!).length !== query.toString().length) return null;
  const given = Buffer.from(query.get(signatureName) ?? '', 'base64url');
  const isRight = secrets.some((secret) => {
    const right = signature(grant, secret);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isRight ? grant : null;
}

function signature(grant: Grant, secret: Buffer): Buffer {
  // JSON keeps the fields apart: no value can run into its neighbour.
  const text = JSON.stringify([
    'bellbird-storage-1',
    grant.method,
    grant.key,
    grant.issuedAt,
    grant.expiresAt,
    grant.contentType,
    grant.maxBytes,
    grant.fileName,
  ]);
  return createHmac('sha256', secret).update(text).digest();
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
