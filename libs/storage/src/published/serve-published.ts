import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errorAnswer, notFound, ProductError } from '@bellbird/errors';
import type { ServedObjects } from '../signed-url/serve-signed-url.js';
import { ObjectNotFound } from '../storage.js';

/** Where published images stand, from the root of the origin on. */
export const imagesBase = '/images/';

/** One spelling a key: a tenant, a purpose, a hash, an ending. */
const form =
  /^\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z][a-z-]{0,40}-[0-9a-f]{32}\.(?:png|jpg|gif|webp))$/;

/** Images of mails and public pages: those under `public` alone, for everybody and for ever, never run as a page. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
};

/** Answers a GET or HEAD of a published image; everything else is one 404. Never rejects. */
export async function servePublished(
  objects: Pick<ServedObjects, 'open'>,
  onFault: (error: unknown) => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const whole = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? '';
  try {
    const found = form.exec(whole.split('?')[0] ?? '');
    if (found === null || (request.method !== 'GET' && request.method !== 'HEAD')) throw notFound();
    const object = await objects.open(`${found[1]}/public/${found[2]}`);
    response.writeHead(200, { 'content-type': object.contentType, 'content-length': object.bytes, ...headers });
    if (request.method === 'GET') await pipeline(object.body, response);
    else {
      object.body.destroy();
      response.end();
    }
  } catch (error) {
    if (response.headersSent || request.destroyed) return void response.destroy();
    const isMissing = error instanceof ObjectNotFound || error instanceof ProductError;
    if (!isMissing) onFault(error);
    const shown = isMissing ? notFound() : new ProductError('internal');
    const body = JSON.stringify(errorAnswer(shown, randomBytes(16).toString('hex')));
    response.writeHead(shown.statusCode, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  }
}
