import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering, guardServer } from '@bellbird/service-host/edge';
import { parseQuery, readBody, type Call, type Reply } from './call.js';
import { answer, type Area } from './router.js';

/** A call that is answered past the router because it is made thousands of times a second. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => void;

export interface Serving {
  port: number;
  /** Takes no more calls, cuts those that hang, resolves when the port is free. */
  stop(): Promise<void>;
}

/** Listens on `host` (loopback unless told otherwise); port 0 takes a free one. */
export async function serve(
  areas: readonly Area[],
  fastLanes: ReadonlyMap<string, FastLane>,
  at: { host: string; port: number },
): Promise<Serving> {
  const server = createServer(
    { keepAliveTimeout: 65_000, noDelay: true, requestTimeout: 60_000 },
    answering('sandbox', (request, response) => {
      const fast = fastLanes.get(`${request.method} ${request.url}`);
      return fast === undefined ? handle(areas, request, response) : fast(request, response);
    }),
  );
  guardServer(server);
  await listen(server, at);
  return { port: (server.address() as AddressInfo).port, stop: () => close(server) };
}

async function handle(areas: readonly Area[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const cut = url.indexOf('?');
  const call: Call = {
    method: request.method ?? 'GET',
    path: cut < 0 ? url : url.slice(0, cut),
    params: {},
    get query() {
      return parseQuery(cut < 0 ? '' : url.slice(cut + 1));
    },
    headers: request.headers,
    body: () => readBody(request),
  };
  send(response, await answer(areas, call), call.method === 'HEAD');
}

/** Writes an answer; does nothing where the caller is gone already. */
export function send(response: ServerResponse, reply: Reply, withoutBody = false): void {
  if (response.destroyed || response.headersSent) return;
  const body = reply.body ?? '';
  response.writeHead(reply.status, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...reply.headers,
    ...(reply.type ? { 'content-type': reply.type } : {}),
    ...(reply.status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
  });
  if (withoutBody || reply.status === 204) response.end();
  else response.end(body);
}

function listen(server: Server, at: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, 4096, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
