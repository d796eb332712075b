import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorAnswer, forbidden, isProductError, notFound, ProductError } from '@bellbird/errors';
import { InvalidKey } from '../key.js';
import { ObjectNotFound, type PutOptions, type StoredBody } from '../storage.js';
import { attachmentNamed } from './attachment.js';
import { readGrant, type Grant } from './signature.js';

export interface OpenObject {
  body: Readable;
  bytes: number;
  contentType: string;
}

/** What stands behind signed URLs of ours. */
export interface ServedObjects {
  write(key: string, body: StoredBody, options: PutOptions): Promise<{ bytes: number }>;
  /** @throws ObjectNotFound */
  open(key: string): Promise<OpenObject>;
  /** When an object of this key was removed last, in milliseconds since 1970: URLs of before are spent. 0 for never, or where nobody knows. */
  removedAt(key: string): Promise<number>;
}

export interface Serving {
  /** Path below which the keys stand, without a slash at its end. */
  base: string;
  secrets: readonly Buffer[];
  clock: { now(): Date };
  objects: ServedObjects;
  onFault: (error: unknown) => void;
}

const refusedBodyPatienceMs = 3_000;

/** One request to a signed URL: GET gives the object as a download, PUT stores it; everything else is refused alike. */
export async function serveSignedUrl(
  serving: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const grant = grantOf(serving, request);
    const now = serving.clock.now().getTime();
    if (grant === null || grant.method !== request.method || now >= grant.expiresAt) throw forbidden();
    if ((await serving.objects.removedAt(grant.key)) >= grant.issuedAt) throw notFound();
    if (grant.method === 'GET') await download(serving, grant, response);
    else await upload(serving, grant, request, response);
  } catch (error) {
    refuse(serving, error, request, response);
  }
}

function grantOf(serving: Serving, request: IncomingMessage): Grant | null {
  // Express cuts the mount path off `url` and keeps the whole in `originalUrl`.
  const whole = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? '';
  // Not through URL: it would resolve `..` and make two spellings of one path equal.
  const [path = '', query = '', ...rest] = whole.split('?');
  if (rest.length > 0 || !path.startsWith(`${serving.base}/`)) return null;
  return readGrant(path.slice(serving.base.length + 1), new URLSearchParams(query), serving.secrets);
}

async function download(serving: Serving, grant: Grant, response: ServerResponse): Promise<void> {
  const object = await serving.objects.open(grant.key);
  response.writeHead(200, {
    'content-type': object.contentType,
    'content-length': object.bytes,
    'content-disposition': attachmentNamed(grant.fileName ?? grant.key.slice(grant.key.lastIndexOf('/') + 1)),
    'cache-control': 'private, no-store',
    ...harmless,
  });
  await pipeline(object.body, response);
}

async function upload(
  serving: Serving,
  grant: Grant,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  if (grant.contentType !== null && contentType !== grant.contentType) throw new ProductError('unsupported-type');
  const maxBytes = grant.maxBytes ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ProductError('too-large');
  await serving.objects.write(grant.key, Readable.from(chunksOf(request), { objectMode: false }), {
    contentType,
    maxBytes,
  });
  response.writeHead(200, { 'content-length': 0, ...harmless }).end();
}

/** A body that is refused half-way must not tear down the connection on which the refusal is to be answered. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
}

/** What somebody uploaded is never run in our origin, whatever its type claims. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

function refuse(serving: Serving, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const clientLeft = request.destroyed && !request.complete;
  if (response.headersSent || clientLeft) return void response.destroy();
  const shown = shownError(error);
  if (shown.statusCode >= 500) serving.onFault(error);
  const body = JSON.stringify(errorAnswer(shown, randomBytes(16).toString('hex')));
  response.writeHead(shown.statusCode, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...harmless,
  });
  response.end(body);
  // Node drops the rest of a refused body unread. Whoever goes on sending is cut off.
  setTimeout(() => void (request.complete || request.destroy()), refusedBodyPatienceMs).unref();
}

function shownError(error: unknown): ProductError {
  if (isProductError(error)) return error;
  return error instanceof ObjectNotFound || error instanceof InvalidKey ? notFound() : new ProductError('internal');
}
