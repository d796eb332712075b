import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RunningGateway } from '@bellbird/gateway/service';
import { proxyTo } from './proxy.js';

export class PortInUse extends Error {
  override readonly name = 'PortInUse';
}

type Handler = (req: unknown, res: unknown) => void;

/** What stands behind the one origin once it is up. */
export interface Behind {
  api: Handler;
  gateway: RunningGateway;
  sandboxUrl: string;
  webhooks: { dispatch: Handler; tenants: Handler };
  files: Handler;
  web: (path: string, req: IncomingMessage, res: ServerResponse) => void;
  missing: () => Promise<string[]>;
}

export interface Front {
  /** Without a slash at the end. */
  url: string;
  serve(behind: Behind): void;
  ready(): void;
  close(): Promise<void>;
}

/**
 * The one origin: takes the port before anything else starts (a busy port is one sentence, at once) and says 503 until
 * all is up. It hands requests to the services' own handlers in this process, without a second hop.
 */
export async function openFront(env: Readonly<Record<string, string | undefined>>): Promise<Front> {
  const port = Number(env['PORT'] ?? 3000);
  let behind: Behind | undefined;
  let isReady = false;
  const server = createServer((req, res) => void route(req, res, behind, isReady));
  server.keepAliveTimeout = 65_000;
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (behind !== undefined && pathOf(req) === '/graphql') behind.gateway.server.emit('upgrade', req, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });
  await listen(server, port, env['BIND_ADDRESS']);
  const { port: taken } = server.address() as { port: number };
  return {
    url: `http://localhost:${taken}`,
    serve: (parts) => void (behind = parts),
    ready: () => void (isReady = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 3_000).unref();
      }),
  };
}

const pathOf = (req: IncomingMessage): string => (req.url ?? '/').split('?', 1)[0]!;
const under = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

async function route(req: IncomingMessage, res: ServerResponse, behind: Behind | undefined, isReady: boolean): Promise<void> {
  const path = pathOf(req);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'same-origin');
  res.setHeader('x-frame-options', 'DENY');
  if (path === '/api/health/live') return json(res, 200, { status: 'ok' });
  if (path === '/api/health/ready') {
    const missing = behind === undefined ? ['services'] : [...(isReady ? [] : ['demo data']), ...(await behind.missing())];
    return json(res, missing.length === 0 ? 200 : 503, { status: missing.length === 0 ? 'ok' : 'not-ready', missing });
  }
  if (behind === undefined) return json(res, 503, { statusCode: 503, code: 'unavailable', error: 'Internal Server Error', message: 'Bellbird is starting.' });
  if (under(path, '/api')) return behind.api(req, res);
  if (under(path, '/graphql')) return behind.gateway.handle(req, res);
  if (under(path, '/sandbox')) return proxyTo(behind.sandboxUrl, req, res);
  if (under(path, '/files')) return behind.files(req, res);
  if (under(path, '/webhooks/sandbox-payments') || under(path, '/webhooks/stripe')) return behind.webhooks.tenants(req, res);
  if (under(path, '/webhooks')) return behind.webhooks.dispatch(req, res);
  return behind.web(path, req, res);
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(status === 503 && { 'retry-after': '1' }) });
  res.end(JSON.stringify(body));
}

function listen(server: Server, port: number, address: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      reject(new PortInUse(`Port ${port} is ${error.code === 'EACCES' ? 'not allowed' : 'in use'}: stop what listens there or choose another with PORT.`));
    });
    // Loopback unless told: without an address Node would open it to the network.
    server.listen(port, address ?? '127.0.0.1', resolve);
  });
}
