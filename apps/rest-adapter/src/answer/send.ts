import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorAnswer } from '@bellbird/errors';
import { discardRest, hasUnreadBody } from '../request/discard-rest.js';
import { splitError } from './error-answer.js';

/** What every answer of the API carries: it belongs to one person, and a browser shall make nothing else of it. */
const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Sends JSON, or nothing where there is no body; to HEAD only the headers. */
export function sendJson(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (res.headersSent || res.destroyed) return;
  if (body === undefined || status === 204) {
    res.writeHead(status, { ...always, ...headers });
    res.end();
    return;
  }
  const bytes = Buffer.from(JSON.stringify(body));
  res.writeHead(status, {
    ...always,
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** Sends an error, once what the client is still sending has been thrown away. */
export async function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  error: ErrorAnswer,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { headers, body } = splitError(error);
  await discardRest(req);
  // A body that was too long to be read to its end cannot be followed by another request.
  sendJson(req, res, error.statusCode, body, {
    ...headers,
    ...more,
    ...(hasUnreadBody(req) && { connection: 'close' }),
  });
}
