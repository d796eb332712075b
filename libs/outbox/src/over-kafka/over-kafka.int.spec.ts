import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, ownKafka, seeded, type OwnKafka } from '@bellbird/testing';
import { parkedCount, replayParked } from '../consume/replay-parked.js';
import { keptCount } from '../consume/take-up-kept.js';
import { leadersKilled } from '../testing/leaders-killed.js';
import { brokerOutages } from '../testing/over-kafka/broker-outages.js';
import { raise } from '../testing/over-kafka/effect-handler.js';
import { EventWay, whole } from '../testing/over-kafka/event-way.js';
import { failingForAWhile } from '../testing/over-kafka/failing-for-a-while.js';
import { frozenConsumer } from '../testing/over-kafka/frozen-consumer.js';
import { poison, writePoison } from '../testing/over-kafka/poison.js';
import { rebalanceStorm } from '../testing/over-kafka/rebalance-storm.js';
import { replayOfEverything } from '../testing/over-kafka/replay-of-everything.js';
import { thing } from '../testing/test-service.js';

/** The whole way of an event, from a commit to its effect, with a broker of its own that is pulled down at the end. */
describe('outbox and inbox over Kafka', () => {
  let kafka: OwnKafka;
  let way: EventWay;

  beforeAll(async () => {
    kafka = await ownKafka();
  }, 240_000);
  beforeEach(async () => {
    way = await EventWay.open({ brokers: kafka.brokers, sessionMs: 1_500, largeMessages: true });
  });
  afterEach(() => way.close(), 30_000);

  it('parks what nobody can read and what fails for good, lets only the same key wait, and handles it after the fix (check 49)', async () => {
    way.startRelay();
    await way.startConsumer();
    const { db, admin } = way.service;
    const unreadable = poison.filter(({ kept }) => !kept).length;
    await writePoison(kafka.brokers, way, poison.slice(0, 1));
    await eventually(async () => expect(await parkedCount(db, way.group)).toBe(1), { timeoutMs: 15_000 }); // what the gauge parked_events shows, and rings at
    way.faults.set(thing(1), raise('P0001'));
    await way.change(0, 1, 2, 3, 4, 5);
    await writePoison(kafka.brokers, way, poison.slice(1));
    await way.change(0, 1, 2, 3, 4, 5);
    await eventually(async () => expect(await parkedCount(db, way.group)).toBe(unreadable + 2), {
      timeoutMs: 15_000,
    });
    await way.settled();
    const { rows } = await admin.query<{ error: string }>(
      'select error from parked_event where key <> $1 order by parked_at',
      [thing(1)],
    );
    for (const { error } of poison) expect(rows.map((row) => row.error)).toContainEqual(expect.stringMatching(error));
    expect(await way.effectsOf(1)).toEqual([]);
    for (const n of [0, 2, 3, 4, 5]) expect(await way.effectsOf(n)).toEqual([1, 2]);

    way.faults.clear();
    expect(await replayParked({ db, group: way.group, handlers: way.handlers, filter: { key: thing(1) } })).toEqual({
      replayed: 2,
      stillParked: 0,
    });
    expect(await way.figures()).toEqual({ ...whole(12), parked: unreadable });
    expect(await keptCount(db, way.group)).toBe(poison.length - unreadable);
  }, 40_000);

  it('parks nothing for an error of the moment, keeps the order, and goes on with other partitions (check 50, short)', async () => {
    const after = await failingForAWhile(way, { forMs: 1_500, writesPerSecond: 60, keys: 24 });
    expect(after).toMatchObject({ figures: whole(after.figures.events), parkedMeanwhile: 0, failingMeanwhile: 0 });
    expect(after.failures).toBeGreaterThan(4);
    expect(after.othersMeanwhile).toBeGreaterThan(15);
  }, 40_000);

  it('has no new effect when everything is heard again from the beginning (check 54, short)', async () => {
    const after = await replayOfEverything(way, { keys: 20, perKey: 50, overDays: 7 });
    expect(after).toMatchObject({
      figures: whole(1_000),
      behind: 1_000,
      again: { handled: 0, duplicates: 1_000, parked: 0, kept: 0 },
    });
    expect(after.fingerprints[1]).toBe(after.fingerprints[0]);
  }, 40_000);

  it('has each effect once and in order while consumers come and go (check 46, short)', async () => {
    const after = await seeded((seed) =>
      rebalanceStorm(way, { events: 2_000, forMs: 4_000, everyMs: 700, keys: 40, passing: 2, everyKilled: 0 }, seed),
    );
    expect(after.load).toMatchObject({ failed: 0, firstError: null });
    expect(after.figures).toEqual(whole(after.load.written * 10));
  }, 40_000);

  it('has each effect once and in order after a consumer was stopped in the middle of a slice for longer than its session (check 47, short)', async () => {
    const after = await frozenConsumer(way, { frozenMs: 3_000, writesPerSecond: 60, keys: 24 });
    expect(after.figures).toEqual(whole(after.figures.events));
    expect(after.meanwhile).toBeGreaterThan(0);
  }, 60_000);

  it('goes on without a relay that leads and was stopped, and bears that it comes back (check 53, stopped, short)', async () => {
    const pod = await way.startPod({ name: 'pod', work: 'relay', hungMs: 1_000 });
    // The server is shared with other specs, whose locks say nothing of this pod.
    await eventually(
      async () =>
        (
          await way.service.admin.query(
            `select from pg_locks join pg_database d on d.oid = database
              where locktype = 'advisory' and granted and d.datname = current_database()`,
          )
        ).rowCount! >= 8,
    );
    way.startRelay(way.bus, 'next');
    let isBack = Promise.resolve();
    const after = await leadersKilled(way.service, way.bus, {
      kills: 1,
      kill: async (leader) => {
        expect(leader).toBe('pod');
        process.kill(pod.pid, 'SIGSTOP');
        isBack = pause(2_000).then(() => void process.kill(pod.pid, 'SIGCONT'));
      },
    });
    await isBack;
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0, killed: ['pod'] });
  }, 60_000);

  it('takes changes while the broker is dead, and has each effect once and in order when it is back (check 34, 35, short)', async () => {
    const after = await seeded((seed) =>
      brokerOutages(way, kafka, { times: 1, downMs: 1_000, upMs: 200, writesPerSecond: 100, keys: 12 }, seed),
    );
    console.info(
      `${after.load.written} events through a kill -9, ${after.heardTwice} heard twice; at most ${after.mostRows} in the outbox, drained in ${after.drainMs} ms`,
    );
    expect(after.load).toMatchObject({ failed: 0, firstError: null });
    expect(after.figures).toEqual(whole(after.load.written));
    expect(after.mostRows).toBeGreaterThan(100);
  }, 90_000);
});
