import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('./status-page.html', import.meta.url));

/** What runs here and where, until the web client stands at `/`. */
export function statusPage(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'self' 'unsafe-inline'", 'cache-control': 'no-store' });
  res.end(page);
}
