import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A strong tag of an answer (RFC 9110, 8.8.3): equal where its JSON is. */
export const etagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;

/** Whether who asks has an answer of this tag already; compared weakly, as If-None-Match is. */
export const hasAlready = (req: Pick<IncomingMessage, 'headers'>, etag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
