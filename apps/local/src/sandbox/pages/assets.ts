import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Route } from '../http/router.js';

const types = { 'sandbox.css': 'text/css; charset=utf-8', 'sandbox.js': 'text/javascript; charset=utf-8' } as const;

/** The style sheet and the script, read once; browsers ask whether they have changed. */
export function assetRoutes(): Route[] {
  return Object.entries(types).map(([name, type]) => {
    const body = readFileSync(new URL(`./assets/${name}`, import.meta.url));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const headers = { etag, 'cache-control': 'no-cache' };
    return {
      method: 'GET',
      path: `/sandbox/assets/${name}`,
      handle: (call) =>
        call.headers['if-none-match'] === etag ? { status: 304, headers } : { status: 200, type, body, headers },
    };
  });
}
