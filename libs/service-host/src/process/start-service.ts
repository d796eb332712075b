import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { connectDatabase, Database } from '@bellbird/database';
import { topics } from '@bellbird/events';
import { consume, keptCount, parkedCount, Relay } from '@bellbird/outbox';
import { inService } from '@bellbird/outbox/trace-context';
import { MembersOfBusiness, type AnyResource } from '@bellbird/resource-kit';
import { Peers } from '../peers/peers.js';
import type { Platform, ServiceName } from '../platform/platform.js';
import {
  CLOCK,
  CONFIG,
  DATABASE_URLS,
  EVENT_BUS,
  LIVE_EVENTS,
  LOGGER,
  PLATFORM,
  READ_CONTEXT,
  STORAGE,
} from '../platform/tokens.js';
import { carryOutReplay } from '../replay-requests.js';
import { IdentityTokens } from '../request/identity-tokens.js';
import { PassErrorsOn } from '../request/pass-errors-on.js';
import { contextReader, type ReadContext } from '../request/read-context.js';
import { Work } from '../request/work.js';
import { openSchema } from '../schema/service-schema.js';
import { resolversOfResources } from '../subgraph/resource-resolvers.js';
import { SubgraphModule } from '../subgraph/subgraph.module.js';
import { askedTogether } from '../telemetry/asked-together.js';
import { mountHealth } from '../telemetry/health.js';
import { createLogger, nestLogger, type Logger } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { tellLostHint } from '../telemetry/tell-lost-hint.js';
import { traceRequests } from '../telemetry/traced-requests.js';
import { startTracing } from '../telemetry/tracing.js';
import type { ServiceDefinition } from '../wiring/define-service.js';
import { Schedules } from '../wiring/every.js';
import { eventHandlersOf } from '../wiring/on.js';
import { Providers } from '../wiring/providers.js';
import { DECLARED_RESOURCES, Resources } from '../wiring/resources.js';
import { Background } from './background.js';
import { listenAt } from './listening.js';
import { peopleFirst } from './people-first.js';

/** A service that runs in this process. */
export interface RunningService {
  name: ServiceName;
  url: string;
  app: INestApplicationContext;
  /** Express's own request handler, so that a front of the same process needs no second hop. */
  handle: (req: unknown, res: unknown) => void;
  /** The names of parts that are missing; none where it can serve. */
  ready(): Promise<string[]>;
  /** `closing` is called when the work in hand is done, and only connections are left to close. */
  stop(closing?: () => void): Promise<void>;
}

/** Brings up a service: database, migrations, Nest, HTTP on `port` (0 = a free one), relay and consumers. */
export function startService(definition: ServiceDefinition, platform: Platform, port = 0): Promise<RunningService> {
  startTracing(platform.env, { process: definition.name });
  // Its loops, too, are its own in a process of several.
  return inService(definition.name, () => start(definition, platform, port));
}

