import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { RunningGateway } from '@bellbird/gateway/service';
import { answering, edgeError, endWith, takeSockets } from '@bellbird/service-host/edge';
import { listenServer } from '@bellbird/service-host/light';
import { browserGuard, sendJson as json, pathOf, sendError } from './answers.js';
import { partOf } from './paths.js';
import { proxyTo } from './proxy.js';

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

const isStarting = 'Bellbird is starting.';

/**
 * The one origin: takes the port before anything else starts (a busy port is one sentence, at once) and says 503 until
 * all is up. It hands requests to the services' own handlers in this process, without a second hop.
 */
export async function openFront(env: Readonly<Record<string, string | undefined>>): Promise<Front> {
  const port = Number(env['PORT'] ?? 3000);
  let behind: Behind | undefined;
  let isReady = false;
  const guard = browserGuard(env);
  const server = createServer(
    answering('front', (req, res) => {
      guard(res);
      return route(req, res, behind, isReady);
    }),
  );
  server.keepAliveTimeout = 65_000;
  takeSockets(server, '/graphql', (req, socket, head) => {
    if (behind === undefined) endWith(socket, edgeError('unavailable', isStarting));
    else behind.gateway.server.emit('upgrade', req, socket, head);
  });
  const { port: taken } = await listenServer(server, port, env['BIND_ADDRESS']);
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

async function route(
  req: IncomingMessage,
  res: ServerResponse,
  behind: Behind | undefined,
  isReady: boolean,
): Promise<void> {
  const path = pathOf(req);
  if (path === '/api/health/live') return json(res, 200, { status: 'ok' });
  if (path === '/api/health/ready') {
    const missing =
      behind === undefined ? ['services'] : [...(isReady ? [] : ['demo data']), ...(await behind.missing())];
    return json(res, missing.length === 0 ? 200 : 503, { status: missing.length === 0 ? 'ok' : 'not-ready', missing });
  }
  if (behind === undefined) return sendError(res, 'unavailable', isStarting);
  const part = partOf(path);
  if (part === 'web') return behind.web(path, req, res);
  if (part === 'sandbox') return proxyTo(behind.sandboxUrl, req, res);
  const handlers = {
    'rest-adapter': behind.api,
    gateway: behind.gateway.handle,
    files: behind.files,
    ...behind.webhooks,
  };
  return handlers[part](req, res);
}
