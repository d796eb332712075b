// Contacts at 100,000: import beside bare COPY, lists with filters, the exact quote of 20,000 people.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { accessTokenAudience, accessTokenIssuer, claimsOf, deriveSecret, signServiceToken } from '@bellbird/auth';
import { contactsService } from '@bellbird/contacts/service';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { InProcessLiveEvents } from '@bellbird/live-events';
import { startService, systemClock } from '@bellbird/service-host';
import { FolderStorage } from '@bellbird/storage';

const people = Number(process.env.PEOPLE ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'contacts-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const secret = 'bench';
const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA', kid: 'bench' }] });
const neighbours = createServer(
  (_request, response) => void response.setHeader('content-type', 'application/json').end(jwks),
);
await new Promise((resolve) => void neighbours.listen(0, '127.0.0.1', resolve));
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query('create database bus');
const busUrl = new URL(postgres.url);
busUrl.pathname = '/bus';
const platform = {
  env: { LOG_LEVEL: 'warn' },
  databaseUrl: postgres.url,
  secret,
  publicUrl: 'http://localhost:3000',
  clock: systemClock,
  live: new InProcessLiveEvents(),
  bus: await EmbeddedBus.open(busUrl.toString()),
  storage: await FolderStorage.open({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost/files',
    secrets: [deriveSecret(secret, 'files')],
  }),
  peer: () => `http://127.0.0.1:${neighbours.address().port}`,
};
const service = await startService(contactsService, platform);
const actor = {
  kind: 'user',
  userId: newId(),
  tenantId: newId(),
  role: 'merchant',
  permissions: ['owner'],
  country: 'AU',
  timeZone: 'Australia/Sydney',
  termsAccepted: true,
  sessionId: newId(),
};
const token = await new SignJWT(claimsOf(actor))
  .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'bench' })
  .setIssuer(accessTokenIssuer)
  .setAudience(accessTokenAudience)
  .setIssuedAt()
  .setExpirationTime('1h')
  .sign(privateKey);
const internal = () => signServiceToken(deriveSecret(secret, 'internal'), 'campaigns', actor.tenantId);

async function ask(query, variables = {}, as = token) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const first = ['Ava', 'Bob', 'Chloë', 'Dimitri', 'Eve', 'Farouk', 'Grace', 'Hiroshi', 'Ines', 'Jack'];
const last = ['Thompson', 'Wong', "O'Neill", 'Nguyen', 'Papadopoulos', 'McKay', 'Smith', 'Singh'];
const suburbs = ['Newtown', 'Glebe', 'Balmain', 'Marrickville', 'Potts Point', 'Redfern'];
const lines = Array.from(
  { length: people },
  (_, at) =>
    `${first[at % 10]},${last[(at * 7) % 8]},04${String(10_000_000 + at)},person${at}@example.com,${suburbs[at % 6]},${at % 100}`,
);
const file = ['First name,Last name,Mobile,Email,Suburb,Visits', ...lines].join('\n');

console.log(`${people} people, ${(file.length / 1e6).toFixed(1)} MB\n`);

// Bare COPY of the same rows into a table without an index, on the same server.
await admin.query('create unlogged table bare (a text, b text, c text, d text, e text, f text)');
let started = performance.now();
const copy = admin.query(copyFrom('copy bare from stdin with (format csv)'));
copy.end(lines.join('\n'));
await new Promise((resolve, reject) => copy.once('finish', resolve).once('error', reject));
const bare = people / ((performance.now() - started) / 1000);