async function start(definition: ServiceDefinition, platform: Platform, port: number): Promise<RunningService> {
  const logger = createLogger(definition.name);
  const config = definition.config(platform);
  const urls = await openSchema(definition, platform);
  const db = await connectDatabase({
    urls,
    applicationName: definition.name,
    isStarting: true,
    appConnections: definition.connections?.app ?? 10,
    systemConnections: definition.connections?.system ?? 4,
    onHintLost: tellLostHint(logger),
  });
  await platform.bus.ensureTopics(topics);
  const relay = new Relay({
    url: urls.system,
    bus: platform.bus,
    applicationName: `${definition.name} relay`,
    onError: (error) => logger.warn({ err: error }, 'The relay failed and goes on'),
  });
  const work = new Work(db);
  const background = new Background(logger);
  const peers = new Peers(definition.name, platform);

  const people = new IdentityTokens(platform, logger);
  const readContext = contextReader(platform, people);

  const { resources } = definition;
  let kit: ReturnType<typeof resolversOfResources> | undefined;

  @Module({})
  class ServiceModule {}
  const wiring: DynamicModule = {
    module: ServiceModule,
    imports: [
      platformModule({ db, work, background, peers, platform, config, logger, urls, resources, readContext }),
      ...definition.imports,
      SubgraphModule.for({
        service: definition.name,
        typeDefs: definition.typeDefs,
        resolvers: (serves) => {
          const hooked = app.get(Resources).all();
          kit = resolversOfResources(hooked, {
            db,
            work,
            platform,
            background,
            logger,
            serves,
            members: hooked.some(({ shared }) => shared !== null)
              ? app.get(MembersOfBusiness, { strict: false })
              : undefined,
            exporters: definition.exporters,
          });
          return kit.resolvers;
        },
        platform,
        readContext,
        db,
        logger,
      }),
    ],
  };
  const app = await NestFactory.create<NestExpressApplication>(wiring, {
    logger: nestLogger(createLogger('nest')),
    abortOnError: false,
  });
  const { files } = platform;
  // Before anything that reads bodies.
  if (files !== undefined)
    app.use((req: IncomingMessage, res: ServerResponse, next: () => void) =>
      req.url?.startsWith('/files/') || req.url?.startsWith('/images/') ? files(req, res) : next(),
    );
  app.use(peopleFirst.counted);
  app.useBodyParser('json', { limit: '4mb' });
  app.disable('x-powered-by');
  app.useGlobalFilters(new PassErrorsOn(definition.name, logger));
  app.use(traceRequests(definition.name));
  const missing = askedTogether(() => missingParts(db, platform));
  mountHealth(app, definition.name, missing);
  await app.init();
  const handlers = eventHandlersOf(app.get(Providers));
  app.get(Schedules).start();
  await listenAt(app, port, platform.env['BIND_ADDRESS']);
  const consumer = await consume({
    bus: platform.bus,
    db,
    group: definition.name,
    handlers,
    inTurn: (work) => peopleFirst.inTurn(work),
    onError: (error) => logger.error({ err: error }, 'An event could not be handled'),
  });
  background.every('metrics', 5_000, async () => {
    const stats = await relay.stats();
    metrics.outboxRows.set({ service: definition.name }, stats.rows);
    metrics.outboxAge.set({ service: definition.name }, stats.oldestAgeSeconds);
    metrics.parked.set({ service: definition.name }, await parkedCount(db, definition.name));
    metrics.kept.set({ service: definition.name }, await keptCount(db, definition.name));
    for (const lag of await platform.bus.lag(definition.name)) {
      metrics.busLagRows.set({ service: definition.name, topic: lag.topic }, lag.rows);
      metrics.busLagSeconds.set({ service: definition.name, topic: lag.topic }, lag.seconds);
    }
  });
  background.every('replays', 2_000, () => carryOutReplay(db, definition.name, handlers));
  background.every('old answers', 3_600_000, async () => {
    await db.system((tx) => tx.execute(`delete from idempotency where created_at < now() - interval '24 hours'`));
  });

  db.serves();

  const { port: taken } = app.getHttpServer().address() as AddressInfo;
  return {
    name: definition.name,
    url: `http://127.0.0.1:${taken}`,
    app,
    handle: app.getHttpAdapter().getInstance() as (req: unknown, res: unknown) => void,
    ready: missing,
    stop: async (closing) => {
      await consumer.stop();
      await kit?.stop();
      await people.close();
      await background.stop();
      await app.close();
      closing?.();
      await relay.stop();
      await peers.close();
      await db.close();
    },
  };
}

interface PlatformParts {
  db: Database;
  work: Work;
  background: Background;
  peers: Peers;
  platform: Platform;
  config: unknown;
  logger: Logger;
  urls: { owner: string; app: string; system: string };
  resources: readonly AnyResource[];
  readContext: ReadContext;
}

function platformModule(parts: PlatformParts): DynamicModule {
  @Module({})
  class PlatformModule {}
  const { platform } = parts;
  const providers = [
    { provide: Database, useValue: parts.db },
    { provide: Work, useValue: parts.work },
    { provide: Background, useValue: parts.background },
    { provide: Peers, useValue: parts.peers },
    { provide: PLATFORM, useValue: platform },
    { provide: CONFIG, useValue: parts.config },
    { provide: EVENT_BUS, useValue: platform.bus },
    { provide: CLOCK, useValue: platform.clock },
    { provide: STORAGE, useValue: platform.storage },
    { provide: LIVE_EVENTS, useValue: platform.live },
    { provide: LOGGER, useValue: parts.logger },
    { provide: READ_CONTEXT, useValue: parts.readContext },
    { provide: DATABASE_URLS, useValue: parts.urls },
  ];
  return {
    module: PlatformModule,
    global: true,
    imports: [DiscoveryModule],
    providers: [
      ...providers,
      { provide: DECLARED_RESOURCES, useValue: parts.resources },
      Providers,
      Resources,
      Schedules,
    ],
    exports: [...providers.map((each) => each.provide), Providers, Resources, Schedules],
  };
}

/** Readiness is asked every few seconds, has to turn red within five, and whoever asks waits two for the answer. */
const partMs = 1_500;

async function missingParts(db: Database, platform: Platform): Promise<string[]> {
  const parts: [string, () => Promise<void>][] = [
    ['database', () => db.ping()],
    ['event bus', () => platform.bus.ensureTopics([])],
  ];
  const there = await Promise.all(parts.map(([, ask]) => answersIn(partMs, ask())));
  return parts.filter((_, n) => !there[n]).map(([name]) => name);
}

/** Whether it resolves in time: what is silent is as missing as what is broken. */
async function answersIn(withinMs: number, answer: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), withinMs)));
  try {
    return await Promise.race([
      answer.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
