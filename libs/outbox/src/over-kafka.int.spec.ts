import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tx } from '@bellbird/database';
import { KafkaBus } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { eventually, ownKafka, type OwnKafka } from '@bellbird/testing';
import kafkajs from 'kafkajs';
import { consume, type Consuming } from './consume/consume.js';
import { on } from './consume/event-handler.js';
import { parkedCount, replayParked } from './consume/replay-parked.js';
import { publish } from './publish.js';
import { Relay } from './relay/relay.js';
import { tenantA, testService, thing, type TestService } from './test-service.js';

const group = 'campaigns';
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** The whole way of an event, from a commit to its effect, with a broker of its own that is pulled down at the end. */
describe('outbox and inbox over Kafka', () => {
  let kafka: OwnKafka;
  let prefix: string;
  let service: TestService;
  let bus: KafkaBus;
  let relay: Relay;
  let consuming: Consuming;
  /** What goes wrong with a key, until it is taken out. */
  let faults: Map<string, (tx: Tx) => Promise<unknown>>;

  const handlers = [
    on(campaignPaused, async (event, tx) => {
      await faults.get(event.key)?.(tx);
      await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [event.tenantId, event.id, event.key, event.aggregateVersion]);
    }),
  ];
  const raise = (code: string) => (tx: Tx) => tx.query(`do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`);
  const change = (n: number): Promise<number> =>
    service.db.tenant(tenantA, async (tx) => {
      const [row] = await tx.query<{ version: bigint }>(
        'insert into aggregate values ($1, $2, 1) on conflict (id) do update set version = aggregate.version + 1 returning version', [thing(n), tenantA]);
      await publish(tx, campaignPaused, { campaignId: thing(n), tenantId: tenantA, campaignVersion: 1 }, { aggregateVersion: row!.version });
      return Number(row!.version);
    });
  const effectsOf = async (n: number): Promise<number[]> => (await service.effects()).filter((effect) => effect.startsWith(thing(n))).map((effect) => Number(effect.split('/')[1]));
  const upTo = (last: number): number[] => range(last).map((n) => n + 1);
  const nothingWaits = () => eventually(async () => expect((await bus.lag(group))[0]!.rows).toBe(0), { timeoutMs: 15_000 });

  beforeAll(async () => {
    kafka = await ownKafka();
  }, 240_000);
  beforeEach(async () => {
    prefix = `${randomBytes(4).toString('hex')}.`;
    faults = new Map();
    service = await testService();
    bus = await KafkaBus.open({ brokers: [kafka.brokers], prefix, partitions: 8, mostPauseMs: 500 });
    await bus.ensureTopics([campaignPaused.topic]);
    relay = new Relay({ url: service.urls.system, bus });
    consuming = await consume({ bus, db: service.db, group, handlers });
  });
  afterEach(async () => {
    await consuming.stop();
    await relay.stop();
    await bus.close();
    await service.close();
  });

  it('parks what nobody can read and what fails for good, and lets only the same key wait (check 49)', async () => {
    const producer = new kafkajs.Kafka({ brokers: [kafka.brokers], logLevel: kafkajs.logLevel.NOTHING }).producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
    await producer.connect();
    faults.set(thing(1), raise('P0001'));
    for (const n of range(6)) await change(n);
    const good = { event_id: thing(7, 'e'), type: campaignPaused.type, schema: '1', tenant: tenantA, agg_version: '1', occurred_at: '2026-11-01T00:00:00.000Z' };
    await producer.send({
      topic: `${prefix}${campaignPaused.topic}`,
      messages: [
        { key: null, value: null },
        { key: thing(7), value: '{"campaignId":', headers: good },
        { key: thing(8), value: '{}', headers: { ...good, type: 'campaign.teleported' } },
        { key: thing(9), value: '{}', headers: { ...good, schema: '99' } },
        { key: thing(10), value: JSON.stringify({ filler: 'x'.repeat(1_500_000) }), headers: good },
      ],
    });
    await producer.disconnect();
    for (const n of range(6)) await change(n);
    await eventually(async () => expect(await parkedCount(service.db, group)).toBe(7), { timeoutMs: 15_000 });
    await nothingWaits();
    expect(await effectsOf(1)).toEqual([]);
    for (const n of [0, 2, 3, 4, 5]) expect(await effectsOf(n)).toEqual([1, 2]);
    faults.clear();
    expect(await replayParked({ db: service.db, group, handlers, filter: { key: thing(1) } })).toEqual({ replayed: 2, stillParked: 0 });
    expect(await effectsOf(1)).toEqual([1, 2]);
  }, 40_000);

  it('parks nothing for an error of the moment, and keeps the order (check 50, short)', async () => {
    for (const n of range(4)) faults.set(thing(n), raise('40001'));
    for (const _ of range(5)) for (const n of range(4)) await change(n);
    await pause(2_000);
    expect(await service.effects()).toEqual([]);
    faults.clear();
    await nothingWaits();
    for (const n of range(4)) expect(await effectsOf(n)).toEqual(upTo(5));
    expect(await parkedCount(service.db)).toBe(0);
  }, 40_000);

  it('has no new effect when everything is heard again from the beginning (check 54, short)', async () => {
    for (const _ of range(20)) await Promise.all(range(10).map(change));
    await eventually(async () => expect((await service.effects()).length).toBe(200), { timeoutMs: 15_000 });
    await nothingWaits();
    await consuming.stop();
    await bus.replayFromStart(group, campaignPaused.topic);
    expect((await bus.lag(group))[0]!.rows).toBe(200);
    consuming = await consume({ bus, db: service.db, group, handlers });
    await nothingWaits();
    expect(consuming.stats()).toEqual({ handled: 0, duplicates: 200, parked: 0 });
    expect((await service.effects()).length).toBe(200);
  }, 40_000);

  it('takes changes while the broker is dead, and has each effect once and in order when it is back (check 34, 35, short)', async () => {
    const written = new Map<number, number>();
    let writing = true;
    const writers = Promise.all(range(6).map(async (n) => {
      while (writing) {
        written.set(n, await change(n));
        await pause(10);
      }
    }));
    await eventually(() => consuming.stats().handled > 200, { timeoutMs: 15_000 });
    kafka.kill();
    await eventually(async () => expect((await relay.stats()).rows).toBeGreaterThan(200), { timeoutMs: 15_000 });
    await kafka.start();
    const backAt = performance.now();
    const handled = consuming.stats().handled;
    await eventually(() => consuming.stats().handled > handled + 200, { timeoutMs: 30_000 });
    const again = performance.now() - backAt;
    writing = false;
    await writers;
    await eventually(async () => expect((await relay.stats()).rows).toBe(0), { timeoutMs: 15_000 });
    await nothingWaits();
    for (const [n, last] of written) expect(await effectsOf(n)).toEqual(upTo(last));
    const { duplicates, parked } = consuming.stats();
    console.info(`${[...written.values()].reduce((sum, n) => sum + n, 0)} events through a kill -9, ${duplicates} heard twice; handling again ${(again / 1_000).toFixed(1)} s after the broker was back`);
    expect(parked).toBe(0);
  }, 90_000);
});
