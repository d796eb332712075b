import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Passes a request on as it is and streams the answer back. */
export function proxyTo(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const target = new URL(req.url ?? '/', origin);
  const onward = request(target, { method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, res, () => undefined);
  });
  onward.on('error', () => {
    if (!res.headersSent) res.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
    res.end(JSON.stringify({ statusCode: 503, code: 'unavailable', error: 'Internal Server Error', message: 'The sandbox does not answer.' }));
  });
  pipeline(req, onward, () => undefined);
}
