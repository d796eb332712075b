import type { IncomingMessage, ServerResponse } from 'node:http';
import { discardRest } from '../request/discard-rest.js';
import type { PolicyDocument } from './policy-document.js';

/** Sends a page that stands alone; to HEAD only its headers. `more` are headers beside the usual ones, or in their place. */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  { text, contentPolicy }: PolicyDocument,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await discardRest(req);
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': contentPolicy,
    ...more,
  });
  res.end(req.method === 'HEAD' ? undefined : text);
}
