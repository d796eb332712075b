import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import {
  accessTokenAudience,
  accessTokenIssuer,
  claimsOf,
  deriveSecret,
  signServiceToken,
  type AccessChange,
  type Actor,
} from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { FolderStorage } from '@bellbird/storage';
import { fixedClock, testDatabase, testPostgres, type FixedClock } from '@bellbird/testing';
import type { Platform, ServiceName } from './platform/platform.js';
import { startService, type RunningService } from './process/start-service.js';
import type { ServiceDefinition } from './wiring/define-service.js';

export { runService } from './testing/run-service.js';

/** What a GraphQL call answered; `error` is the first one, with what its code carries (`fields`, `retryAfterSeconds` …). */
export interface GraphAnswer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  error: {
    code: string;
    message: string;
    statusCode: number;
    fields: { field: string; message: string }[];
    [more: string]: unknown;
  } | null;
}

export type Ask = (
  document: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<GraphAnswer>;

export interface StartedService extends RunningService {
  /** Asks the service's own GraphQL endpoint, with a token or without one. */
  as(token: string | null): Ask;
  /** As the superuser on the service's database, past row-level security. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

export interface TestPlatform extends Platform {
  clock: FixedClock;
  bus: EmbeddedBus;
  /** Where the bus is, for processes beside this one. */
  busUrl: string;
  live: InProcessLiveEvents;
  storage: FolderStorage;
  env: Record<string, string | undefined>;
  /** Where services are; identity is a stub that publishes the key of `tokenOf` until another address is put here. */
  peers: Map<string, string>;
  /** What the stub of identity tells of whose tokens count no more; followed by a hint, `access-changed` at the nil tenant. */
  accessChanges: AccessChange[];
  /** An access token for somebody: an owner of a tenant in Sydney unless told. `lifetime` is jose's, '10m' unless told. */
  tokenOf(actor: Partial<Actor>, lifetime?: string): Promise<string>;
  /** A token with which `service` asks in a tenant's name. */
  serviceToken(service: string, tenantId: string): Promise<string>;
  /** Starts a service on a database of its own; spec files do not meet, though they share one server. */
  start(definition: ServiceDefinition): Promise<StartedService>;
  /** Stops what was started and removes its databases and roles. */
  stop(): Promise<void>;
}

/** The embedded platform for a spec file, on the Postgres of the test run: `const platform = await testPlatform()`, `platform.start(xService)`. */
export async function testPlatform(env: Readonly<Record<string, string | undefined>> = {}): Promise<TestPlatform> {
  process.env['LOG_LEVEL'] ??= 'silent';
  const unique = randomBytes(4).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const [busDatabase, folder, keys] = await Promise.all([
    testDatabase(`bus_${unique}`),
    mkdtemp(join(tmpdir(), 'bellbird-')),
    publishKey(),
  ]);
  const bus = await EmbeddedBus.open(busDatabase.url);
  const started: StartedService[] = [];
  const databases: { name: string; admin: pg.Client }[] = [];
  const peers = new Map<string, string>([['identity', keys.url]]);
  const publicUrl = 'http://localhost:3000';
  const platform: TestPlatform = {
    env: { ...env },
    databaseUrl: testPostgres().url,
    secret,
    publicUrl,
    bus,
    busUrl: busDatabase.url,
    peers,
    live: new InProcessLiveEvents(),
    clock: fixedClock('2026-11-20T01:00:00.000Z'),
    storage: await FolderStorage.open({
      folder,
      baseUrl: `${publicUrl}/files`,
      secrets: [deriveSecret(secret, 'signed urls')],
    }),
    peer: (name) => {
      const url = peers.get(name);
      if (url === undefined) throw Object.assign(new Error(`${name} is not up.`), { code: 'ECONNREFUSED' });
      return url;
    },
    accessChanges: keys.accessChanges,
    tokenOf: keys.tokenOf,
    serviceToken: (service, tenantId) => signServiceToken(deriveSecret(secret, 'internal'), service, tenantId),
    start: async (definition) => {
      const name = `${definition.name.replaceAll('-', '_')}_${unique}`;
      const service = await startService({ ...definition, name: name as ServiceName }, platform);
      peers.set(definition.name, service.url);
      const at = new URL(testPostgres().url);
      at.pathname = `/${name}`;
      const admin = new pg.Client({ connectionString: at.toString() });
      await admin.connect();
      databases.push({ name, admin });
      let stopped: Promise<void> | undefined;
      const running: StartedService = {
        ...service,
        // A spec may stop it before the platform does.
        stop: () => (stopped ??= service.stop()),
        as: (token) => asker(service.url, token),
        sql: async (text, values) => (await admin.query(text, values)).rows,
      };
      started.push(running);
      return running;
    },
    stop: async () => {
      for (const service of started.reverse()) await service.stop();
      await bus.close();
      await keys.close();
      for (const { admin } of databases) await admin.end();
      await Promise.all([
        busDatabase.drop(),
        rm(folder, { recursive: true, force: true }),
        removeServices(databases.map(({ name }) => name)),
      ]);
    },
  };
  return platform;
}

function asker(url: string, token: string | null): Ask {
  return async (query, variables = {}, headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    const body = (await response.json()) as {
      data?: GraphAnswer['data'];
      errors?: { message: string; extensions: Omit<NonNullable<GraphAnswer['error']>, 'message'> }[];
    };
    const first = body.errors?.[0];
    const error =
      first === undefined
        ? null
        : { ...first.extensions, message: first.message, fields: first.extensions['fields'] ?? [] };
    return {
      status: response.status,
      headers: response.headers,
      data: body.data ?? null,
      error: error as GraphAnswer['error'],
    };
  };
}

/** In real time, as tokens keep it. */
// eslint-disable-next-line bellbird/no-raw-clock -- tokens keep real time, whatever business time says
export const nowInSeconds = (): number => Math.floor(Date.now() / 1_000);

/** A key of the test's own behind a JWKS address. */
async function publishKey(): Promise<
  Pick<TestPlatform, 'tokenOf' | 'accessChanges'> & { url: string; close: () => Promise<void> }
> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid: 'test' }] });
  const accessChanges: AccessChange[] = [];
  const server = createServer(
    ({ url }, response) =>
      void response
        .setHeader('content-type', 'application/json')
        .end(
          url?.startsWith('/.well-known/access-changes')
            ? JSON.stringify({ changes: accessChanges, cursor: '' })
            : jwks,
        ),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessChanges,
    tokenOf: (given, lifetime = '10m') => {
      const actor: Actor = {
        kind: 'user',
        userId: newId(),
        tenantId: newId(),
        role: 'merchant',
        permissions: ['owner'],
        country: 'AU',
        timeZone: 'Australia/Sydney',
        termsAccepted: true,
        mustEnrol: false,
        sessionId: newId(),
        accessVersion: 1,
        sessionGeneration: 0,
        provedAt: nowInSeconds(),
        isReadOnly: false,
        actingAdmin: null,
        ...given,
      };
      return new SignJWT({ ...claimsOf(actor) })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test' })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function removeServices(names: readonly string[]): Promise<void> {
  const server = new pg.Client({ connectionString: testPostgres().url });
  await server.connect();
  try {
    for (const name of names) {
      await server.query(`drop database if exists ${name} with (force)`);
      for (const kind of ['owner', 'app', 'system']) await server.query(`drop role if exists ${name}_${kind}`);
    }
  } finally {
    await server.end();
  }
}
