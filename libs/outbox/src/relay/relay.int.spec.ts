import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { EmbeddedBus, type BusMessage, type Delivered } from '@bellbird/event-bus';
import { campaignPaused, recipientsPage, type FrozenPerson } from '@bellbird/events';
import { eventually, type TestDatabase } from '@bellbird/testing';
import { consume } from '../consume/consume.js';
import { on } from '../consume/event-handler.js';
import { outgoing, publish, publishMany } from '../publish.js';
import { leadersKilled } from '../testing/leaders-killed.js';
import { outboxRace } from '../testing/outbox-race.js';
import {
  change,
  HandBus,
  tenantA,
  testBusDatabase,
  testService,
  thing,
  type TestService,
} from '../testing/test-service.js';
import { wakeRelay } from './relay-registry.js';
import { Relay, type RelayOptions } from './relay.js';
import { shardOf } from './shard.js';

const topic = campaignPaused.topic;
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
/** With `test:long` five times as many. */
const manyEvents = Number(process.env['RELAY_EVENTS'] ?? 1_000);

/** A relay that would look by itself only when every test is over: what it brings it was told of. */
const neverPolls: Pick<RelayOptions, 'pollFastestMs' | 'pollSlowestMs'> = {
  pollFastestMs: 3_600_000,
  pollSlowestMs: 3_600_000,
};
/** So long it may still look after what it brought last. */
const settlesMs = 200;

