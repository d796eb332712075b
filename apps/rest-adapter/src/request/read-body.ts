import type { IncomingMessage } from 'node:http';
import { invalidInput, ProductError } from '@bellbird/errors';
import { unsoundParts } from './text-check.js';

/** The largest JSON body: 1 MB. */
export const mostJsonBytes = 1_000_000;

/**
 * The JSON body of a request; undefined where it is empty.
 * @throws 413 over 1 MB, 415 for another type or an encoded body, 400 `malformed-json`, 400 naming NUL and its like.
 */
export async function readJson(req: IncomingMessage): Promise<unknown> {
  if (Number(req.headers['content-length'] ?? 0) > mostJsonBytes) throw new ProductError('too-large');
  const bytes = await bytesOf(req);
  if (bytes.length === 0) return undefined;
  const encoding = req.headers['content-encoding'];
  if (!isJson(req.headers['content-type']) || (encoding !== undefined && encoding.toLowerCase() !== 'identity'))
    throw new ProductError('unsupported-type');
  const value = parsed(bytes);
  const wrong = unsoundParts(value);
  if (wrong.length > 0) throw invalidInput(...wrong);
  return value;
}

/** `application/json`, in UTF-8 and nothing else. */
export function isJson(contentType: string | undefined): boolean {
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return type === 'application/json' && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
}

async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>) {
    length += chunk.length;
    if (length > mostJsonBytes) break;
    chunks.push(chunk);
  }
  if (length > mostJsonBytes) throw new ProductError('too-large');
  return Buffer.concat(chunks, length);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw new ProductError('malformed-json');
  }
}
