import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@bellbird/errors';
import { edgeError } from '@bellbird/service-host/edge';

export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0]!;

/**
 * Sets what stands on every answer of the origin, whoever gives it. Where the public address is https a browser that was
 * here once comes by nothing else for a year (RFC 6797); other names of the same domain are none of our business.
 */
export function browserGuard({
  PUBLIC_URL: publicUrl,
}: Readonly<Record<string, string | undefined>>): (res: ServerResponse) => void {
  const isSecure = publicUrl?.trim().startsWith('https://') === true;
  return (res) => {
    res.setHeader('x-content-type-options', 'nosniff');
    res.setHeader('referrer-policy', 'same-origin');
    res.setHeader('x-frame-options', 'DENY');
    if (isSecure) res.setHeader('strict-transport-security', 'max-age=31536000');
  };
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  res.end(JSON.stringify(body));
}

/** An error in the one shape. */
export function sendError(res: ServerResponse, code: ErrorCode, message?: string): void {
  const error = edgeError(code, message);
  sendJson(res, error.statusCode, error);
}