await ask(
  'mutation { a: createAttribute(input: {name: "Suburb", type: "text"}) { id } b: createAttribute(input: {name: "Visits", type: "number"}) { id } }',
);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
started = performance.now();
const form = new FormData();
form.set('file', new Blob([file], { type: 'text/csv' }), 'people.csv');
form.set(
  'options',
  JSON.stringify({
    tags: ['Imported'],
    optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true },
  }),
);
const accepted = await (
  await fetch(`${service.url}/uploads/contacts/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
).json();
let job = accepted;
while (!['completed', 'failed'].includes(job.status)) {
  await pause(50);
  ({ contactsImport: job } = await ask('query ($id: ID!) { contactsImport(jobId: $id) { status created rejected } }', {
    id: accepted.id,
  }));
}
const seconds = (performance.now() - started) / 1000;
delay.disable();
const rate = people / seconds;
console.log(
  `import, upload to completed: ${seconds.toFixed(1)} s, ${Math.round(rate)} rows/s (mark 10,000); bare COPY ${Math.round(bare)} rows/s, ratio 1:${(bare / rate).toFixed(0)}; ${job.created} created; event loop p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
);

const page =
  'query ($query: ListQuery) { contacts(query: $query) { data { id name firstName lastName email phoneInternational marketingStatus tags attributes createdAt } count hasMore } }';
const text = (field, operation, value) => ({ field, type: 'text', operation, value });
const lists = {
  'first page, newest first': {},
  'name starts with, by last name': { sortBy: 'lastName:asc', filters: [text('lastName', 'startsWith', 'mc')] },
  'e-mail contains, one hit': { filters: [text('email', 'contains', `person${people - 5}@`)] },
  'name contains, many hits': { filters: [text('name', 'contains', 'thomp')] },
  'status and suburb': {
    filters: [
      { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' },
      text('attributes.suburb', 'equals', 'glebe'),
    ],
  },
  'visits between, by visits': {
    sortBy: 'attributes.visits:desc',
    filters: [{ field: 'attributes.visits', type: 'number', operation: 'inRange', value: [10, 30] }],
  },
  'skip 50,000': { skip: 50_000, sortBy: 'lastName:asc' },
};
for (const [name, query] of Object.entries(lists)) {
  const times = [];
  for (let round = 0; round < 25; round++) {
    started = performance.now();
    await ask(page, { query: { limit: 50, ...query } });
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  console.log(`list, ${name}: p50 ${times[12].toFixed(0)} ms, p95 ${times[23].toFixed(0)} ms (mark 150)`);
}

const twenty = await ask('query ($query: ListQuery) { contacts(query: $query) { data { id } } }', {
  query: { limit: 1 },
}).then(() => Math.min(20_000, people));
await admin.end();
const inside = new pg.Client({
  connectionString: Object.assign(new URL(postgres.url), { pathname: '/contacts' }).toString(),
});
await inside.connect();
const { rows } = await inside.query('select id from contact where tenant_id = $1 limit $2', [actor.tenantId, twenty]);
const { createAudience: group } = await ask(
  'mutation ($ids: [ID!]) { createAudience(input: {name: "Twenty thousand", contactIds: $ids}) { id } }',
  { ids: rows.map((row) => row.id) },
);
const quote =
  'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients partsPerMessage costlyCharacters } }';
const messages = {
  'no placeholder': 'Two for one on Friday at the Corner Café. Reply STOP to opt out.',
  'first name and link': 'Hi {{firstName|there}}, two for one on Friday at {{businessName}}. Opt out: {{optOutLink}}',
  'full name, e-mail, curly quotes':
    'Hi {{name|there}}, it’s “two for one” on Friday at {{businessName}}. We have {{email}} of you, from {{attributes.suburb|your suburb}}.',
};
for (const [name, message] of Object.entries(messages)) {
  const times = [];
  for (let round = 0; round < 5; round++) {
    started = performance.now();
    await ask(
      quote,
      {
        input: {
          groupIds: [group.id],
          message,
          messageType: 'marketing',
          businessName: 'Corner Café',
          countries: ['AU', 'NZ'],
        },
      },
      await internal(),
    );
    times.push(performance.now() - started);
  }
  console.log(
    `quote of ${twenty}, ${name}: first ${times[0].toFixed(0)} ms, worst of five ${Math.max(...times).toFixed(0)} ms (mark 1,500)`,
  );
}

// Freezing: from the event to the last page in the outbox.
await inside.query(`insert into audience_freeze (tenant_id, campaign_id, launch) values ($1, $2, $3)`, [
  actor.tenantId,
  newId(),
  JSON.stringify({
    campaignId: newId(),
    tenantId: actor.tenantId,
    messageType: 'marketing',
    message: messages['first name and link'],
    audience: { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] },
    businessName: 'Corner Café',
    country: 'AU',
    timeZone: 'Australia/Sydney',
    prices: { AU: '80000' },
  }),
]);
started = performance.now();
for (;;) {
  const {
    rows: [row],
  } = await inside.query('select state, recipients from audience_freeze');
  if (row.state !== 'running') {
    const took = (performance.now() - started) / 1000;
    console.log(
      `freeze of ${row.recipients} with a link each: ${took.toFixed(1)} s, ${Math.round(row.recipients / took)} people/s`,
    );
    break;
  }
  await pause(20);
}
await inside.end();
await service.stop();
await platform.bus.close();
neighbours.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(job.status === 'completed' ? 0 : 1);
