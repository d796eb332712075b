import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressMiddleware } from '@as-integrations/express5';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import {
  askedTogether,
  createLogger,
  IdentityTokens,
  listenAt,
  metrics,
  missingPartsOf,
  Pulse,
  serviceNames,
  traceRequests,
  type Clock,
  type Platform,
} from '@bellbird/service-host';
import { rootAccessOf } from './admission/root-access.js';
import { contextReader } from './graph/gateway-context.js';
import { makeGraphqlServer } from './graph/graphql-server.js';
import { bodyRefusals, readBody } from './graph/read-body.js';
import { openLiveSocket } from './live/live-socket.js';

@Module({})
class GatewayModule {}

/** Each answer says what time it is for the business: browsers go by that, since their own clock may be hours off. */
const tellTime =
  (clock: Clock) =>
  (_req: Request, res: Response, next: () => void): void => {
    res.setHeader('date', clock.now().toUTCString());
    next();
  };

export interface RunningGateway {
  url: string;
  server: Server;
  /** Express's own handler, for a front of the same process. */
  handle: (req: unknown, res: unknown) => void;
  stop(): Promise<void>;
}

/** The composed graph of all services, committed beside the code. */
export const supergraphFile = new URL('../supergraph.graphql', import.meta.url);

/** A service waits 1.5 seconds for what it stands on before it names it. */
const servicePatienceMs = 2_000;

/** Brings up /graphql over HTTP and WebSocket. Needs none of the services to start. */
export async function startGateway(
  platform: Pick<Platform, 'env' | 'peer' | 'live' | 'clock'>,
  port = 0,
  supergraphSdl = readFileSync(supergraphFile, 'utf8'),
  pulse = new Pulse(),
): Promise<RunningGateway> {
  const logger = createLogger('gateway');
  const access = rootAccessOf(supergraphSdl);
  const people = new IdentityTokens(platform, logger);
  const readContext = contextReader(platform, people);
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  const http = app.getHttpAdapter().getInstance() as Express;
  const httpServer = app.getHttpServer() as Server;
  const apollo = makeGraphqlServer({ supergraphSdl, access, platform, pulse, httpServer, logger });
  await apollo.start();

  app.disable('x-powered-by');
  http.get('/health/live', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'gateway' }));
  // Ready whoever else is: it answers without them what it can, and one dead service must not take every gateway out of service.
  http.get('/health/ready', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'gateway' }));
  const missing = askedTogether(async () =>
    (
      await Promise.all(serviceNames.map((name) => missingPartsOf(name, () => platform.peer(name), servicePatienceMs)))
    ).flat(),
  );
  http.get('/health/services', async (_req: Request, res: Response) => void res.json({ missing: await missing() }));
  http.get(
    '/metrics',
    async (_req: Request, res: Response) =>
      void res.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  http.use(
    '/graphql',
    traceRequests('gateway'),
    tellTime(platform.clock),
    readBody,
    expressMiddleware(apollo, { context: ({ req }) => readContext(req) }),
    bodyRefusals(logger),
  );
  await listenAt(app, port, platform.env['BIND_ADDRESS']);
  const socket = openLiveSocket({
    httpServer,
    apollo,
    live: platform.live,
    people,
    readContext,
    access,
    supergraphSdl,
    logger,
  });

  return {
    url: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`,
    server: httpServer,
    handle: http as unknown as RunningGateway['handle'],
    stop: async () => {
      pulse.close();
      await socket.close();
      await people.close();
      await apollo.stop();
      await app.close();
    },
  };
}