describe('the relay', () => {
  let service: TestService;
  let busDatabase: TestDatabase;
  let bus: EmbeddedBus;
  let relays: Relay[];
  let errors: unknown[];

  const startRelay = (
    name = 'relay',
    { bus: over, ...polls }: { bus?: Pick<EmbeddedBus, 'publish'> } & typeof neverPolls = {},
  ): Relay => {
    const relay = new Relay({
      url: service.urls.system,
      bus: (over ?? bus) as EmbeddedBus,
      ...polls,
      applicationName: name,
      onError: (error) => errors.push(error),
    });
    relays.push(relay);
    return relay;
  };
  const listen = async (): Promise<Delivered[]> => {
    const heard: Delivered[] = [];
    await bus.subscribe('listener', [topic], async (slice) => void heard.push(...slice));
    return heard;
  };
  const outboxRows = async (): Promise<number> =>
    (await service.admin.query<{ n: number }>('select count(*)::int as n from outbox')).rows[0]!.n;
  const kill = async (name: string): Promise<number> =>
    (
      await service.admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
        [name],
      )
    ).rowCount ?? 0;
  /** First hearings of each key are 1, 2, 3 … : nothing was lost, nothing overtook. */
  const expectWhole = (heard: readonly BusMessage[], versions: ReadonlyMap<string, bigint>): void => {
    for (const [key, last] of versions) {
      const first = [
        ...new Set(heard.filter((message) => message.key === key).map((message) => Number(message.aggregateVersion))),
      ];
      expect(first).toEqual(range(Number(last)).map((n) => n + 1));
    }
  };

  beforeEach(async () => {
    [service, busDatabase] = await Promise.all([testService(), testBusDatabase()]);
    bus = await EmbeddedBus.open(busDatabase.url, { mostPauseMs: 500 });
    await bus.ensureTopics([topic, recipientsPage.topic]);
    relays = [];
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
    await bus.close();
    await Promise.all([service.close(), busDatabase.drop()]);
  });

  it('asks each connection one thing after the other, as does its bus, however many want to know something', async () => {
    const asked = new Map<pg.Client, number>();
    let most = 0;
    const { query } = pg.Client.prototype;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      asked.set(this, (asked.get(this) ?? 0) + 1);
      most = Math.max(most, asked.get(this)!);
      try {
        return (await Reflect.apply(query, this, given)) as unknown;
      } finally {
        asked.set(this, asked.get(this)! - 1);
      }
    } as never);
    try {
      const [one, other] = [startRelay(), startRelay('other')];
      // Where both come at once, each may lead some of the eight.
      await eventually(async () => {
        const led = (await Promise.all([one.stats(), other.stats()])).flatMap((stats) => stats.leads);
        return new Set(led).size === 8;
      });
      const listeners = Promise.all(
        ['one', 'two', 'three'].map((group) => bus.subscribe(group, [topic], async () => undefined)),
      );
      const looks = Promise.all(range(10).flatMap(() => [one.stats(), other.stats()]));
      for (const n of range(5)) await change(service, n);
      await Promise.all([listeners, looks]);
      await eventually(async () => expect(await outboxRows()).toBe(0));
    } finally {
      spy.mockRestore();
    }
    expect(asked.size).toBeGreaterThan(3);
    expect(most).toBe(1);
  });

  it('carries events with all their headers, on the commit and not by a poll, and empties the outbox', async () => {
    const relay = startRelay('relay', neverPolls);
    const heard = await listen();
    await eventually(async () => expect((await relay.stats()).leads).toHaveLength(8));
    for (const n of range(30)) {
      await change(service, n % 6);
      await eventually(() => heard.length > n, { everyMs: 1 });
    }
    expect(heard[29]).toMatchObject({
      topic,
      key: thing(5),
      type: 'campaign.paused',
      schemaVersion: 1,
      tenantId: tenantA,
      aggregateVersion: 5n,
      trace: null,
      value: JSON.stringify({ tenantId: tenantA, campaignId: thing(5), campaignVersion: 5 })
        .replaceAll('":', '": ')
        .replaceAll(',"', ', "'),
    });
    await eventually(async () =>
      expect(await relay.stats()).toEqual({
        rows: 0,
        oldestAgeSeconds: 0,
        leads: range(8),
        published: 30,
        publishErrors: 0,
      }),
    );
  });

  it('loses and reorders nothing under 24 writers, also those that commit late (check 51, short)', async () => {
    const after = await outboxRace(service, bus, { writers: 24, forMs: 4_000, relayCrashes: 0 });
    console.info(`24 writers, 4 s: ${after.written} events, ${after.doubled} doubled`);
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0, doubled: 0, published: after.written, errors: [] });
  });

  it('changes its leader when that is killed, and loses nothing (check 53, short)', async () => {
    for (const name of ['pod-a', 'pod-b']) startRelay(name);
    const after = await leadersKilled(service, bus, {
      kills: 5,
      kill: async (leader) => expect(await kill(leader)).toBe(1),
    });
    console.info(
      `leaders killed: ${after.killed.join(', ')}; the next within ${Math.round(Math.max(...after.leaderlessMs))} ms`,
    );
    expect(after).toMatchObject({ lost: 0, outOfTurn: 0 });
  });

  it('publishes a batch twice when it dies between publishing and deleting; the inbox makes one effect of it', async () => {
    let cuts = 3;
    const published: BusMessage[] = [];
    const cutting = {
      publish: async (messages: readonly BusMessage[]) => {
        await bus.publish(messages);
        published.push(...messages);
        if (cuts-- > 0) await kill('mortal');
      },
    };
    const consuming = await consume({
      bus,
      db: service.db,
      group: 'g',
      handlers: [
        on(campaignPaused, async (event, tx) => {
          await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [
            event.tenantId,
            event.id,
            event.key,
            event.aggregateVersion,
          ]);
        }),
      ],
    });
    for (const n of range(60)) await change(service, n % 5);
    startRelay('mortal', { bus: cutting });
    await eventually(async () => expect(await outboxRows()).toBe(0), { timeoutMs: 15_000 });
    await eventually(async () => expect((await bus.lag('g')).every(({ rows }) => rows === 0)).toBe(true));
    expect(published).toHaveLength(60 * 4);
    expect(consuming.stats()).toEqual({ handled: 60, duplicates: 180, parked: 0, kept: 0 });
    const effects = await service.effects();
    for (const n of range(5))
      expect(effects.filter((effect) => effect.startsWith(thing(n)))).toEqual(
        range(12).map((version) => `${thing(n)}/${version + 1}`),
      );

    await bus.replayFromStart('g', topic); // and a full replay has no new effect (check 54, short)
    await eventually(() => consuming.stats().duplicates === 180 + 240);
    expect(consuming.stats().handled).toBe(60);
    expect(await service.effects()).toEqual(effects);
    await consuming.stop();
  });

  it('holds events while the bus is down, tells their age, and brings them in order when it is back', async () => {
    let down = true;
    const tries: number[] = [];
    const flaky = {
      publish: async (messages: readonly BusMessage[]) => {
        tries.push(performance.now());
        if (down) throw new Error('broker unreachable');
        await bus.publish(messages);
      },
    };
    const heard = await listen();
    const relay = startRelay('relay', { bus: flaky });
    const versions = new Map<string, bigint>();
    const until = performance.now() + 1_500;
    while (performance.now() < until) {
      const n = Math.floor(Math.random() * 5);
      versions.set(thing(n), await change(service, n));
    }
    const stats = await relay.stats();
    expect(stats.oldestAgeSeconds).toBeGreaterThan(1);
    expect(stats.rows).toBe(await outboxRows());
    // Pokes do not cut its back-off short: 100 × 2ⁿ, jittered down to a half at most, and never over five seconds.
    for (const [n, at] of tries.slice(1).entries())
      expect(at - tries[n]!).toBeGreaterThan(Math.min(2_500, 50 * 2 ** n) - 5);
    expect(stats.publishErrors).toBeGreaterThan(0);
    expect(heard).toEqual([]);
    down = false;
    await eventually(async () => expect(await outboxRows()).toBe(0));
    await eventually(() => expectWhole(heard, versions));
  });

  it('goes on at its pace beside a session that idles in a transaction (check 52, short)', async () => {
    startRelay();
    const heard = await listen();
    const idle = new pg.Client({ connectionString: service.urls.owner });
    await idle.connect();
    await idle.query('begin isolation level repeatable read');
    await idle.query('select 1 from pg_class');
    const until = performance.now() + 4_000;
    for (let n = 0; performance.now() < until; n++) {
      await change(service, n % 3);
      await eventually(() => heard.length > n, { everyMs: 1 });
    }
    await idle.query('rollback');
    await idle.end();
  });

  it('is told by other processes, which do not lead, without a poll', async () => {
    const leader = startRelay('leader', neverPolls);
    await eventually(async () => expect((await leader.stats()).leads).toHaveLength(8));
    const follower = startRelay('follower');
    await eventually(async () => expect((await follower.stats()).leads).toHaveLength(0));
    const heard = await listen();
    for (const n of range(5)) {
      await pause(settlesMs);
      await service.admin.query(
        `insert into outbox (shard, topic, partition_key, agg_version, tenant_id, event_type, schema_version, payload) values ($1, $2, $3, 1, $4, 'campaign.paused', 1, '{}')`,
        [shardOf(thing(n)), topic, thing(n), tenantA],
      );
      follower.poke();
      await eventually(() => heard.length > n, { everyMs: 2 });
    }
  });

  it('relays rows that a service writes in its own SQL, when it says so', async () => {
    const relay = startRelay('relay', neverPolls);
    await eventually(async () => expect((await relay.stats()).leads).toHaveLength(8));
    const heard = await listen();
    for (const n of range(3)) {
      await pause(settlesMs);
      await service.admin.query(
        `insert into outbox (shard, topic, partition_key, agg_version, tenant_id, event_type, schema_version, payload) values ($1, $2, $3, 1, $4, 'campaign.paused', 1, $5)`,
        [shardOf(thing(n)), topic, thing(n), tenantA, { campaignId: thing(n) }],
      );
      wakeRelay(service.admin);
      await eventually(() => heard.length > n, { everyMs: 2 });
    }
    expect(heard[0]!.eventId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('sends what is there before it stops, and leaves the shards to others at once', async () => {
    const stopping = startRelay('stopping');
    await eventually(async () => expect((await stopping.stats()).leads).toHaveLength(8));
    const heard = await listen();
    await Promise.all(range(300).map((n) => change(service, n)));
    await stopping.stop();
    expect(await outboxRows()).toBe(0);
    const next = startRelay('next');
    await eventually(async () => expect((await next.stats()).leads).toHaveLength(8));
    await eventually(() => heard.length === 300);
  });

  it('stops while the bus is down', async () => {
    const relay = startRelay('relay', { bus: { publish: () => Promise.reject(new Error('down')) } });
    await change(service, 1);
    await eventually(() => errors.length > 0);
    await relay.stop();
    expect(await outboxRows()).toBe(1);
  });

  it('waits for a database that is not there yet', async () => {
    const gone = new URL(service.urls.system);
    gone.port = '1';
    const relay = new Relay({ url: gone.toString(), bus: new HandBus(), onError: (error) => errors.push(error) });
    await eventually(() => errors.length >= 2);
    await expect(relay.stats()).rejects.toThrow('no connection');
    await relay.stop();
  });

  it('brings twenty pages of 256 kB and a hundred small events a second with little delay', async () => {
    const person = (n: number): FrozenPerson => ({
      ordinal: n,
      contactId: thing(n),
      address: '+61412345678',
      country: 'AU',
      text: 'Hi Ava, two for one on Friday. '.repeat(5),
      units: 1,
      name: 'Ava Thompson',
      variant: null,
    });
    const pages: number[] = [];
    const waits: number[] = [];
    const sentAt = new Map<bigint, number>();
    const consuming = await consume({
      bus,
      db: service.db,
      group: 'g',
      handlers: [
        on(recipientsPage, async (event) => void pages.push(event.payload.people.length)),
        on(campaignPaused, async (event) => void waits.push(performance.now() - sentAt.get(event.aggregateVersion)!)),
      ],
    });
    startRelay();
    await pause(300);
    const began = performance.now();
    const small = (async () => {
      for (const n of range(100)) {
        await service.db.tenant(tenantA, (tx) =>
          publish(
            tx,
            campaignPaused,
            { campaignId: thing(1), tenantId: tenantA, campaignVersion: n },
            { aggregateVersion: BigInt(n) },
          ),
        );
        sentAt.set(BigInt(n), performance.now());
        await pause(10);
      }
    })();
    for (const page of range(20)) {
      await service.db.tenant(tenantA, (tx) =>
        publish(
          tx,
          recipientsPage,
          { campaignId: thing(1), tenantId: tenantA, page: page + 1, zone: null, people: range(1_000).map(person) },
          { aggregateVersion: BigInt(page) },
        ),
      );
    }
    const writtenIn = performance.now() - began;
    await eventually(() => pages.length === 20);
    const pagesAfter = performance.now() - began - writtenIn;
    await small;
    await eventually(() => waits.length === 100);
    waits.sort((a, b) => a - b);
    console.info(
      `20 pages written in ${writtenIn.toFixed(0)} ms, handled ${pagesAfter.toFixed(0)} ms later; small events meanwhile: median ${waits[50]!.toFixed(0)} ms, slowest ${waits[99]!.toFixed(0)} ms`,
    );
    await consuming.stop();
  });

  it('brings thousands of small events from commit to handled, each once, and a backlog of as many', async () => {
    let handled = 0;
    const consuming = await consume({
      bus,
      db: service.db,
      group: 'g',
      handlers: [
        on(campaignPaused, async (event, tx) => {
          await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [
            event.tenantId,
            event.id,
            event.key,
            event.aggregateVersion,
          ]);
          handled++;
        }),
      ],
    });
    const relay = startRelay();
    await eventually(async () => expect((await relay.stats()).leads).toHaveLength(8));
    const payload = (n: number) => ({ campaignId: thing(n), tenantId: tenantA, campaignVersion: 1 });
    const began = performance.now();
    await Promise.all(
      range(10).map(async (writer) => {
        for (const n of range(manyEvents / 10))
          await service.db.tenant(tenantA, (tx) =>
            publish(tx, campaignPaused, payload((writer * manyEvents) / 10 + n), { aggregateVersion: 1n }),
          );
      }),
    );
    const writtenIn = performance.now() - began;
    await eventually(() => handled === manyEvents, { timeoutMs: 20_000, everyMs: 2 });
    const total = performance.now() - began;
    console.info(
      `${manyEvents} events, a transaction each: written in ${writtenIn.toFixed(0)} ms, all handled ${(total - writtenIn).toFixed(0)} ms later; ${((manyEvents * 1_000) / total).toFixed(0)}/s in all`,
    );

    await relay.stop();
    await service.db.tenant(tenantA, (tx) =>
      publishMany(
        tx,
        range(manyEvents).map((n) => outgoing(campaignPaused, payload(n), { aggregateVersion: 2n })),
      ),
    );
    const drainBegan = performance.now();
    startRelay();
    await eventually(() => handled === 2 * manyEvents, { timeoutMs: 20_000, everyMs: 2 });
    const drained = performance.now() - drainBegan;
    console.info(
      `a backlog of ${manyEvents}: relayed and handled in ${drained.toFixed(0)} ms, ${((manyEvents * 1_000) / drained).toFixed(0)}/s`,
    );
    // The last of them are counted before their commit.
    await eventually(async () => expect(await service.effects()).toHaveLength(2 * manyEvents));
    await consuming.stop();
    expect(consuming.stats()).toMatchObject({ handled: 2 * manyEvents });
  });
});
