import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually, testDatabase, type TestDatabase } from '@bellbird/testing';
import type { Delivered } from '../event-bus.js';
import { busMessage } from '../test-message.js';
import { EmbeddedBus, type EmbeddedBusOptions } from './embedded-bus.js';

const topic = 'test.topic';
const anHour = 3_600_000;
/** A bus that would look for work by itself only when every test is over. */
const neverPolls = { pollFastestMs: anHour, pollSlowestMs: anHour };
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

describe('the embedded bus', () => {
  let database: TestDatabase;
  let admin: pg.Client;
  let buses: EmbeddedBus[];

  const open = async (options: EmbeddedBusOptions = {}): Promise<EmbeddedBus> => {
    const bus = await EmbeddedBus.open(database.url, options);
    buses.push(bus);
    await bus.ensureTopics([topic]);
    return bus;
  };
  /** What a kill -9 of a process is to Postgres: its sessions end at once. */
  const cutOff = (applicationName: string): Promise<unknown> =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2', [
      database.name,
      applicationName,
    ]);

  beforeEach(async () => {
    buses = [];
    database = await testDatabase('bus');
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await admin.end();
    await database.drop();
  });

  /** Publishes one after another, each when the one before it was heard, so that none is found by a look at another. */
  const hearsEachOf = async (here: EmbeddedBus, there: EmbeddedBus): Promise<void> => {
    const heard: number[] = [];
    await there.subscribe(
      'g',
      [topic],
      async (slice) => void heard.push(...slice.map(({ aggregateVersion }) => Number(aggregateVersion))),
    );
    for (const n of range(20)) {
      await here.publish([busMessage(topic, `k${n}`, n)]);
      await eventually(() => expect(heard).toEqual(range(n + 1)), { everyMs: 1 });
    }
  };

  it('delivers in one process by the publish itself, without a poll', async () => {
    const bus = await open(neverPolls);
    await hearsEachOf(bus, bus);
  });

  it('wakes another process by its notification, without a poll', async () => {
    await hearsEachOf(await open(neverPolls), await open(neverPolls));
  });

  it('lets another process take over at once from one that was killed in the middle of a slice, long before its lease ends', async () => {
    const dying = await open({ applicationName: 'dying', leaseMs: anHour });
    let begun = false;
    let release: () => void = () => undefined;
    const heard: Delivered[] = [];
    await dying.subscribe('g', [topic], async (slice) => {
      if (begun) return void heard.push(...slice); // back in its group it may well be the next owner
      begun = true;
      await new Promise<void>((resolve) => (release = resolve));
    });
    await dying.publish(range(3).map((n) => busMessage(topic, 'k', n)));
    await eventually(() => begun);
    const living = await open({ leaseMs: anHour });
    await living.subscribe('g', [topic], async (slice) => void heard.push(...slice));
    await pause(600);
    expect(heard).toHaveLength(0);
    await cutOff('dying');
    await eventually(() => heard.length === 3);

    release(); // the old owner comes back and reports its slice: its fence is spent
    await living.publish([busMessage(topic, 'k', 3)]);
    await eventually(() => heard.some((message) => message.aggregateVersion === 3n));
    expect(heard.map((message) => Number(message.aggregateVersion)).slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('comes back by itself after all its connections were cut, again and again, and loses nothing', async () => {
    const bus = await open({ applicationName: 'shaken', mostPauseMs: 500 });
    const heard = new Set<string>();
    await bus.subscribe('g', [topic], async (slice) => {
      for (const message of slice) heard.add(`${message.key}/${message.aggregateVersion}`);
    });
    let accepted = 0;
    let working = true;
    const cutter = (async () => {
      while (working) {
        await pause(120);
        await cutOff('shaken');
      }
    })();
    const writers = range(6).map(async (writer) => {
      for (let n = 0; n < 60;) {
        try {
          await bus.publish([busMessage(topic, `w${writer}`, n)]);
          n++;
          accepted++;
        } catch {
          await pause(10);
        }
      }
    });
    await Promise.all(writers);
    working = false;
    await cutter;
    expect(accepted).toBe(360);
    await eventually(() => heard.size === 360, { timeoutMs: 15_000 });
  });

  it('takes batches over the same partitions from several processes, without a dead-lock', async () => {
    const processes = [await open(), await open(), await open(), await open()];
    const heard: Delivered[] = [];
    await processes[0]!.subscribe('g', [topic], async (slice) => void heard.push(...slice));
    await Promise.all(
      processes.flatMap((bus, p) =>
        range(2).map(async (writer) => {
          for (let n = 0; n < 60; n++) {
            const keys = range(16).map((k) => `k${(k * 7 + n * 3 + p) % 16}`); // each in another order
            await bus.publish(keys.map((key) => busMessage(topic, `${key}-${p}-${writer}`, n)));
          }
        }),
      ),
    );
    await eventually(() => heard.length >= 8 * 60 * 16, { timeoutMs: 15_000 });
    expect(new Set(heard.map((message) => message.eventId)).size).toBe(8 * 60 * 16);
    for (const key of new Set(heard.map((message) => message.key))) {
      expect(heard.filter((message) => message.key === key).map((message) => Number(message.aggregateVersion))).toEqual(
        range(60),
      );
    }
  });

  it('works for many groups on six connections, also while all their handlers are busy', async () => {
    const bus = await open({ applicationName: 'thrifty' });
    let busy = 0;
    let done = 0;
    for (const group of range(10)) {
      await bus.subscribe(`g${group}`, [topic], async (slice) => {
        busy++;
        await pause(300);
        done += slice.length;
      });
    }
    await bus.publish(range(64).map((n) => busMessage(topic, `k${n}`, n)));
    await eventually(() => busy >= 40);
    const { rows } = await admin.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = $1 and application_name = 'thrifty'`,
      [database.name],
    );
    expect(rows[0]!.n).toBeLessThanOrEqual(6);
    await eventually(() => done === 640);
  });

  it('keeps the lease of a handler that takes longer than a lease', async () => {
    const [one, two] = [await open({ leaseMs: 600 }), await open({ leaseMs: 600 })];
    let deliveries = 0;
    const handle = async (): Promise<void> => {
      deliveries++;
      await pause(2_000);
    };
    await one.subscribe('g', [topic], handle);
    await two.subscribe('g', [topic], handle);
    await one.publish([busMessage(topic, 'k', 0)]);
    await pause(1_800);
    expect(deliveries).toBe(1);
    await eventually(async () => expect((await one.lag('g'))[0]!.rows).toBe(0));
    expect(deliveries).toBe(1);
  });

  it('deletes what is old and behind every group, and nothing else', async () => {
    const bus = await open();
    await bus.publish(range(10).map((n) => busMessage(topic, 'k', n)));
    const heard: Delivered[] = [];
    const fast = await bus.subscribe('fast', [topic], async (slice) => void heard.push(...slice));
    const slow = await bus.subscribe('slow', [topic], async () => {
      throw new Error('behind');
    });
    await eventually(async () => expect((await bus.lag('fast'))[0]!.rows).toBe(0));
    await admin.query(`update bus_log set published_at = published_at - interval '8 days'`);
    expect(await bus.deleteOldMessages()).toBe(0);
    await slow.stop();
    const catchUp = await bus.subscribe('slow', [topic], async () => undefined);
    await eventually(async () => expect((await bus.lag('slow'))[0]!.rows).toBe(0));
    await bus.publish([busMessage(topic, 'k', 10)]);
    await Promise.all([fast.stop(), catchUp.stop()]);
    expect(await bus.deleteOldMessages()).toBe(10);

    const late: Delivered[] = [];
    await bus.subscribe('late', [topic], async (slice) => void late.push(...slice));
    await eventually(() => late.length === 1);
    expect(late[0]!.aggregateVersion).toBe(10n);
    expect(late[0]!.offset).toBe(10n);
  });

  it('deletes the messages of a topic of its own retention sooner, never before every group has handled them', async () => {
    const short = `${topic}.short`;
    const bus = await open({ retentionHours: { [short]: 1 } });
    const group = await bus.subscribe('g', [topic, short], async () => undefined);
    await bus.publish([busMessage(topic, 'k', 0), busMessage(short, 'k', 1)]);
    await eventually(async () => expect((await bus.lag('g')).reduce((sum, { rows }) => sum + rows, 0)).toBe(0));
    await group.stop();
    await bus.publish([busMessage(short, 'k', 2)]);
    expect(await bus.deleteOldMessages()).toBe(0);
    await admin.query(`update bus_log set published_at = published_at - interval '61 minutes' where topic = any($1)`, [
      [topic, short],
    ]);
    expect(await bus.deleteOldMessages()).toBe(1);
    expect(
      (
        await admin.query('select topic, aggregate_version::int as n from bus_log where topic = any($1) order by 2', [
          [topic, short],
        ])
      ).rows,
    ).toEqual([
      { topic, n: 0 },
      { topic: short, n: 2 },
    ]);
  });

  it('pauses a failing partition longer and longer', async () => {
    const bus = await open({ firstPauseMs: 50 });
    const tries: number[] = [];
    await bus.subscribe('g', [topic], async () => {
      tries.push(performance.now());
      throw new Error('still not');
    });
    await bus.publish([busMessage(topic, 'k', 0)]);
    await eventually(() => tries.length >= 5);
    const pauses = tries.slice(1).map((at, n) => at - tries[n]!);
    expect(pauses[0]).toBeGreaterThan(20);
    expect(pauses[3]).toBeGreaterThan(190); // 50 × 2³, jittered down to a half at most
  });

  it('rolls a publish back whole when one of its topics was never made', async () => {
    const bus = await open();
    await expect(bus.publish([busMessage(topic, 'k', 0), busMessage('never.made', 'k', 1)])).rejects.toThrow(
      'never made',
    );
    const { rows } = await admin.query<{ n: number }>('select count(*)::int as n from bus_log');
    expect(rows[0]!.n).toBe(0);
  });
});
