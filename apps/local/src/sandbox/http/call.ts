import type { IncomingMessage } from 'node:http';
import { invalidField, ProductError } from '@bellbird/errors';

const mostBodyBytes = 1_000_000;

/** A request as the routes see it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** What stood at the `:names` of the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: IncomingMessage['headers'];
  /** The whole body. 413 `too-large` beyond 1 MB. */
  body(): Promise<Buffer>;
}

/** What a route answers; `body` is sent as it stands. */
export interface Reply {
  status: number;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export function json(status: number, value: unknown, headers?: Record<string, string>): Reply {
  return {
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(value),
    ...(headers ? { headers } : {}),
  };
}

export const noContent: Reply = { status: 204 };

/** Reads a request's body; rejects with `too-large` as soon as it is known to be. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBodyBytes) {
        request.removeAllListeners('data');
        request.resume();
        reject(new ProductError('too-large'));
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => request.complete || reject(new Error('The caller went away.')));
  });
}

/**
 * The query string. A `+` stays a plus and is no blank: what stands here are phone numbers and e-mail addresses, and
 * people write them as they are. Of a name that comes twice the last counts. 400 where it is not to be decoded.
 */
export function parseQuery(text: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    if (name === null || value === null) throw invalidField('query', 'Must be percent-encoded UTF-8.');
    query.set(name, value);
  }
  return query;
}

/** Percent-decoding; null where the escapes are wrong. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
