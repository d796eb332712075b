import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@bellbird/errors';
import { edgeError } from '@bellbird/service-host/edge';

export const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0]!;

/** On every answer of the origin, whoever gives it. */
export function guardBrowser(res: ServerResponse): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'same-origin');
  res.setHeader('x-frame-options', 'DENY');
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(status === 503 && { 'retry-after': '1' }) });
  res.end(JSON.stringify(body));
}

/** An error in the one shape. */
export function sendError(res: ServerResponse, code: ErrorCode, message?: string): void {
  const error = edgeError(code, message);
  sendJson(res, error.statusCode, error);
}
