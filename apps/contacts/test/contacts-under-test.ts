import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { deriveSecret, signServiceToken, type Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, type Platform, type RunningService, type ServiceName } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { fixedClock, testDatabase, testPostgres, type FixedClock } from '@bellbird/testing';
import { contactsService } from '../src/contacts.module.js';
import { startNeighbours, type Neighbours } from './neighbours.js';

export const secret = 'a secret for tests alone';

export interface GraphAnswer<T> {
  data: T;
  errors?: {
    message: string;
    extensions: { code: string; fields?: { field: string; message: string }[]; [more: string]: unknown };
  }[];
}

/** One business and somebody who works there. */
export interface Person {
  tenantId: string;
  userId: string;
  token: string;
  /** Asks, and throws where the answer has errors. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /** Asks, and answers the first error. */
  refused(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ code: string; fields: string[]; [more: string]: unknown }>;
}

export interface ContactsUnderTest {
  name: string;
  url: string;
  service: RunningService;
  platform: Platform;
  clock: FixedClock;
  neighbours: Neighbours;
  storage: FolderStorage;
  /** As the superuser, past row-level security; bigint counts come as text unless cast. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  raw<T>(
    token: string | null,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphAnswer<T>>;
  person(actor?: Partial<Actor>): Promise<Person>;
  /** As another service, for a tenant. */
  asService<T>(tenantId: string, query: string, variables?: Record<string, unknown>): Promise<T>;
  stop(): Promise<void>;
}

/** The platform of a test: everything embedded, other services on one stub. */
export async function testPlatform(options: {
  folder: string;
  busUrl: string;
  neighboursUrl: string;
  clock: Platform['clock'];
  env?: Record<string, string>;
}): Promise<Platform & { storage: FolderStorage; bus: EmbeddedBus }> {
  return {
    env: { LOG_LEVEL: 'silent', ...options.env },
    databaseUrl: testPostgres().url,
    secret,
    publicUrl: 'https://bellbird.example',
    bus: await EmbeddedBus.open(options.busUrl),
    live: new InProcessLiveEvents(),
    clock: options.clock,
    storage: await FolderStorage.open({
      folder: options.folder,
      baseUrl: 'https://bellbird.example/files',
      secrets: [deriveSecret(secret, 'signed urls')],
    }),
    peer: () => options.neighboursUrl,
  };
}

/** The whole service on a database of its own. */
export async function startContacts(label: string, env: Record<string, string> = {}): Promise<ContactsUnderTest> {
  process.env['LOG_LEVEL'] = process.env['LOG_LEVEL'] ?? 'silent';
  const name = `contacts_${label}_${randomBytes(3).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'contacts-'));
  const busDatabase = await testDatabase(`${name}_bus`);
  const neighbours = await startNeighbours();
  const clock = fixedClock('2026-11-20T01:00:00Z');
  const platform = await testPlatform({ folder, busUrl: busDatabase.url, neighboursUrl: neighbours.url, clock, env });
  const service = await startService({ ...contactsService, name: name as ServiceName }, platform);
  const at = new URL(platform.databaseUrl);
  at.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: at.toString() });
  await admin.connect();

  const raw: ContactsUnderTest['raw'] = async (token, query, variables = {}, headers = {}) => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as never;
  };
  const asked = <T>(answer: GraphAnswer<T>): T => {
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  return {
    name,
    url: service.url,
    service,
    platform,
    clock,
    neighbours,
    storage: platform.storage,
    raw,
    sql: async (text, values) => (await admin.query(text, values)).rows as never,
    person: async (given = {}) => {
      const actor = { tenantId: newId(), userId: newId(), ...given };
      const token = await neighbours.tokenFor(actor);
      return {
        ...actor,
        token,
        ask: async (query, variables) => asked(await raw<never>(token, query, variables)),
        refused: async (query, variables) => {
          const [error] = (await raw(token, query, variables)).errors ?? [];
          if (error === undefined) throw new Error('It was not refused.');
          return {
            ...error.extensions,
            message: error.message,
            fields: (error.extensions.fields ?? []).map((each) => each.field),
          };
        },
      };
    },
    asService: async (tenantId, query, variables) =>
      asked(
        await raw<never>(
          await signServiceToken(deriveSecret(secret, 'internal'), 'campaigns', tenantId),
          query,
          variables,
        ),
      ),
    stop: async () => {
      await service.stop();
      await platform.bus.close();
      await neighbours.close();
      await admin.end();
      await busDatabase.drop();
      await dropService(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The database of a service and its roles. */
export async function dropService(name: string): Promise<void> {
  const server = new pg.Client({ connectionString: testPostgres().url });
  await server.connect();
  await server.query(`drop database if exists ${name} with (force)`);
  for (const role of ['owner', 'app', 'system']) await server.query(`drop role if exists ${name}_${role}`);
  await server.end();
}
