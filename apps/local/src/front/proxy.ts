import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { sendError } from './answers.js';

/** Passes a request on as it is and streams the answer back. */
export function proxyTo(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const target = new URL(req.url ?? '/', origin);
  const onward = request(target, { method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, res, () => undefined);
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else sendError(res, 'unavailable', 'The sandbox does not answer.');
  });
  pipeline(req, onward, () => undefined);
}
