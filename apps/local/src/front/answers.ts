import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

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

/** There is no such socket. Nobody but us listens to this one any more: unheard, a caller that is gone would end this process. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
}
