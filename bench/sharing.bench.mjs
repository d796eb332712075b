// The list of many segments with many shares, as a member who sees few of them and as the owner who sees all, beside a bare
// call of the same service. Identity and contacts run in the process that asks them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import argon2 from 'argon2';
import pg from 'pg';
import { deriveSecret } from '@bellbird/auth';
import { contactsService } from '@bellbird/contacts/service';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { identityService } from '@bellbird/identity/service';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { freePort } from '@bellbird/testing';
import { at, row } from './support/product.mjs';

const segments = Number(process.env.SEGMENTS ?? 20_000);
const sharesEach = 10;
const people = 100;
const folder = await mkdtemp(join(tmpdir(), 'sharing-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const ports = { identity: await freePort(), contacts: await freePort() };
const platform = {
  env: { LOG_LEVEL: 'warn' },
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
  peer: (name) => `http://127.0.0.1:${ports[name] ?? 1}`,
};
const identity = await startService(identityService, platform, ports.identity);
const contacts = await startService(contactsService, platform, ports.contacts);
const [accounts, groups] = ['identity', 'contacts'].map(
  (name) => new pg.Client({ connectionString: databaseUrl(name) }),
);
await Promise.all([accounts.connect(), groups.connect()]);

async function ask(service, query, variables = {}, token = null) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}
async function p95(call, count = 200) {
  const took = [];
  for (let n = -10; n < count; n += 1) {
    const started = performance.now();
    await call();
    if (n >= 0) took.push(performance.now() - started);
  }
  return `p95 ${at(took, 0.95).toFixed(1)} ms`;
}

const tenantId = newId();
const password = 'Bellbird1!';
const hash = await argon2.hash(password, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
await accounts.query(`insert into tenant_profile values ($1, 'Corner Café', 'AU', 'Australia/Sydney')`, [tenantId]);
const { rows: members } = await accounts.query(
  `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
   select gen_random_uuid(), $1, 'merchant', 'person' || n || '@example.com', 'Mia', 'Chen ' || n, $2, 'active',
          case when n = 1 then '{owner}' else '{campaign-editor}' end::text[], now() from generate_series(1, $3::int) n returning id, email`,
  [tenantId, hash, people],
);
const ids = members.map(({ id }) => id);
// A tenth is public; the others are shared with ten people each.
await groups.query(
  `insert into segment (tenant_id, id, name, filters, filters_match, is_public, creator_id, created_at)
   select $1, gen_random_uuid(), 'Segment ' || n,
          jsonb_build_array(jsonb_build_object('field', 'firstName', 'type', 'text', 'operation', 'equals', 'value', 'Mia ' || n)), 'all', n % 10 = 0, ($2::uuid[])[1 + n % $3::int], now() - n * interval '1 second'
     from generate_series(1, $4::int) n`,
  [tenantId, ids, people, segments],
);
await groups.query(
  `insert into share (tenant_id, resource, thing_id, user_id, level)
   select $1, 'segment', s.id, ($2::uuid[])[1 + (s.nth * 7 + k * 3) % $3::int], 'view'
     from (select id, row_number() over (order by created_at) as nth from segment) s, generate_series(1, $4::int) k`,
  [tenantId, ids, people, sharesEach],
);
await groups.query('vacuum analyze');

const tokenOf = async (n) =>
  (
    await ask(
      identity,
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
      { email: `person${n}@example.com`, password },
    )
  ).accessToken;
const [owner, member] = [await tokenOf(1), await tokenOf(50)];
const list = (more = '') =>
  `query ($query: ListQuery) { segments(query: $query) { data { id name isPublic creator { name } usersPrivateAccess ${more} } count hasMore } }`;
const query = { limit: 50, sortBy: 'name:asc' };
const { count } = await ask(contacts, list(), { query }, member);

console.log('| what | figure | mark |\n|---|---|---|');
const bare = await p95(() => ask(contacts, '{ __typename }'));
const many = `${segments.toLocaleString('en-AU')} segments with ${(segments * sharesEach).toLocaleString('en-AU')} shares`;
row(
  `list of ${many} as a member, who sees ${count.toLocaleString('en-AU')}, by the graph, with its count and names`,
  `${await p95(() => ask(contacts, list(), { query }, member))} (a call that does nothing ${bare})`,
  'p95 ≤ 60 ms',
);
row(
  'the same with the live count of each, as REST answers it',
  `${await p95(() => ask(contacts, list('count'), { query }, member))} (a call that does nothing ${bare})`,
  'p95 ≤ 60 ms',
);
row(
  'the first as the owner, who sees all',
  `${await p95(() => ask(contacts, list(), { query }, owner))} (a call that does nothing ${bare})`,
  '–',
);

await contacts.stop();
await identity.stop();
await Promise.all([accounts.end(), groups.end(), admin.end()]);
await platform.bus.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
