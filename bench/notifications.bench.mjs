// What somebody has not seen of many notifications: all of them new, and all but a few seen, beside a bare call of the same
// service. Identity and notifications run in the process that asks them.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import argon2 from 'argon2';
import pg from 'pg';
import { deriveSecret } from '@bellbird/auth';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { emailRequested } from '@bellbird/events';
import { identityService } from '@bellbird/identity/service';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { notices } from '@bellbird/notices';
import { noticeRules } from '@bellbird/notices/rules';
import { notificationsService } from '@bellbird/notifications/service';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';
import { freePort } from '@bellbird/testing';
import { at, halfAndMost, row } from './support/product.mjs';

/** A mailbox that takes everything, as the sandbox's does. */
let taken = () => undefined;
const mailbox = createServer((request, response) => {
  request.resume().on('end', () => {
    taken();
    response.writeHead(201).end('{}');
  });
}).listen(0);
await once(mailbox, 'listening');

const many = Number(process.env.NOTIFICATIONS ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'notifications-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const ports = { identity: await freePort(), notifications: await freePort() };
const platform = {
  env: { LOG_LEVEL: 'warn', SANDBOX_URL: `http://127.0.0.1:${mailbox.address().port}`, SANDBOX_KEY: 'bench' },
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
const notifications = await startService(notificationsService, platform, ports.notifications);
const [accounts, told] = ['identity', 'notifications'].map(
  (name) => new pg.Client({ connectionString: databaseUrl(name) }),
);
await Promise.all([accounts.connect(), told.connect()]);

async function ask(service, query, variables = {}, token = null) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
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
const { rows: people } = await accounts.query(
  `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
   select gen_random_uuid(), $1, 'merchant', p.name || '@example.com', 'Mia', 'Chen', $2, 'active', p.permissions::text[], now()
     from (values ('owner', '{owner}'), ('editor', '{campaign-editor}'), ('seen', '{owner}')) as p (name, permissions) returning id, email`,
  [tenantId, hash],
);
const idOf = (name) => people.find(({ email }) => email === `${name}@example.com`).id;
// Of each kind in turn that is not for one person.
const kinds = notices
  .map(({ type, example }) => ({ type, data: example, who: noticeRules[type].who }))
  .filter(({ who }) => who !== 'person')
  .map(({ who, ...kind }) => ({
    ...kind,
    audience: who === 'member' ? null : who === 'giver' ? ['gives:user-editor'] : who,
  }));
await told.query(
  `insert into notification (tenant_id, id, audience, type, data, created_at, stored_at)
   select $1, gen_random_uuid(), k.audience, k.type, k.data, now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n
     join rows from (jsonb_to_recordset($3::jsonb) as (type text, data jsonb, audience text[])) with ordinality k (type, data, audience, nth)
       on k.nth = 1 + n % $4::int`,
  [tenantId, many, JSON.stringify(kinds), kinds.length],
);
const few = 40;
await told.query(
  `insert into notification_reader (tenant_id, user_id, notification_id, viewed_at)
   select $1, $2, id, now() from notification order by created_at desc offset $3`,
  [tenantId, idOf('seen'), few],
);
await told.query('vacuum analyze');

const tokenOf = async (name) =>
  (
    await ask(
      identity,
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
      { email: `${name}@example.com`, password },
    )
  ).signIn.accessToken;
const unseen = '{ notificationsUnseen { count data { id type data viewed createdAt } } }';
const isNew = { field: 'viewed', type: 'boolean', operation: 'equals', value: 'no' };
const ofReplies = (operation) => ({ field: 'type', type: 'enum', operation, value: ['inbound-sms'] });
const counts = {
  replies: { filters: [isNew, ofReplies('one')] },
  others: { filters: [isNew, ofReplies('none')] },
};
const countsOfTheBell =
  'query ($replies: ListQuery!, $others: ListQuery!) { replies: notificationsCountWithFilters(query: $replies) others: notificationsCountWithFilters(query: $others) }';
const markSeen = 'mutation ($ids: [ID!]!) { markNotificationsViewed(ids: $ids) }';
const list =
  'query ($query: ListQuery) { notificationsByDay(query: $query) { day data { id type data viewed createdAt } } }';

// The last of those that the page marks: from here on Bellbird knows until when all was seen.
const { rows: last } = await told.query(
  'select notification_id as id from notification_reader where user_id = $1 limit 1',
  [idOf('seen')],
);
await ask(notifications, markSeen, { ids: [last[0].id] }, await tokenOf('seen'));
await told.query('analyze');

console.log('| what | figure | mark |\n|---|---|---|');
const bare = await p95(() => ask(notifications, '{ __typename }'));
const mails = [];
for (let n = -5; n < 40; n += 1) {
  const emailId = newId();
  const payload = {
    emailId,
    tenantId,
    to: 'owner@example.com',
    template: 'verify-email',
    values: { firstName: 'Mia', code: '123456' },
  };
  const arrives = new Promise((resolve) => (taken = resolve));
  const began = performance.now();
  await platform.bus.publish([
    {
      topic: emailRequested.topic,
      key: String(payload[emailRequested.key]),
      eventId: newId(),
      type: emailRequested.type,
      schemaVersion: emailRequested.version,
      tenantId,
      aggregateVersion: 1n,
      occurredAt: new Date(),
      trace: null,
      value: JSON.stringify(payload),
    },
  ]);
  await arrives;
  if (n >= 0) mails.push(performance.now() - began);
}
row('a mail that is requested to the mailbox', `${halfAndMost(mails)} (a call that does nothing ${bare})`, '≤ 2 s');
const of = `of ${many.toLocaleString('en-AU')} notifications`;
for (const [name, who] of [
  ['seen', `an owner who has seen all but ${few}`],
  ['owner', 'an owner who has seen none: their number and the newest 1,000'],
  ['editor', 'a Campaign Editor who has seen none'],
]) {
  const token = await tokenOf(name);
  const { notificationsUnseen } = await ask(notifications, unseen, {}, token);
  row(
    `unseen ${of}, by the graph, as ${who} (${notificationsUnseen.count.toLocaleString('en-AU')})`,
    `${await p95(() => ask(notifications, unseen, {}, token))} (a call that does nothing ${bare})`,
    'p95 ≤ 50 ms',
  );
  row(
    `the two counts of the bell, the same person`,
    await p95(() => ask(notifications, countsOfTheBell, counts, token)),
    '–',
  );
  row(
    `the newest 50 by day, the same person`,
    await p95(() => ask(notifications, list, { query: { limit: 50 } }, token)),
    '–',
  );
}

await notifications.stop();
await identity.stop();
mailbox.close();
await Promise.all([accounts.end(), told.end(), admin.end()]);
await platform.bus.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
