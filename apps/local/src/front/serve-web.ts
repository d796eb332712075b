import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ClientPayments } from '@bellbird/tenants/service';
import { sendError } from './answers.js';
import { clientPages, looksLikePage, secretPages } from './client-pages.js';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.csv': 'text/csv; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

interface Asset {
  type: string;
  raw: Buffer;
  brotli: Buffer | null;
  isImmutable: boolean;
}

/** What the client must know of this installation before anybody signs in. */
export interface ClientConfig {
  payments: ClientPayments;
}

/**
 * The web client from its built folder: files with a hash in their name are kept by the browser for ever, the addresses
 * of its pages get the page, with a nonce of its own that alone lets scripts and styles run. Any other address is 404: to
 * people with the page, which then shows the client's own "not found", to programs in the one shape of errors.
 */
export function serveWeb(
  folder: string,
  config: ClientConfig,
): (path: string, req: IncomingMessage, res: ServerResponse) => void {
  const assets = readAssets(folder);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const isPage = clientPages(folder);
  const isSecret = secretPages(folder);
  const settings = JSON.stringify(config);
  const policy = contentPolicy(config.payments.provider === 'stripe' ? stripesSources : noSources);
  return (path, req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { allow: 'GET, HEAD' }).end();
    if (path === '/config.json')
      return void res
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .end(settings);
    const asset = assets.get(path);
    if (asset !== undefined) return sendAsset(asset, req, res);
    if (path === '/favicon.ico')
      return void res.writeHead(302, { location: '/bellbird.svg', 'cache-control': 'public, max-age=3600' }).end();
    if (isPage(path)) {
      // Not even to an address of ours: what is written there is read by more people than the page.
      if (isSecret(path)) res.setHeader('referrer-policy', 'no-referrer');
      return sendPage(200, page, policy, res);
    }
    // A file that an older page asks for after a release, too: the browser would take the page for a script.
    if (looksLikePage(path) && String(req.headers.accept).includes('text/html'))
      return sendPage(404, page, policy, res);
    res.setHeader('cache-control', 'no-store');
    sendError(res, 'not-found', 'There is no such path.');
  };
}

function sendAsset({ type, raw, brotli, isImmutable }: Asset, req: IncomingMessage, res: ServerResponse): void {
  const body = brotli !== null && /\bbr\b/.test(String(req.headers['accept-encoding'])) ? brotli : raw;
  res.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(brotli !== null && { vary: 'accept-encoding' }),
    ...(body === brotli && { 'content-encoding': 'br' }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

interface OtherSources {
  script: string;
  connect: string;
  frame: string;
}
const noSources: OtherSources = { script: '', connect: '', frame: '' };
/** Where Stripe.js comes from, what it calls, and the frames of its card fields and of 3-D Secure, as Stripe's own advice has them. */
const stripesSources: OtherSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

/** What a page may load and call: our own, and Stripe's where cards go through Stripe. */
const contentPolicy =
  ({ script, connect, frame }: OtherSources) =>
  (nonce: string): string =>
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${script}`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${connect}`,
      ...(frame === '' ? [] : [`frame-src ${frame}`]),
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');

function sendPage(status: 200 | 404, page: string, policy: (nonce: string) => string, res: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'content-security-policy': policy(nonce),
  });
  res.end(page.replaceAll('__NONCE__', nonce));
}

/** All of it in memory: a megabyte or two, read once. */
function readAssets(folder: string): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  const known = new Set(files);
  return new Map(
    files
      .filter((file) => extname(file) in types)
      .map((file) => {
        const path = `/${file.slice(folder.length + 1).replaceAll('\\', '/')}`;
        return [
          path,
          {
            type: types[extname(file)]!,
            raw: readFileSync(file),
            brotli: known.has(`${file}.br`) ? readFileSync(`${file}.br`) : null,
            isImmutable: path.startsWith('/assets/'),
          },
        ];
      }),
  );
}
