import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, ownKafka, type OwnKafka } from '@bellbird/testing';
import type { Delivered } from '../event-bus.js';
import { openBus } from '../open-bus.js';
import { busMessage } from '../test-message.js';
import { KafkaBus } from './kafka-bus.js';

const topic = 'outage.topic';
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** A broker of its own, for this test pulls it down. */
describe('the bus while its only broker is killed', () => {
  let kafka: OwnKafka;
  let bus: KafkaBus;
  let crashes: unknown[];
  /** How an opening ends that finds nobody: it takes its time, so it tries while the broker starts. */
  let unreachable: unknown;

  beforeAll(async () => {
    const opening = openBus(
      { EVENT_BUS: 'kafka', KAFKA_BROKERS: '127.0.0.1:1' },
      { embeddedUrl: () => Promise.reject(new Error('not asked')), retentionHours: {} },
    );
    [unreachable, kafka] = await Promise.all([opening.catch((error: unknown) => error), ownKafka()]);
  }, 240_000);
  beforeEach(async () => {
    crashes = [];
    bus = await KafkaBus.open({
      brokers: [kafka.brokers],
      partitions: 8,
      mostPauseMs: 500,
      publishRetries: 4,
      onCrash: (error) => crashes.push(error),
    });
    await bus.ensureTopics([topic]);
  });
  afterEach(() => bus.close());

  it('loses nothing that it acknowledged, keeps the order of every key, and goes on by itself (check 35)', async () => {
    const heard: Delivered[] = [];
    await bus.subscribe('g', [topic], async (slice) => void heard.push(...slice));
    let writing = true;
    const acknowledged = new Map<string, number>();
    let refusals = 0;
    const writers = Promise.all(
      range(6).map(async (writer) => {
        for (let n = 0; writing;) {
          try {
            await bus.publish(range(5).map((each) => busMessage(topic, `w${writer}`, n + each)));
            n += 5;
            acknowledged.set(`w${writer}`, n);
            await pause(5);
          } catch {
            refusals += 1;
            await pause(100);
          }
        }
      }),
    );
    await eventually(() => heard.length > 500);
    kafka.kill();
    const killedAt = performance.now();
    await Promise.all([
      expect(bus.ensureTopics([])).rejects.toThrow(),
      eventually(() => refusals > 0, { timeoutMs: 20_000 }),
    ]);
    await kafka.start();
    const before = heard.length;
    await eventually(() => heard.length > before + 500, { timeoutMs: 30_000 });
    console.info(
      `after the kill -9: delivering again in ${((performance.now() - killedAt) / 1_000).toFixed(1)} s, ${refusals} publishes refused`,
    );
    writing = false;
    await writers;
    await bus.ensureTopics([]);
    const sum = [...acknowledged.values()].reduce((all, n) => all + n, 0);
    await eventually(
      () => new Set(heard.map(({ key, aggregateVersion }) => `${key} ${aggregateVersion}`)).size >= sum,
      { timeoutMs: 20_000 },
    );
    for (const [key, last] of acknowledged) {
      const first = [
        ...new Set(
          heard.filter((message) => message.key === key).map(({ aggregateVersion }) => Number(aggregateVersion)),
        ),
      ];
      expect(first.slice(0, last)).toEqual(range(last));
    }
    console.info(`${sum} acknowledged, ${heard.length} heard`);
    await eventually(async () => expect((await bus.lag('g'))[0]!.rows).toBe(0), { timeoutMs: 10_000 });
    expect(crashes).toEqual([]);
  }, 90_000);

  it('says in one sentence that no broker answers', () => {
    expect(unreachable).toMatchObject({
      name: 'KafkaUnreachable',
      message: expect.stringMatching(/^Kafka does not answer at 127\.0\.0\.1:1: .*ECONNREFUSED/),
    });
  });
});
