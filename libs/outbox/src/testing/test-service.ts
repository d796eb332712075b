import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  connectDatabase,
  createServiceDatabase,
  migrate,
  tenantTable,
  type Database,
  type ServiceDatabaseUrls,
  type ServiceRoles,
} from '@bellbird/database';
import type { BusMessage, Delivered, EventBus, Lag, SliceHandler, Subscription } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { testDatabase, testPostgres } from '@bellbird/testing';
import { keptUntilKnown, outboxSchema, parkedKeysOfAnyLength } from '../outbox-schema.js';
import { publish } from '../publish.js';

/** For this library's own tests: a service's database with an outbox and a table that shows what handlers did. */
export interface TestService {
  urls: ServiceDatabaseUrls;
  db: Database;
  /** As the superuser, on the service's database. */
  admin: pg.Client;
  /** What handlers did, in order: "key/version". */
  effects(): Promise<string[]>;
  close(): Promise<void>;
}

/** `unless` the sum of its amounts is 0 at COMMIT, a transaction is refused: like a ledger's. */
const effectSchema = (roles: ServiceRoles): string => `
create table effect (nth bigint generated always as identity primary key, tenant_id uuid not null, event_id uuid not null, key text not null, version bigint not null, unbalanced bool not null default false,
  at timestamptz not null default clock_timestamp(), by text not null default current_setting('application_name'));
${tenantTable(roles, 'effect', { app: 'select, insert', system: 'select' })};
create table aggregate (id text primary key, tenant_id uuid not null, version bigint not null);
${tenantTable(roles, 'aggregate', { app: 'select, insert, update', system: 'select' })};
create function effect_balanced() returns trigger language plpgsql as $$ begin if new.unbalanced then raise exception 'does not balance' using errcode = '23514'; end if; return null; end $$;
create constraint trigger effect_balanced after insert on effect deferrable initially deferred for each row execute function effect_balanced();
`;

/** `server`: the superuser's address, of the test run's Postgres unless told. */
export async function testService(server = testPostgres().url): Promise<TestService> {
  const unique = `outbox_${randomBytes(4).toString('hex')}`;
  const admin = new URL(server);
  const urls = await createServiceDatabase(admin.toString(), unique, () => 'secret');
  await migrate(urls.owner, admin.toString(), [
    { name: '0000-outbox', up: outboxSchema },
    { name: '0000-outbox-keys', up: parkedKeysOfAnyLength },
    { name: '0000-outbox-unknown', up: keptUntilKnown },
    { name: '0001-effect', up: effectSchema },
  ]);
  const db = await connectDatabase({ urls, applicationName: 'service', appConnections: 12 });
  admin.pathname = `/${unique}`;
  const client = new pg.Client({ connectionString: admin.toString() });
  client.on('error', () => undefined); // tests crash its server
  await client.connect();
  return {
    urls,
    db,
    admin: client,
    effects: async () =>
      (await client.query<{ e: string }>(`select key || '/' || version as e from effect order by nth`)).rows.map(
        ({ e }) => e,
      ),
    close: async () => {
      await db.close();
      await client.end();
      const cleaner = new pg.Client({ connectionString: server });
      await cleaner.connect();
      await cleaner.query(`drop database ${unique} with (force)`);
      await cleaner.query(`drop role ${unique}_owner, ${unique}_app, ${unique}_system`);
      await cleaner.end();
    },
  };
}

export const testBusDatabase = () => testDatabase('outbox_bus');

export const tenantA = '01920000-0000-7000-8000-0000000000a1';
export const tenantB = '01920000-0000-7000-8000-0000000000a2';

/** A uuid that shows its number: thing(7) is a campaign, thing(7, 'e') an event. */
export function thing(n: number, kind = 'c'): string {
  return `01920000-0000-7000-8000-${kind.charCodeAt(0).toString(16)}${n.toString(16).padStart(10, '0')}`;
}

/** Changes a thing by the write rule, its row's lock first and the event after it, and commits so much later. Answers its version. */
export function change({ db }: TestService, n: number, lateMs = 0): Promise<bigint> {
  return db.tenant(tenantA, async (tx) => {
    const [row] = await tx.query<{ version: bigint }>(
      'insert into aggregate values ($1, $2, 1) on conflict (id) do update set version = aggregate.version + 1 returning version',
      [thing(n), tenantA],
    );
    await publish(
      tx,
      campaignPaused,
      { campaignId: thing(n), tenantId: tenantA, campaignVersion: Number(row!.version) },
      { aggregateVersion: row!.version },
    );
    if (lateMs > 0) await pause(lateMs);
    return row!.version;
  });
}

/** A bus whose deliveries the test makes by hand. */
export class HandBus implements EventBus {
  private handle: SliceHandler | undefined;
  readonly published: BusMessage[] = [];

  /** Rejects when the subscriber does. */
  async deliver(slice: readonly Delivered[]): Promise<void> {
    await this.handle!(slice);
  }
  async subscribe(_group: string, _topics: readonly string[], handle: SliceHandler): Promise<Subscription> {
    this.handle = handle;
    return { stop: async () => undefined };
  }
  async publish(messages: readonly BusMessage[]): Promise<void> {
    this.published.push(...messages);
  }
  async ensureTopics(): Promise<void> {}
  async lag(): Promise<Lag[]> {
    return [];
  }
  async replayFromStart(): Promise<void> {}
  async close(): Promise<void> {}
}
