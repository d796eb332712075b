import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import { createLogger, metrics, type Platform } from '@bellbird/service-host';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { contextReader } from './gateway-context.js';
import { makeGraphqlServer } from './graphql-server.js';
import { openLiveSocket } from './live-socket.js';
import { rootAccessOf } from './root-access.js';
import { asGraphQLError } from './graphql-errors.js';
import { ProductError } from '@bellbird/errors';
import { traceRequests } from '@bellbird/service-host';

@Module({})
class GatewayModule {}

export interface RunningGateway {
  url: string;
  server: Server;
  handle: (req: unknown, res: unknown) => void;
  stop(): Promise<void>;
}

/** The composed graph of all services, committed beside the code. */
export const supergraphFile = new URL('../supergraph.graphql', import.meta.url);

/** Brings up /graphql over HTTP and WebSocket. Needs none of the services to start. */
export async function startGateway(platform: Platform, port = 0): Promise<RunningGateway> {
  const logger = createLogger('gateway');
  const supergraphSdl = readFileSync(supergraphFile, 'utf8');
  const access = rootAccessOf(supergraphSdl);
  const readContext = contextReader(platform);
  const app = await NestFactory.create<NestExpressApplication>(GatewayModule, { logger: false, bodyParser: false, abortOnError: false });
  const http = app.getHttpAdapter().getInstance() as Express;
  const server = app.getHttpServer() as Server;
  const apollo = makeGraphqlServer(supergraphSdl, access, platform, server, logger);
  await apollo.start();

  app.disable('x-powered-by');
  http.get('/health/live', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'gateway' }));
  http.get('/health/ready', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'gateway' }));
  http.get('/metrics', async (_req: Request, res: Response) => void res.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  http.use('/graphql', traceRequests('gateway'), express.json({ limit: '1mb' }), expressMiddleware(apollo, { context: ({ req }) => readContext(req) }));
  http.use('/graphql', (error: { type?: string; status?: number }, _req: Request, res: Response, _next: NextFunction) => {
    const known = error.type === 'entity.too.large' ? new ProductError('too-large') : error.type === 'entity.parse.failed' ? new ProductError('malformed-json') : error;
    const shown = asGraphQLError(known);
    res.status(Number(shown.extensions['statusCode'])).json({ errors: [{ message: shown.message, extensions: shown.extensions }] });
  });
  const socket = openLiveSocket({ httpServer: server, apollo, live: platform.live, readContext, access, supergraphSdl });
  await app.listen(port, platform.env['BIND_ADDRESS'] ?? '127.0.0.1');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    handle: http as unknown as (req: unknown, res: unknown) => void,
    stop: async () => {
      await socket.close();
      await apollo.stop();
      await app.close();
    },
  };
}
