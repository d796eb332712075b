// Single texts on the whole product, in one process: from the call that asks for one to the carrier, alone, behind a
// large campaign that is being sent, and five hundred of one business at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@bellbird/database';
import { textRequested } from '@bellbird/events';
import { shardOf } from '@bellbird/outbox';
import { at, Product, row, seconds, until } from './support/product.mjs';

const bulk = Number(process.env.BULK_PEOPLE ?? 100_000);
const many = 500;
const folder = await mkdtemp(join(tmpdir(), 'bellbird-bench-postgres-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const product = await Product.start(3965, { DATABASE_URL: postgres.url });
const call = product.call.bind(product);
let phones = 0;

/** Asks for one text; answers whom it is for. */
async function ask(callerId) {
  phones += 1;
  const phone = `+614${90_000_000 + phones}`;
  await call('POST', '/api/sms-campaigns/test', { callerId, message: 'It is your turn, number 42.', phones: [phone] });
  return phone;
}

/** Asks for one text; answers the milliseconds until the carrier had it. */
async function textOne(callerId) {
  const asked = Date.now();
  const phone = await ask(callerId);
  const [message] = await until(
    () => call('GET', `/sandbox/api/messages?to=${encodeURIComponent(phone)}&limit=1`),
    (messages) => messages.length > 0,
    20,
  );
  return new Date(message.at).getTime() - asked;
}

/** Asks for texts one after another, as a person's browser would. */
async function texts(callerId, count) {
  for (let n = 0; n < count; n += 1) await ask(callerId);
}

const sent = async () => (await call('GET', '/sandbox/api/messages/count')).count;
/** Counted, and not looked for one by one: each look goes through all that the sandbox was ever sent. */
const allSent = (count) => until(sent, (there) => there >= count, 50);

/** As a service asks: the wishes are in its outbox as one commit; answers the seconds until the carrier had all of them. */
async function rush(tenantId) {
  const wishes = Array.from({ length: many }, () => ({
    ...textRequested.example,
    textId: crypto.randomUUID(),
    tenantId,
    contactId: null,
    callerId: null,
    notBefore: null,
    phone: `+614${90_000_000 + (phones += 1)}`,
    notAfter: new Date(Date.now() + 600_000).toISOString(),
  }));
  const before = await sent();
  const waitingList = new pg.Client({
    connectionString: Object.assign(new URL(postgres.url), { pathname: '/waiting-list' }).toString(),
  });
  await waitingList.connect();
  await waitingList.query('begin');
  await waitingList.query(
    `insert into outbox (shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, payload)
     select (w->>'shard')::smallint, gen_random_uuid(), $2, w->'payload'->>'textId', 1, $3, $4, $5, w->'payload' from jsonb_array_elements($1::jsonb) w`,
    [
      JSON.stringify(wishes.map((payload) => ({ payload, shard: shardOf(payload.textId) }))),
      textRequested.topic,
      tenantId,
      textRequested.type,
      textRequested.version,
    ],
  );
  const began = performance.now();
  await waitingList.query('commit');
  await waitingList.query('notify outbox');
  await allSent(before + many);
  const took = seconds(began);
  await waitingList.end();
  // What follows a text, its receipt and the close of its hold, is not the next rush's to wait for.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  return took;
}

console.log('| what | figure | mark |\n|---|---|---|');
try {
  const campaign = await product.readyToText(bulk);
  const bulkToken = product.token;
  const { callerId } = await product.readyToText(6_000);
  const token = product.token;

  const alone = [];
  for (let n = 0; n < 40; n += 1) alone.push(await textOne(callerId));

  const { tid: tenantId } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));
  // A service that has been up for a minute has its code compiled: of six rushes three count.
  const rushes = [];
  for (let n = 0; n < 6; n += 1) rushes.push(await rush(tenantId));
  row(
    `${many} of one business, asked for in one commit, all at the carrier, the middle one of three`,
    `${at(rushes.slice(3), 0.5).toFixed(1)} s`,
    '≤ 5 s',
  );

  const before = await sent();
  const started = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => texts(callerId, many / 50)));
  const answered = seconds(started);
  await allSent(before + many);
  row(
    `${many} asked for by REST, fifty at once, each waited for`,
    `answered after ${answered.toFixed(1)} s, all at the carrier after ${seconds(started).toFixed(1)} s`,
    '',
  );

  product.token = bulkToken;
  await call('POST', '/api/sms-campaigns', { ...campaign, name: 'Bulk', deliveryType: 'immediately' });
  const sentBefore = (await call('GET', '/sandbox/api/messages/count')).count;
  await until(
    () => call('GET', '/sandbox/api/messages/count'),
    ({ count }) => count > sentBefore + 1_000,
  );
  product.token = token;
  const behind = [];
  const end = performance.now() + 20_000;
  while (performance.now() < end) behind.push(await textOne(callerId));
  const left = bulk - ((await call('GET', '/sandbox/api/messages/count')).count - sentBefore);
  row(
    `asked to carrier, behind a campaign of ${bulk} (${behind.length} texts, ${Math.max(0, left)} of the campaign left)`,
    `p50 ${at(behind, 0.5)} ms, p99 ${at(behind, 0.99)} ms (alone p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms)`,
    'p99 ≤ 2 s',
  );
} finally {
  await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
