// How soon what was published is delivered: in one process, in another, over Kafka, and from the commit of a service's
// outbox, beside the commit of one row and a bare NOTIFY of the same Postgres.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newId, startEmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus, KafkaBus } from '@bellbird/event-bus';
import { outboxSchema, Relay, shardOf, wakeRelay } from '@bellbird/outbox';
import { prepareKafka, startKafka } from '../scripts/real-parts/kafka.mjs';
import { at, halfAndMost, ms, row } from './support/product.mjs';

const messages = Number(process.env.MESSAGES ?? 300);
const topic = 'bench.topic';
const folder = await mkdtemp(join(tmpdir(), 'bus-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).toString();
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
for (const name of ['bus', 'outboxes']) await admin.query(`create database ${name}`);
const service = new pg.Client({ connectionString: databaseUrl('outboxes') });
await service.connect();

/** Milliseconds from before `say` until `heard` resolves, one after another. */
async function each(say, heard) {
  const took = [];
  for (let n = -20; n < messages; n += 1) {
    const arrives = heard();
    const began = performance.now();
    await say(n + 20);
    await arrives;
    if (n >= 0) took.push(performance.now() - began);
  }
  return took;
}
/** Resolves `next()` with each call of `tell`. */
function ear() {
  let resolve = () => undefined;
  return { tell: async () => resolve(), next: () => new Promise((done) => (resolve = done)) };
}
const message = (n) => ({
  topic,
  key: `k${n}`,
  value: '{}',
  tenantId: newId(),
  eventId: newId(),
  type: 'bench.happened',
  schemaVersion: 1,
  aggregateVersion: BigInt(n),
  occurredAt: new Date(),
  trace: null,
});
async function published(here, there) {
  const { tell, next } = ear();
  await here.ensureTopics([topic]);
  const listening = await there.subscribe(`g${newId()}`, [topic], tell);
  const took = await each((n) => here.publish([message(n)]), next);
  await listening.stop();
  return took;
}

await service.query('create table bare (n int)');
const commits = await each(
  (n) => service.query('insert into bare values ($1)', [n]),
  () => undefined,
);
const notified = ear();
await admin.query('listen bench');
admin.on('notification', notified.tell);
const teller = new pg.Client({ connectionString: postgres.url });
await teller.connect();
const notifies = await each(() => teller.query('notify bench'), notified.next);
await teller.end();
const bare = at(commits, 0.5) + at(notifies, 0.5);
const beside = (took) =>
  `${halfAndMost(took)} (a commit p50 ${ms(at(commits, 0.5))} and a NOTIFY p50 ${ms(at(notifies, 0.5))}: ${(at(took, 0.5) / bare).toFixed(1)} × both)`;

console.log('| what | figure | mark |\n|---|---|---|');
const [here, there] = [await EmbeddedBus.open(databaseUrl('bus')), await EmbeddedBus.open(databaseUrl('bus'))];
row('publish to delivered in one process', beside(await published(here, here)), 'p50 ≤ 50 ms');
row('publish to delivered in another process', beside(await published(here, there)), 'p50 ≤ 300 ms');

// The schema's roles, as a service's database has them.
const roles = { owner: 'postgres', app: 'bench_app', system: 'bench_system' };
for (const role of [roles.app, roles.system]) await service.query(`create role ${role}`);
await service.query(outboxSchema(roles));
const relay = new Relay({ url: databaseUrl('outboxes'), bus: here });
const fromOutbox = ear();
await here.subscribe('outbox', [topic], fromOutbox.tell);
const relayed = await each(async (n) => {
  await service.query(
    `insert into outbox (shard, topic, partition_key, agg_version, tenant_id, event_type, schema_version, payload)
     values ($1, $2, $3, 1, $4, 'bench.happened', 1, '{}')`,
    [shardOf(`k${n}`), topic, `k${n}`, newId()],
  );
  wakeRelay(service);
}, fromOutbox.next);
row('commit to delivered, by the outbox', beside(relayed), 'p50 ≤ 100 ms');
await relay.stop();
await Promise.all([here.close(), there.close()]);

const { jars, missing } = await prepareKafka();
if (missing) console.log(`not run: Kafka (${missing})`);
else {
  const kafka = await startKafka({ folder: join(folder, 'kafka'), jars });
  try {
    const bus = await KafkaBus.open({ brokers: [kafka.brokers], partitions: 8 });
    row('publish to delivered over Kafka', beside(await published(bus, bus)), 'p50 ≤ 60 ms');
    await bus.close();
  } finally {
    await kafka.stop();
  }
}
await Promise.all([service.end(), admin.end()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
