import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ownKafka, seeded, testKafka, type OwnKafka } from '@bellbird/testing';
import { brokerOutages } from '../testing/over-kafka/broker-outages.js';
import { EventWay, whole, type WayOptions } from '../testing/over-kafka/event-way.js';
import { failingForAWhile } from '../testing/over-kafka/failing-for-a-while.js';
import { frozenConsumer } from '../testing/over-kafka/frozen-consumer.js';
import { rebalanceStorm } from '../testing/over-kafka/rebalance-storm.js';
import { replayOfEverything } from '../testing/over-kafka/replay-of-everything.js';

const asInProduction = (brokers: string): WayOptions => ({
  brokers,
  partitions: 24,
  sessionMs: 10_000,
  mostPauseMs: 15_000,
});

/** The faults of `over-kafka.int.spec.ts` at their whole length, with the partitions, sessions and pauses that production has. */
describe('outbox and inbox while Kafka is killed, whole', () => {
  let kafka: OwnKafka;
  let way: EventWay;

  beforeAll(async () => {
    kafka = await ownKafka();
  }, 240_000);
  beforeEach(async () => {
    way = await EventWay.open(asInProduction(kafka.brokers));
  }, 60_000);
  afterEach(() => way.close(), 60_000);

  it('writes on while the broker is dead for a minute, drains faster than it fills, loses and reorders nothing (check 34)', async () => {
    const after = await seeded((seed) =>
      brokerOutages(way, kafka, { times: 1, downMs: 60_000, upMs: 2_000, writesPerSecond: 150, keys: 240 }, seed),
    );
    console.info(
      `check 34: broker dead for 60 s: ${after.load.written} writes at ${after.load.perSecond}/s, ${after.load.failed} failed, 99 % within ${after.load.p99Ms} ms; at most ${after.mostRows} in the outbox,` +
        ` drained in ${(after.drainMs / 1_000).toFixed(1)} s (${after.drainedPerSecond}/s, ${(after.drainedPerSecond / after.load.perSecond).toFixed(1)} x the input); ${after.heardTwice} heard twice; ${JSON.stringify(after.figures)}`,
    );
    expect(after.load).toMatchObject({ failed: 0, firstError: null });
    expect(after.mostRows).toBeGreaterThan(60 * 50);
    expect(after.drainedPerSecond).toBeGreaterThanOrEqual(2 * after.load.perSecond);
    expect(after.figures).toEqual(whole(after.load.written));
  }, 300_000);

  it('loses nothing and has nothing twice when the broker is killed in mid-produce again and again (check 35)', async () => {
    const after = await seeded((seed) =>
      brokerOutages(way, kafka, { times: 10, downMs: 0, upMs: 2_000, writesPerSecond: 150, keys: 240 }, seed),
    );
    console.info(
      `check 35: 10 kills -9 of the broker, ${after.midProduce} in mid-produce: ${after.load.written} events, ${after.heardTwice} heard twice, slowest drain ${(after.drainMs / 1_000).toFixed(1)} s; ${JSON.stringify(after.figures)}`,
    );
    expect(after.midProduce).toBeGreaterThanOrEqual(5);
    expect(after.load).toMatchObject({ failed: 0, firstError: null });
    expect(after.figures).toEqual(whole(after.load.written));
  }, 400_000);
});

describe('outbox and inbox over Kafka, whole', () => {
  let way: EventWay;

  beforeEach(async () => {
    way = await EventWay.open(asInProduction(await testKafka()));
  }, 240_000);
  afterEach(() => way.close(), 60_000);

  it('has each effect of 50,000 events once and in order while consumers come, go and are killed every three seconds (check 46)', async () => {
    const after = await seeded((seed) =>
      rebalanceStorm(
        way,
        { events: 50_000, forMs: 120_000, everyMs: 3_000, keys: 480, passing: 3, everyKilled: 4 },
        seed,
      ),
    );
    console.info(
      `check 46: ${after.load.written * 10} events in 2 min, ${after.came} consumers came, ${after.wentInOrder} went, ${after.killed} were killed -9; longest silence of a partition ${(after.longestSilenceMs / 1_000).toFixed(1)} s (${after.aroundIt}),` +
        ` ${after.heardTwice} heard twice; ${JSON.stringify(after.figures)}`,
    );
    expect(after.load).toMatchObject({ failed: 0, firstError: null });
    expect(after.load.written).toBeGreaterThan(4_900);
    expect(after.killed).toBeGreaterThan(1);
    expect(after.figures).toEqual(whole(after.load.written * 10));
    expect(after.longestSilenceMs).toBeLessThanOrEqual(15_000);
  }, 400_000);

  it('has no effect twice after a consumer was stopped for 45 seconds with a slice in hand (check 47)', async () => {
    const after = await frozenConsumer(way, { frozenMs: 45_000, writesPerSecond: 100, keys: 240 });
    console.info(
      `check 47: SIGSTOP for 45 s in a transaction: ${after.figures.events} events, ${after.meanwhile} effects of the other meanwhile in ${after.partitionsMeanwhile} of 24 partitions,` +
        ` working again ${(after.backMs / 1_000).toFixed(1)} s after SIGCONT; ${JSON.stringify(after.figures)}`,
    );
    expect(after.figures).toEqual(whole(after.figures.events));
    expect(after.partitionsMeanwhile).toBe(24);
  }, 200_000);

  it('parks nothing and keeps the order while handlers fail for five minutes with errors of the moment (check 50)', async () => {
    const after = await failingForAWhile(way, { forMs: 300_000, writesPerSecond: 50, keys: 240 });
    console.info(
      `check 50: 2 of 24 partitions failing for 5 min, ${after.failures} tries, ${after.parkedMeanwhile} parked; ${after.othersMeanwhile} effects of the others in the second half, ${after.othersBehind} of theirs not handled yet at its end;` +
        ` all caught up ${(after.caughtUpMs / 1_000).toFixed(1)} s after the end; ${JSON.stringify(after.figures)}`,
    );
    expect(after).toMatchObject({ figures: whole(after.figures.events), parkedMeanwhile: 0, failingMeanwhile: 0 });
    expect(after.othersMeanwhile).toBeGreaterThan(1_000);
    expect(after.othersBehind).toBeLessThan(50 * 10);
    expect(after.caughtUpMs).toBeLessThan(30_000);
  }, 500_000);

  it('has no new effect when 100,000 events of a week are heard again (check 54)', async () => {
    const after = await replayOfEverything(way, { keys: 200, perKey: 500, overDays: 7 });
    console.info(
      `check 54: 100,000 events of 7 days, first heard in ${(after.firstMs / 1_000).toFixed(1)} s, again in ${(after.againMs / 1_000).toFixed(1)} s: ${after.again.handled} handled, ${after.again.duplicates} known, ${after.again.parked} parked;` +
        ` ${JSON.stringify(after.figures)}`,
    );
    expect(after).toMatchObject({
      figures: whole(100_000),
      behind: 100_000,
      again: { handled: 0, duplicates: 100_000, parked: 0, kept: 0 },
    });
    expect(after.fingerprints[1]).toBe(after.fingerprints[0]);
  }, 600_000);
});
