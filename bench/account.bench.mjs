// What everybody asks of a business: its public profile and its policy, beside a call that does nothing of the same service.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { deriveSecret } from '@bellbird/auth';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { tenantsService } from '@bellbird/tenants/service';
import { at, row } from './support/product.mjs';

const folder = await mkdtemp(join(tmpdir(), 'account-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const platform = {
  env: { LOG_LEVEL: 'warn', SANDBOX_URL: 'http://127.0.0.1:9', SANDBOX_KEY: 'bench' },
  databaseUrl: postgres.url,
  secret: 'bench',
  publicUrl: 'http://localhost:3000',
  clock: systemClock,
  live: new InProcessLiveEvents(),
  bus: await EmbeddedBus.open(databaseUrl('bus')),
  storage: await FolderStorage.open({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost/files',
    secrets: [deriveSecret('bench', 'files')],
  }),
  peer: () => 'http://127.0.0.1:9',
};
const service = await startService(tenantsService, platform);
const tenants = new pg.Client({ connectionString: databaseUrl('tenants') });
await tenants.connect();

let callers = 0;
/** Each from an address of its own, since one address may ask 120 times a minute. */
async function ask(query, variables = {}) {
  callers += 1;
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-bellbird-remote-address': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Makes a call so many times, sixteen at once. Answers calls a second and the milliseconds that 95 of 100 took at most. */
async function timed(count, call) {
  const took = [];
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) {
        const started = performance.now();
        await call();
        took.push(performance.now() - started);
      }
    }),
  );
  return { perSecond: (count * 1_000) / (performance.now() - began), p95: at(took, 0.95) };
}

// 50,000 businesses; the one that is asked for has hours of every day and a policy.
const day = [
  { from: '07:00', to: '11:30' },
  { from: '12:00', to: '15:30' },
];
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = {
  weekly: Object.fromEntries(days.map((name) => [name, day])),
  exceptions: [],
  publicHolidays: { state: 'NSW', observe: 'closed', hours: [] },
};
const tenantId = newId();
await tenants.query(
  `insert into tenant (tenant_id, details_from, name, country, time_zone, opening_hours, policy_version, created_at, updated_at)
   select case when n = 1 then $1::uuid else gen_random_uuid() end, 'person', 'Café ' || n, 'AU', 'Australia/Sydney', $2, 1, now(), now()
     from generate_series(1, 50000) n`,
  [tenantId, JSON.stringify(hours)],
);
await tenants.query(
  `insert into privacy_policy_version (tenant_id, version, type, content, url, rendered, published_at)
   values ($1, 1, 'inline', $2, '', $2, now())`,
  [tenantId, 'We keep little. '.repeat(400)],
);

const profile = () =>
  ask(
    'query ($id: String!) { publicProfile(tenantUuid: $id) { businessName icon { url } colours { primary onPrimary text } timeZone openNow today { date hours { from to } } nextChange hasPolicy } }',
    { id: tenantId },
  );
const policy = () =>
  ask('query ($id: String!) { publicPrivacyPolicy(tenantUuid: $id) { businessName content publishedAt } }', {
    id: tenantId,
  });
const nothing = () => ask('{ __typename }');
for (const call of [profile, policy, nothing]) await timed(200, call);
const bare = await timed(3_000, nothing);
console.log('| what | figure | mark |\n|---|---|---|');
for (const [name, call, mark] of [
  ['public profile of one of 50,000 businesses, sixteen at once', profile, '≥ 500/s'],
  ['its policy of 6,400 characters', policy, '–'],
]) {
  const { perSecond, p95 } = await timed(3_000, call);
  row(
    name,
    `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms (a call that does nothing ${bare.perSecond.toFixed(0)}/s: ratio ${(perSecond / bare.perSecond).toFixed(2)})`,
    mark,
  );
}

await service.stop();
await platform.bus.close();
await tenants.end();
await admin.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
