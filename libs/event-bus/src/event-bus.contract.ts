import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@bellbird/testing';
import type { Delivered, EventBus } from './event-bus.js';
import { busMessage } from './test-message.js';

/** Another process on the same durable bus: every call opens one. The suite closes what it opened. */
export type MakeBus = () => Promise<EventBus>;

/**
 * What every adapter of the port has to do. It asks for nothing that a broker with partitions cannot do: no order
 * across keys, no exactly once, no replay of a group that is at work.
 */
export function eventBusContract(name: string, makeBus: MakeBus): void {
  describe(`${name} keeps the contract of the event bus`, () => {
    let buses: EventBus[];
    let topic: string;
    let group: string;
    const open = async (): Promise<EventBus> => {
      const bus = await makeBus();
      buses.push(bus);
      return bus;
    };
    const unique = (what: string): string => `contract.${what}.${randomBytes(6).toString('hex')}`;

    beforeEach(() => {
      buses = [];
      topic = unique('topic');
      group = unique('group');
    });
    afterEach(async () => {
      await Promise.all(buses.map((bus) => bus.close()));
    });

    it('delivers every member of a message as it was published', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      const sent = {
        ...busMessage(topic, 'Zoë "1"\\', 7, '{"text":"naïve \\"quoted\\" 🙂 {a,b}\\n"}'),
        aggregateVersion: 9_007_199_254_740_993n,
        trace: null,
      };
      await bus.publish([sent]);
      const heard = await collect(bus, group, topic, 1);
      const { partition, offset, ...members } = heard[0]!;
      expect(members).toEqual(sent);
      expect(Number.isInteger(partition)).toBe(true);
      expect(typeof offset).toBe('bigint');
    });

    it('keeps the order of each key under concurrent publishers, in slices of at most 100', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      const keys = Array.from({ length: 12 }, (_, n) => `key-${n}`);
      const slices: number[] = [];
      const heard: Delivered[] = [];
      await bus.subscribe(group, [topic], async (slice) => {
        slices.push(slice.length);
        expect(new Set(slice.map((message) => message.partition)).size).toBe(1);
        heard.push(...slice);
      });
      await Promise.all(
        keys.map(async (key) => {
          for (let batch = 0; batch < 20; batch++)
            await bus.publish(range(10).map((n) => busMessage(topic, key, batch * 10 + n)));
        }),
      );
      await until(() => heard.length >= 2_400);
      for (const key of keys) expect(numbersOf(heard, key)).toEqual(range(200));
      expect(Math.max(...slices)).toBeLessThanOrEqual(100);
      for (const offsets of byPartition(heard)) expect(offsets).toEqual([...offsets].sort((a, b) => (a < b ? -1 : 1)));
    });

    it('loses nothing of 24 concurrent writers', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      const heard: Delivered[] = [];
      await bus.subscribe(group, [topic], async (slice) => void heard.push(...slice));
      await Promise.all(
        range(24).map(async (writer) => {
          for (let n = 0; n < 40; n++)
            await bus.publish([busMessage(topic, `writer-${writer}`, n), busMessage(topic, `shared-${n % 3}`, n)]);
        }),
      );
      await until(() => heard.length >= 24 * 80);
      expect(new Set(heard.map((message) => message.eventId)).size).toBe(24 * 80);
      for (const writer of range(24)) expect(numbersOf(heard, `writer-${writer}`)).toEqual(range(40));
    });

    it('delivers again what a handler refused, while other partitions go on', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      const heard: Delivered[] = [];
      let poisoned = true;
      await bus.subscribe(group, [topic], async (slice) => {
        if (poisoned && slice.some((message) => message.key === 'poison')) throw new Error('not now');
        heard.push(...slice);
      });
      await bus.publish([busMessage(topic, 'poison', 0)]);
      const others = range(40).map((n) => `other-${n}`);
      await bus.publish(others.map((key, n) => busMessage(topic, key, n)));
      await until(() => heard.length > 0);
      expect(heard.map((message) => message.key)).not.toContain('poison');
      poisoned = false;
      await until(() => new Set(heard.map((message) => message.key)).size === 41);
    });

    it('delivers again after a restart what was not handled, and not what was', async () => {
      const first = await open();
      await first.ensureTopics([topic]);
      const handled: string[] = [];
      await first.subscribe(group, [topic], async (slice) => {
        if (slice.some((message) => message.value.includes('refused'))) throw new Error('going down');
        handled.push(...slice.map((message) => message.eventId));
      });
      const good = busMessage(topic, 'a', 0);
      await first.publish([good]);
      await until(() => handled.length === 1);
      await eventually(async () => expect(rowsOf(await first.lag(group))).toBe(0));
      const bad = busMessage(topic, 'a', 1, '"refused"');
      await first.publish([bad]);
      await pause(150);
      await first.close();

      const second = await open();
      const heard = await collect(second, group, topic, 1);
      expect(heard.map((message) => message.eventId)).toEqual([bad.eventId]);
    });

    it('gives each group everything, from the beginning, at its own pace', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      await bus.publish(range(50).map((n) => busMessage(topic, 'k', n)));
      const early = await collect(bus, group, topic, 50);
      await bus.publish(range(50).map((n) => busMessage(topic, 'k', 50 + n)));
      const late = await collect(bus, unique('group'), topic, 100);
      expect(numbersOf(early, 'k').slice(0, 50)).toEqual(range(50));
      expect(numbersOf(late, 'k')).toEqual(range(100));
    });

    it('shares a group between two processes, and each goes on alone when the other leaves', async () => {
      const [one, two] = [await open(), await open()];
      await one.ensureTopics([topic]);
      const heard: { by: string; message: Delivered }[] = [];
      const listen = (bus: EventBus, by: string) =>
        bus.subscribe(group, [topic], async (slice) => {
          await pause(5);
          heard.push(...slice.map((message) => ({ by, message })));
        });
      const leaving = await listen(one, 'one');
      await listen(two, 'two');
      const keys = range(64).map((n) => `key-${n}`);
      const publishRound = async (round: number): Promise<void> =>
        one.publish(keys.map((key) => busMessage(topic, key, round)));
      let round = 0;
      await eventually(async () => {
        await publishRound(round++);
        expect(new Set(heard.map(({ by }) => by)).size).toBe(2);
      });
      await leaving.stop();
      const before = heard.filter(({ by }) => by === 'one').length;
      await publishRound(round++);
      await until(() => new Set(heard.map(({ message }) => message.eventId)).size === round * keys.length);
      expect(heard.filter(({ by }) => by === 'one')).toHaveLength(before);
      for (const key of keys)
        expect(
          firstHearings(
            heard.map(({ message }) => message),
            key,
          ),
        ).toEqual(range(round));
    }, 60_000);

    it('keeps messages that were published while nobody listened, over a restart', async () => {
      const first = await open();
      await first.ensureTopics([topic]);
      await first.publish(range(30).map((n) => busMessage(topic, 'k', n)));
      await first.close();
      const heard = await collect(await open(), group, topic, 30);
      expect(numbersOf(heard, 'k')).toEqual(range(30));
    });

    it('plays a topic again from the start for one group', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      await bus.publish(range(20).map((n) => busMessage(topic, `k${n % 4}`, n)));
      await collect(bus, group, topic, 20);
      await bus.replayFromStart(group, topic);
      const again = await collect(bus, group, topic, 20);
      expect(new Set(again.map((message) => message.eventId)).size).toBe(20);
    });

    it('tells a lag in rows, and in seconds to within one', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      let accept = true;
      const subscription = await bus.subscribe(group, [topic], async () => {
        if (!accept) throw new Error('held back');
      });
      await bus.publish(range(5).map((n) => busMessage(topic, 'k', n)));
      await eventually(async () => expect(await bus.lag(group)).toEqual([{ group, topic, rows: 0, seconds: 0 }]));
      accept = false;
      const before = performance.now();
      await bus.publish(range(7).map((n) => busMessage(topic, 'k', n)));
      const published = performance.now();
      await pause(2_500);
      const asked = performance.now();
      const [lag] = await bus.lag(group);
      expect(lag!.rows).toBe(7);
      expect(lag!.seconds).toBeGreaterThan((asked - published) / 1_000 - 1);
      expect(lag!.seconds).toBeLessThan((performance.now() - before) / 1_000 + 1);
      await subscription.stop();
    });

    it('carries a value of 400 kB, twenty at a time', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      const value = JSON.stringify({ text: 'Grüße "an" \\alle '.repeat(22_000).slice(0, 395_000) });
      await bus.publish(range(20).map((n) => ({ ...busMessage(topic, 'big', n), value })));
      const heard = await collect(bus, group, topic, 20);
      expect(heard.every((message) => message.value === value)).toBe(true);
      expect(heard.map((message) => message.aggregateVersion)).toEqual(range(20).map(BigInt));
    });

    it('refuses to publish to a topic that nobody made', async () => {
      const bus = await open();
      await bus.ensureTopics([topic]);
      await expect(bus.publish([busMessage(unique('never-made'), 'k', 0)])).rejects.toThrow();
      await bus.publish([busMessage(topic, 'k', 1)]);
      expect(numbersOf(await collect(bus, group, topic, 1), 'k')).toEqual([1]);
    });
  });
}

/** Subscribes, waits for so many messages, and stops. */
async function collect(bus: EventBus, group: string, topic: string, many: number): Promise<Delivered[]> {
  const heard: Delivered[] = [];
  const subscription = await bus.subscribe(group, [topic], async (slice) => void heard.push(...slice));
  await until(() => heard.length >= many);
  await subscription.stop();
  return heard;
}

const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
const rowsOf = (lags: readonly { rows: number }[]): number => lags.reduce((sum, { rows }) => sum + rows, 0);

function numbersOf(heard: readonly Delivered[], key: string): number[] {
  return heard.filter((message) => message.key === key).map((message) => Number(message.aggregateVersion));
}

/** Numbers in the order in which each was heard first: a redelivery may repeat, it may not overtake. */
function firstHearings(heard: readonly Delivered[], key: string): number[] {
  return [...new Set(numbersOf(heard, key))];
}

function byPartition(heard: readonly Delivered[]): bigint[][] {
  const offsets = new Map<number, bigint[]>();
  for (const { partition, offset } of heard) offsets.set(partition, [...(offsets.get(partition) ?? []), offset]);
  return [...offsets.values()];
}

async function until(holds: () => boolean): Promise<void> {
  await eventually(holds);
}
