import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import {
  answering,
  createLogger,
  IdentityTokens,
  listenAt,
  metrics,
  peopleFirst,
  Pulse,
  traceRequests,
  type Platform,
} from '@bellbird/service-host';
import { docsServer } from './docs/serve-docs.js';
import { GatewayClient } from './gateway-client.js';
import { loadGraph, type Graph } from './graph/load-graph.js';
import { openApiDocument } from './openapi/document.js';
import { policyServer } from './policy-page/serve-policy.js';
import { Door } from './request/caller.js';
import { base, restApi } from './rest-api.js';
import { routesOf } from './routes/index.js';
import { compileTable } from './table/compile.js';
import type { Route } from './table/route.js';
import { Router } from './table/router.js';
import { turnLinkServer } from './turn-link/serve-turn-link.js';

@Module({})
class RestAdapterModule {}

export interface RunningRestAdapter {
  url: string;
  /** Express's own handler, for a front of the same process; requests come with their whole path. */
  handle: (req: unknown, res: unknown) => void;
  stop(): Promise<void>;
}

/** What a test replaces. */
export interface Table {
  routes: readonly Route[];
  graph: Graph;
}

const tableOf = (graph: Graph): Table => ({ routes: routesOf(graph), graph });

/** Brings up /api over the committed graph. Needs none of the services to start. @throws naming rows that the graph does not serve. */
export async function startRestAdapter(
  platform: Pick<Platform, 'env' | 'peer' | 'live' | 'publicUrl'>,
  port = 0,
  table: Table = tableOf(loadGraph()),
): Promise<RunningRestAdapter> {
  const logger = createLogger('rest-adapter');
  const compiled = compileTable(table.routes, table.graph);
  const pulse = new Pulse();
  const people = new IdentityTokens(platform, logger);
  const gateway = new GatewayClient(platform, pulse);
  const answer = restApi({
    router: new Router(compiled),
    door: new Door(people),
    gateway,
    pulse,
    platform,
    logger,
  });
  const docs = docsServer(
    openApiDocument(compiled, table.graph.schema, base, platform.publicUrl),
    base,
    platform.publicUrl,
  );

  const app = await NestFactory.create<NestExpressApplication>(RestAdapterModule, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  const http = app.getHttpAdapter().getInstance() as Express;
  app.disable('x-powered-by');
  http.get('/health/live', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'rest-adapter' }));
  // Ready whoever else is: one dead service must not take every REST adapter out of service.
  http.get('/health/ready', (_req: Request, res: Response) => void res.json({ status: 'ok', service: 'rest-adapter' }));
  http.get(
    '/metrics',
    async (_req: Request, res: Response) =>
      void res.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  http.use(peopleFirst.counted);
  const trace = traceRequests('rest-adapter');
  const policy = policyServer(gateway, platform, logger);
  const turnLink = turnLinkServer(gateway, platform, logger);
  const serve = answering('rest-adapter', (req, res) =>
    docs(req, res) ? undefined : (policy(req, res) ?? turnLink(req, res) ?? answer(req, res)),
  );
  http.use((req: Request, res: Response) => trace(req, res, () => void serve(req, res)));
  await listenAt(app, port, platform.env['BIND_ADDRESS']);

  return {
    url: `http://127.0.0.1:${((app.getHttpServer() as Server).address() as AddressInfo).port}`,
    handle: http as unknown as RunningRestAdapter['handle'],
    stop: async () => {
      pulse.close();
      await app.close();
      await people.close();
      await gateway.close();
    },
  };
}
