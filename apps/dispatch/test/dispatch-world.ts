import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { deriveSecret } from '@bellbird/auth';
import {
  connectDatabase,
  createServiceDatabase,
  migrate,
  type Database,
  type ServiceDatabaseUrls,
} from '@bellbird/database';
import type { FrozenPerson, messageRequested, Payload } from '@bellbird/events';
import { commonMigrations } from '@bellbird/service-host';
import { spawnService, testPostgres, type Service } from '@bellbird/testing';
import { fundCampaign } from '../src/campaign/fund-campaign.js';
import { migrations } from '../src/database/migrations/index.js';
import { storeFrozen } from '../src/intake/store-frozen.js';
import { storePage } from '../src/intake/store-page.js';

export const secret = 'a secret of the tests';
export const sandboxKey = 'sandbox key';
const password = (role: string): string => deriveSecret(secret, `database role ${role}`).toString('hex');

export interface World {
  name: string;
  urls: ServiceDatabaseUrls;
  db: Database;
  /** As the superuser, to look at everything. */
  look<R>(sql: string, values?: unknown[]): Promise<R[]>;
  drop(): Promise<void>;
}

/** A database of dispatch, with its roles and schema; a service of its own finds it under the name `dispatch`. */
export async function dispatchWorld(name = `dispatch_${randomBytes(4).toString('hex')}`): Promise<World> {
  const admin = testPostgres().url;
  const urls = await createServiceDatabase(admin, name, password);
  await migrate(urls.owner, admin, [...commonMigrations, ...migrations]);
  const db = await connectDatabase({ urls, applicationName: 'dispatch test', appConnections: 4, systemConnections: 4 });
  const at = new URL(admin);
  at.pathname = `/${name}`;
  const superuser = new pg.Pool({ connectionString: at.toString(), max: 2 });
  superuser.on('error', () => undefined);
  return {
    name,
    urls,
    db,
    look: async <R>(sql: string, values: unknown[] = []) => (await superuser.query(sql, values)).rows as R[],
    drop: async () => {
      await db.close();
      await superuser.end();
      const client = new pg.Client({ connectionString: admin });
      await client.connect();
      await client.query(`drop database if exists ${name} with (force)`);
      for (const role of ['owner', 'app', 'system']) await client.query(`drop role if exists ${name}_${role}`);
      await client.end();
    },
  };
}

export interface Campaign {
  tenantId: string;
  campaignId: string;
  holdId: string;
  recipients: number;
}

let phones = 0;

/** A person of a page; every call another phone. */
export function person(
  ordinal: number,
  over: { phone?: string | undefined; text?: string; parts?: number; contactId?: string } = {},
): FrozenPerson {
  phones += 1;
  return {
    ordinal,
    contactId: over.contactId ?? randomUUID(),
    address: over.phone ?? `+614${String(10_000_000 + phones)}`,
    country: 'AU',
    text: over.text ?? `Hello number ${ordinal}`,
    units: over.parts ?? 1,
    name: `Person ${ordinal}`,
    variant: null,
  };
}

/** A request of single texts, to one phone unless told. */
export function requestOf(over: Partial<Payload<typeof messageRequested>> = {}): Payload<typeof messageRequested> {
  return {
    requestId: randomUUID(),
    tenantId: randomUUID(),
    holdId: randomUUID(),
    channel: 'sms',
    purpose: 'turn',
    content: null,
    askedBy: 'waiting-list',
    timeZone: null,
    notBefore: null,
    notLaterThan: null,
    messageType: 'transactional',
    sender: { callerId: randomUUID(), address: '+61491578888' },
    people: [asked()],
    ...over,
  };
}

/** A person of a request; every call another phone. */
export function asked(
  over: { address?: string; text?: string } = {},
): Payload<typeof messageRequested>['people'][number] {
  const { address, country, text, units } = person(1, { ...over, phone: over.address });
  return { contactId: null, address, country, text, units, price: '80000' };
}

/** Stores the pages of an audience, of two texts in turn and in these zones in turn where wanted; nothing is sent yet. */
export async function storeAudience(
  world: World,
  recipients: number,
  options: { pageSize?: number; tenantId?: string; parts?: number; zones?: readonly string[]; twoTexts?: boolean } = {},
): Promise<Campaign> {
  const { pageSize = 1_000, tenantId = randomUUID(), parts = 1, zones = [], twoTexts = false } = options;
  const campaign: Campaign = { tenantId, campaignId: randomUUID(), holdId: randomUUID(), recipients };
  const pages = Math.ceil(recipients / pageSize);
  for (let page = 1; page <= pages; page++) {
    const people: FrozenPerson[] = [];
    for (let ordinal = (page - 1) * pageSize + 1; ordinal <= Math.min(page * pageSize, recipients); ordinal++)
      people.push({ ...person(ordinal, { parts }), variant: twoTexts ? (ordinal % 2) + 1 : null });
    const zone = zones[page % zones.length] ?? null;
    await world.db.tenant(tenantId, (tx) => storePage(tx, { ...campaign, page, zone, people }));
  }
  const byVariant = twoTexts ? [{ leftOut: 0 }, { leftOut: 0 }] : null;
  const frozen = { ...campaign, pages, leftOut: {}, stopped: false, byVariant };
  await world.db.tenant(tenantId, (tx) => storeFrozen(tx, frozen));
  return campaign;
}

