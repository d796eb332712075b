// What everybody asks of a business, its public profile and its policy, and what the platform's admin asks of all of them:
// beside a call that does nothing of the same service.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import argon2 from 'argon2';
import pg from 'pg';
import { deriveSecret, nilTenant } from '@bellbird/auth';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { identityService } from '@bellbird/identity/service';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { tenantsService } from '@bellbird/tenants/service';
import { freePort } from '@bellbird/testing';
import { at, row } from './support/product.mjs';

const folder = await mkdtemp(join(tmpdir(), 'account-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const port = await freePort();
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
  peer: (name) => `http://127.0.0.1:${name === 'identity' ? port : 9}`,
};
const people = await startService(identityService, platform, port);
const service = await startService(tenantsService, platform);
const tenants = new pg.Client({ connectionString: databaseUrl('tenants') });
await tenants.connect();
const identity = new pg.Client({ connectionString: databaseUrl('identity') });
await identity.connect();

let callers = 0;
/** Each from an address of its own, since one address may ask 120 times a minute. */
async function ask(query, variables = {}, { of = service, token = null } = {}) {
  callers += 1;
  const response = await fetch(`${of.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      'x-bellbird-remote-address': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Makes a call so many times, sixteen at once unless told. Answers calls a second and the milliseconds that 95 of 100 took at most. */
async function timed(count, call, atOnce = 16) {
  const took = [];
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
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

// 150,000 people of them, and an admin who looks for some.
const password = 'Bellbird1!';
const hash = await argon2.hash(password, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
await tenants.query(
  `insert into account (id, tenant_id, kind, currency, balance, version)
   select gen_random_uuid(), tenant_id, kind, 'AUD', 0, 0 from tenant, unnest(array['available_prepaid', 'available_monthly', 'receivable', 'held']) kind`,
);
const { rows: businesses } = await tenants.query('select tenant_id from tenant');
await identity.query(
  `insert into tenant_profile (tenant_id, name, country, time_zone, created_at, suspended_for)
   select id, 'Café ' || n, 'AU', 'Australia/Sydney', now() - make_interval(mins => n::int),
          case when n % 50 = 0 then array['payment'] when n % 77 = 0 then array['platform'] else '{}' end
     from unnest($1::uuid[]) with ordinality b (id, n)`,
  [businesses.map(({ tenant_id }) => tenant_id)],
);
// Counted at once below, not a row at a time.
await identity.query('set session_replication_role = replica');
await identity.query(
  `insert into account (id, tenant_id, role, email, first_name, last_name, status, permissions, terms_accepted_at, last_sign_in_at)
   select gen_random_uuid(), b.id, 'merchant', 'person' || n || '-' || m || '@example.com', 'Mia', 'Chen ' || n, 'active',
          case when m = 1 then '{owner}' else '{campaign-editor}' end::text[], now(), now() - make_interval(mins => (n * m * 7919 % 100000)::int)
     from unnest($1::uuid[]) with ordinality b (id, n), generate_series(1, 3 + case when n % 10 = 0 then 1 when n % 10 = 1 then -1 else 0 end) m`,
  [businesses.map(({ tenant_id }) => tenant_id)],
);
await identity.query(
  `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
   values ($1, $2, 'admin', 'root@example.com', 'Rosa', 'Dean', $3, 'active', '{}', now())`,
  [newId(), nilTenant, hash],
);
await identity.query('set session_replication_role = origin');
await identity.query(
  'insert into tenant_people select t.tenant_id, p.* from tenant_profile t cross join lateral people_of(t.tenant_id) p on conflict do nothing',
);
await identity.query('analyze');
const { accessToken: token } = await ask(
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
  { email: 'root@example.com', password },
  { of: people },
);
/** A page as the list draws it: identity's rows with their count, and of them what tenants says. */
async function merchants(query) {
  const { data } = await ask(
    'query ($query: ListQuery) { merchants(query: $query) { count data { id name country timeZone ownerName ownerEmail users supportUntil lastSignInAt createdAt } } }',
    { query: { limit: 20, ...query } },
    { of: people, token },
  );
  return ask(
    'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Merchant { status suspensions { kind reason } balance owed chargedLast30Days } } }',
    { of: data.map(({ id }) => ({ __typename: 'Merchant', id })) },
    { token },
  );
}
const where = (field, type, operation, value) => ({ field, type, operation, value });
const bareCall = await timed(200, () => ask('{ __typename }', {}, { of: people }), 1);
for (const [name, query] of [
  ['by name', {}],
  [
    'suspended ones, newest first',
    { filters: [where('status', 'enum', 'equals', 'suspended')], sortBy: 'createdAt:desc' },
  ],
  [
    'of three people or more, the largest first',
    { filters: [where('users', 'number', 'greaterThanOrEqual', 3)], sortBy: 'users:desc' },
  ],
  [
    'who logged in within 30 days, the last first',
    { filters: [where('lastSignInAt', 'date', 'within-days-ago', 30)], sortBy: 'lastSignInAt:desc' },
  ],
  ['by a piece of the owner’s email', { filters: [where('ownerEmail', 'text', 'contains', 'person4242')] }],
  [
    'by a piece of the name, by log-in',
    { filters: [where('name', 'text', 'contains', '42')], sortBy: 'lastSignInAt:asc' },
  ],
]) {
  await timed(5, () => merchants(query), 1);
  const { p95 } = await timed(40, () => merchants(query), 1);
  row(
    `merchants among 50,000 with 150,000 people: ${name}`,
    `p95 ${p95.toFixed(0)} ms (two calls of it; one that does nothing p95 ${bareCall.p95.toFixed(1)} ms)`,
    'p95 ≤ 200 ms',
  );
}

await service.stop();
await people.stop();
await platform.bus.close();
await tenants.end();
await identity.end();
await admin.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
