import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { sendError } from './answers.js';

/** Passes a request on, its path letter by letter (a URL would resolve `/sandbox/..` to what is not shown here), and streams the answer back. */
export function proxyTo(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const { hostname, port } = new URL(origin);
  const onward = request({ hostname, port, path: req.url, method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, res, () => undefined);
  });
  onward.on('error', () => {
    if (res.headersSent) res.destroy();
    else sendError(res, 'unavailable', 'The sandbox does not answer.');
  });
  pipeline(req, onward, () => undefined);
}