/** What `campaign.funded` does. */
export async function fund(
  world: World,
  campaign: Campaign,
  over: Partial<Parameters<typeof fundCampaign>[1]> = {},
): Promise<void> {
  const now = new Date();
  await world.db.tenant(campaign.tenantId, (tx) =>
    fundCampaign(
      tx,
      {
        campaignId: campaign.campaignId,
        tenantId: campaign.tenantId,
        channel: 'sms',
        campaignVersion: 2,
        holdId: campaign.holdId,
        messageType: 'transactional',
        prices: { AU: '80000' },
        sender: { callerId: randomUUID(), address: '+61491578888' },
        paused: false,
        timeZone: null,
        sendFrom: new Date(now.getTime() - 1_000).toISOString(),
        notLaterThan: null,
        limitBindsFirstOnly: false,
        unknownPolicy: 'resend',
        linkSet: null,
        zoneRule: 'business',
        localFrom: null,
        localUntil: null,
        ...over,
      },
      now,
    ),
  );
}

/** Two texts, in the own time of people of four zones. */
export const wideAudience = {
  zones: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth'],
  twoTexts: true,
} as const;

/** What funds such a campaign, with links: the time of the day has come everywhere. */
export function wideFunding(linkSetNo: number): Parameters<typeof fund>[2] {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  return {
    linkSet: { no: linkSetNo, urls: ['https://example.com/cakes'] },
    zoneRule: 'recipient',
    sendFrom: yesterday,
    localFrom: yesterday.slice(0, 'YYYY-MM-DDThh:mm'.length),
  };
}

/** A carrier in a process of its own, whatever it speaks. */
export interface TestCarrier {
  url: string;
  service: Service;
  /** The settings of a worker that sends by it. */
  env: Record<string, string>;
  set(faults: Record<string, unknown>): Promise<void>;
  report(): Promise<ProviderReport>;
  calls(): Promise<CarrierCall[]>;
  accepted(): Promise<CarrierMessage[]>;
}

/** The test carrier that speaks as the sandbox does. */
export async function startCarrier(): Promise<TestCarrier> {
  const service = await spawnService({
    entry: new URL('./carrier.main.ts', import.meta.url),
    ready: /^carrier at /,
    timeoutMs: 90_000,
  });
  const url = (await service.waitForLine(/^carrier at /)).slice('carrier at '.length);
  const get = async <T>(path: string): Promise<T> => (await (await fetch(`${url}${path}`)).json()) as T;
  return {
    url,
    service,
    env: { SANDBOX_URL: url, SANDBOX_KEY: sandboxKey },
    set: async (faults) => void (await fetch(`${url}/faults`, { method: 'PUT', body: JSON.stringify(faults) })),
    report: () => get('/report'),
    calls: () => get('/calls'),
    accepted: () => get('/accepted'),
  };
}

export interface ProviderReport {
  calls: number;
  accepted: number;
  messages: number;
  twice: string[];
  mostAttempt: number;
}

export interface CarrierCall {
  m: string;
  a: string;
  to: string;
  at: number;
}

export interface CarrierMessage extends CarrierCall {
  sid: string;
  from: string;
  body: string;
  callback: string;
}

/** A worker process on the world's database. */
export function startWorker(world: World, carrierUrl: string, env: Record<string, string> = {}): Promise<Service> {
  return spawnService({
    entry: new URL('../src/worker.main.ts', import.meta.url),
    ready: env['STANDBY'] === '1' ? /dispatch worker stands by/ : /dispatch worker is ready/,
    timeoutMs: 90_000,
    env: {
      DATABASE_URL: testPostgres().url,
      BELLBIRD_SECRET: secret,
      DISPATCH_DATABASE: world.name,
      BUS_DATABASE: 'none',
      SANDBOX_URL: carrierUrl,
      SANDBOX_KEY: sandboxKey,
      DISPATCH_LEASE_MS: '1500',
      SMS_TIMEOUT_MS: '1000',
      LOOKUP_AFTER_MS: '500,1200,2000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
}
