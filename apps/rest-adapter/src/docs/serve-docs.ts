import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProductError } from '@bellbird/errors';
import { fromThrown } from '../answer/error-answer.js';
import { sendError } from '../answer/send.js';
import type { OpenApiDocument } from '../openapi/document.js';
import { docsPage } from './docs-page.js';

const csp =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface File {
  type: string;
  bytes: Buffer;
}

/** Serves the document, the page and its two files; answers false for every other path. They are public and hold no data. */
export function docsServer(
  document: OpenApiDocument,
  base: string,
  publicUrl: string,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const fixed = new Map<string, File>([
    [`${base}/openapi.json`, { type: 'application/json; charset=utf-8', bytes: Buffer.from(JSON.stringify(document)) }],
    [
      `${base}/docs/docs.css`,
      { type: 'text/css; charset=utf-8', bytes: readFileSync(new URL('./docs.css', import.meta.url)) },
    ],
    [
      `${base}/docs/docs.js`,
      { type: 'text/javascript; charset=utf-8', bytes: readFileSync(new URL('./docs.js', import.meta.url)) },
    ],
  ]);
  return (req, res) => {
    const [path = '', search] = (req.url ?? '').split('?', 2);
    const known = path.replace(/\/$/, '');
    if (known !== `${base}/docs` && !fixed.has(known)) return false;
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return (
        void sendError(req, res, fromThrown(new ProductError('method-not-allowed')), { allow: 'GET, HEAD' }),
        true
      );
    const file = fixed.get(known) ?? page(document, publicUrl, new URLSearchParams(search).get('q') ?? '');
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': csp,
    });
    res.end(req.method === 'HEAD' ? undefined : file.bytes);
    return true;
  };
}

const page = (document: OpenApiDocument, publicUrl: string, wanted: string): File => ({
  type: 'text/html; charset=utf-8',
  bytes: Buffer.from(docsPage(document, publicUrl, wanted.slice(0, 200))),
});
