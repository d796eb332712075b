import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { context, trace } from '@opentelemetry/api';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tx } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { campaignPaused, campaignResumed } from '@bellbird/events';
import { eventually, seeded } from '@bellbird/testing';
import { outgoing, publish, publishMany } from '../publish.js';
import { HandBus, tenantA, tenantB, testService, thing, type TestService } from '../testing/test-service.js';
import { consume, keepInbox, type Consuming } from './consume.js';
import { on, onMany, type ConsumedEvent } from './event-handler.js';
import { dropParked, parkedCount, replayParked } from './replay-parked.js';

const group = 'campaigns';
/** Longer than what an ordered index of Postgres takes, and nothing that it could compress. */
const longKey = (): string => randomBytes(6_000).toString('base64');
const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** A `campaign.paused` as it lies on the bus; its key is campaign `n`, its event id that of (campaign, version). */
function paused(n: number, version: number, over: Partial<Delivered> = {}): Delivered {
  const campaignId = thing(n);
  const tenantId = over.tenantId ?? tenantA;
  return {
    topic: campaignPaused.topic,
    key: campaignId,
    eventId: thing(n * 100_000 + version, 'e'),
    type: campaignPaused.type,
    schemaVersion: 1,
    tenantId,
    aggregateVersion: BigInt(version),
    occurredAt: new Date(),
    trace: null,
    value: JSON.stringify({ campaignId, tenantId, campaignVersion: version }),
    partition: n % 8,
    offset: BigInt(n * 100_000 + version),
    ...over,
  };
}

describe('consume', () => {
  let service: TestService;
  let bus: HandBus;
  let consuming: Consuming;
  /** What goes wrong with a key, until it is taken out. */
  let faults: Map<string, (tx: Tx) => Promise<unknown>>;
  const raise = (code: string) => (tx: Tx) =>
    tx.query(`do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`);

  const record = async (event: ConsumedEvent, tx: Tx, unbalanced = false): Promise<void> => {
    await tx.execute('insert into effect (tenant_id, event_id, key, version, unbalanced) values ($1, $2, $3, $4, $5)', [
      event.tenantId,
      event.id,
      event.key,
      event.aggregateVersion,
      unbalanced,
    ]);
  };
  const handlers = [
    on(campaignPaused, async (event, tx) => {
      await record(event, tx);
      await faults.get(event.key)?.(tx);
      await publish(
        tx,
        campaignResumed,
        { ...event.payload, notLaterThan: null },
        { aggregateVersion: event.aggregateVersion + 1n },
      );
    }),
  ];
  const scalar = async <T>(sql: string): Promise<T> =>
    (await service.admin.query(`select (${sql}) as v`)).rows[0].v as T;
  const effectOf = (...messages: Delivered[]): string[] =>
    messages.map((message) => `${message.key}/${message.aggregateVersion}`);

  beforeAll(() => new NodeTracerProvider().register());
  beforeEach(async () => {
    service = await testService();
    bus = new HandBus();
    faults = new Map();
    consuming = await consume({ bus, db: service.db, group, handlers });
  });
  afterEach(async () => {
    await consuming.stop();
    await service.close();
  });

  it('handles each event in the scope of its tenant, one tenant after the other, with what it carries', async () => {
    const seen: ConsumedEvent<typeof campaignPaused>[] = [];
    const visible: number[] = [];
    await consume({
      bus,
      db: service.db,
      group: 'other',
      handlers: [
        on(campaignPaused, async (event, tx) => {
          seen.push(event);
          await record(event, tx);
          visible.push((await tx.query<{ n: number }>('select count(*)::int as n from effect'))[0]!.n);
        }),
      ],
    });
    const [one, two, three] = [paused(1, 1), paused(2, 1, { tenantId: tenantB }), paused(3, 1)];
    await bus.deliver([one, two, three]);
    // The same order of tenants in every slice: slices that lock rows of many tenants cannot wait for each other.
    expect(seen.map((event) => event.id)).toEqual([one.eventId, three.eventId, two.eventId]);
    expect(visible).toEqual([1, 2, 1]);
    expect(seen[2]).toEqual({
      id: two.eventId,
      type: 'campaign.paused',
      tenantId: tenantB,
      key: thing(2),
      aggregateVersion: 1n,
      occurredAt: two.occurredAt,
      payload: { campaignId: thing(2), tenantId: tenantB, campaignVersion: 1 },
      traceparent: null,
    });
  });

  it('gives a handler of many all of a slice, tenant by tenant, and of a list that fails each by itself', async () => {
    const lists: string[][] = [];
    const traces = [1, 2, 3, 4].map((n) => `00-${String(n).padStart(32, '0')}-${String(n).padStart(16, '0')}-01`);
    const bad = thing(3);
    await consume({
      bus,
      db: service.db,
      group: 'other',
      handlers: [
        onMany(campaignPaused, async (events, tx) => {
          lists.push(events.map(({ key }) => key));
          for (const event of events) await record(event, tx);
          if (events.some(({ key }) => key === bad)) throw new Error('This one never goes.');
          await publishMany(
            tx,
            events.map(({ payload, traceparent }) =>
              outgoing(
                campaignResumed,
                { ...payload, notLaterThan: null },
                { aggregateVersion: 2n, trace: traceparent },
              ),
            ),
          );
        }),
      ],
    });
    await consuming.stop();
    const slice = [1, 2, 3, 4].map((n) =>
      paused(n, 1, { trace: traces[n - 1]!, tenantId: n === 2 ? tenantB : tenantA }),
    );
    await bus.deliver(slice);
    expect(lists[0]).toEqual([thing(1), thing(3), thing(4)]);
    expect(lists.slice(1).every(({ length }) => length === 1)).toBe(true);
    expect((await service.effects()).sort()).toEqual(effectOf(slice[0]!, slice[1]!, slice[3]!).sort());
    expect(await parkedCount(service.db, 'other')).toBe(1);
    const { rows } = await service.admin.query<{ key: string; trace: string }>(
      'select partition_key as key, trace from outbox order by partition_key',
    );
    const traceOf = (traceparent: string | undefined): string | undefined => traceparent?.split('-')[1];
    expect(rows.map(({ key, trace: kept }) => [key, traceOf(kept)])).toEqual(
      [1, 2, 4].map((n) => [thing(n), traceOf(traces[n - 1])]),
    );
  });

  it('serves each tenant as itself, whoever is first in the slice', async () => {
    const visible: [string, number][] = [];
    await consume({
      bus,
      db: service.db,
      group: 'other',
      handlers: [
        on(campaignPaused, async (event, tx) => {
          await record(event, tx);
          const [own] = await tx.query<{ n: number; as: string }>(
            `select count(*)::int as n, current_setting('app.tenant') as as from effect`,
          );
          visible.push([own!.as, own!.n]);
        }),
      ],
    });
    await consuming.stop();
    await bus.deliver([paused(2, 1, { tenantId: tenantB }), paused(1, 1), paused(3, 1, { tenantId: tenantB })]);
    expect(visible).toEqual([
      [tenantA, 1],
      [tenantB, 1],
      [tenantB, 2],
    ]);
  });

  it('makes a handler that writes for another tenant fail, and park', async () => {
    faults.set(thing(1), (tx) =>
      tx.query('insert into effect (tenant_id, event_id, key, version) values ($1, $1, $2, 0)', [tenantB, 'foreign']),
    );
    await bus.deliver([paused(1, 1)]);
    expect(await service.effects()).toEqual([]);
    expect(await parkedCount(service.db, group)).toBe(1);
  });

  it('has each effect once, in order, and each following event once, however often slices come (check 48)', () =>
    seeded(async (seed) => {
      const perKey = range(10).map((key) => range(30).map((version) => paused(key, version)));
      const cursors = perKey.map(() => 0);
      while (cursors.some((at) => at < 30)) {
        const key = seed.pick(range(10).filter((k) => cursors[k]! < 30));
        const many = seed.int(1, 8);
        const slice = perKey[key]!.slice(Math.max(0, cursors[key]! - seed.int(0, 12)), cursors[key]! + many); // with some that were there before
        for (let times = seed.int(1, 3); times > 0; times--) await bus.deliver(slice);
        cursors[key] = Math.min(30, cursors[key]! + many);
      }
      const effects = await service.effects();
      expect(effects).toHaveLength(300);
      for (const key of range(10))
        expect(effects.filter((effect) => effect.startsWith(thing(key)))).toEqual(effectOf(...perKey[key]!));
      expect(await scalar('select count(*)::int from outbox')).toBe(300);
      expect(consuming.stats().handled).toBe(300);
      expect(consuming.stats().duplicates).toBeGreaterThan(0);
    }));

  it('has one effect when the same slice is handled by two at once (an owner that was thought dead)', async () => {
    const slice = range(20).map((n) => paused(n % 4, n));
    await Promise.all([bus.deliver(slice), bus.deliver(slice), bus.deliver(slice)]);
    expect(await service.effects()).toHaveLength(20);
    expect(consuming.stats()).toEqual({ handled: 20, duplicates: 40, parked: 0, kept: 0 });
  });

  it('handles an event once that lies twice in one slice', async () => {
    await bus.deliver([paused(1, 1), paused(1, 1, { offset: 999n }), paused(1, 2)]);
    expect(await service.effects()).toEqual(effectOf(paused(1, 1), paused(1, 2)));
  });

  it('passes over types that this service does not handle, without a row in the inbox', async () => {
    await bus.deliver([paused(1, 1, { type: 'campaign.resumed' }), paused(1, 2)]);
    expect(await service.effects()).toEqual(effectOf(paused(1, 2)));
    expect(await scalar('select count(*)::int from inbox')).toBe(1);
  });

  it('parks what nobody can read, at once, and goes on with other keys (check 49)', async () => {
    const poison: [Partial<Delivered>, RegExp][] = [
      [{ value: '{"campaignId":' }, /not JSON/],
      [{ value: '{"campaignId":1}' }, /does not fit its schema at .*campaignId/],
      [{ type: '' }, /Unknown event type/],
      [{ type: 'tele\0ported' }, /Unknown event type/],
      [{ type: 'campaign.teleported', schemaVersion: 0 }, /Unknown event type/],
      [{ type: 'campaign.teleported', schemaVersion: 100_000 }, /Unknown event type/],
      [{ type: 'campaign.teleported', key: '' }, /no key/],
      [{ type: 'campaign.teleported', tenantId: 'nonsense' }, /no tenant/],
      [{ value: JSON.stringify({ filler: 'x'.repeat(5_000_000) }) }, /larger than/],
      [{ key: '' }, /no key/],
      [{ key: null as unknown as string }, /no key/],
      [{ key: 'a\0b', value: '?' }, /not JSON/],
      [{ eventId: 'nonsense' }, /no event id/],
      [{ tenantId: 'nonsense' }, /no tenant/],
      [
        { value: JSON.stringify({ campaignId: thing(1), tenantId: tenantB, campaignVersion: 1 }) },
        /one tenant in its header and another inside/,
      ],
      [{ occurredAt: new Date(Number.NaN) }, /no time/],
      [{ eventId: '-'.repeat(36) }, /no event id/],
      [{ eventId: 'a'.repeat(36) }, /no event id/],
      [{ occurredAt: new Date('0000-01-01T00:00:00Z') }, /no time/],
      [{ occurredAt: new Date('+010000-01-01T00:00:00Z') }, /no time/],
      [{ key: longKey(), type: 'teleported' }, /Unknown event type/],
      [{ key: longKey(), value: '{' }, /not JSON/],
    ];
    const bad = poison.map(([over], n) => paused(100 + n, 1, over));
    const good = poison.map((_, n) => paused(n, 1));
    await bus.deliver(bad.flatMap((message, n) => [message, good[n]!]));
    expect(await service.effects()).toEqual(effectOf(...good));
    expect(await parkedCount(service.db)).toBe(poison.length);
    const { rows } = await service.admin.query<{ error: string }>('select error from parked_event order by koffset');
    for (const [n, [, error]] of poison.entries()) expect(rows[n]!.error).toMatch(error);
    await bus.deliver(bad);
    expect(await parkedCount(service.db)).toBe(poison.length);
  });

  it('tries a failing event five times, parks it, lets only its key wait, and replays in order after the fix (check 49)', async () => {
    faults.set(thing(1), raise('P0001'));
    faults.set(thing(2), async () => {
      throw new TypeError('cannot read properties of undefined');
    });
    const slice = [paused(1, 1), paused(3, 1), paused(2, 1), paused(1, 2), paused(3, 2)];
    await bus.deliver(slice);
    await bus.deliver([paused(1, 3), paused(3, 3), paused(2, 2)]);
    expect(await service.effects()).toEqual(effectOf(paused(3, 1), paused(3, 2), paused(3, 3)));
    expect(await parkedCount(service.db, group)).toBe(5);
    const { rows } = await service.admin.query<{ key: string; attempts: number; error: string }>(
      'select key, attempts, error from parked_event order by koffset',
    );
    expect(rows.map(({ key, attempts }) => [key, attempts])).toEqual([
      [thing(1), 5],
      [thing(1), 0],
      [thing(1), 0],
      [thing(2), 5],
      [thing(2), 0],
    ]);
    expect(rows[3]!.error).toBe('TypeError: cannot read properties of undefined');

    faults.delete(thing(1));
    expect(await replayParked({ db: service.db, group, handlers })).toEqual({ replayed: 3, stillParked: 2 });
    faults.delete(thing(2));
    expect(await replayParked({ db: service.db, group, handlers, filter: { key: thing(9) } })).toEqual({
      replayed: 0,
      stillParked: 0,
    });
    expect(await replayParked({ db: service.db, group, handlers, filter: { key: thing(2) } })).toEqual({
      replayed: 2,
      stillParked: 0,
    });
    expect((await service.effects()).slice(3)).toEqual(
      effectOf(paused(1, 1), paused(1, 2), paused(1, 3), paused(2, 1), paused(2, 2)),
    );

    await bus.deliver(slice); // heard again: nothing happens twice
    await bus.deliver([paused(1, 4)]);
    expect((await service.effects()).slice(8)).toEqual(effectOf(paused(1, 4)));
    expect(await scalar('select count(*)::int from parked_event where raw is not null')).toBe(0);
  });

  it('handles an event once that could not be read when it came, is replayed after the upgrade and comes again', async () => {
    await bus.deliver([paused(1, 1, { type: 'teleported' })]);
    await service.admin.query(
      `update parked_event set raw = convert_to(replace(convert_from(raw, 'UTF8'), 'teleported', 'campaign.paused'), 'UTF8')`,
    ); // as if it could be read by now
    await replayParked({ db: service.db, group, handlers });
    await bus.deliver([paused(1, 1)]);
    expect(await service.effects()).toEqual(effectOf(paused(1, 1)));
  });

  it('lets what follows wait behind a very long key, too, and replays by it', async () => {
    const key = longKey();
    const follows = paused(1, 2, { key });
    await bus.deliver([paused(1, 1, { key, type: 'tele\0ported' })]);
    await bus.deliver([follows, paused(2, 1)]);
    expect(await service.effects()).toEqual(effectOf(paused(2, 1)));
    const replay = () => replayParked({ db: service.db, group, handlers, filter: { key } });
    expect(await replay()).toEqual({ replayed: 0, stillParked: 2 });
    await dropParked(service.db, group, paused(1, 1));
    expect(await replay()).toEqual({ replayed: 1, stillParked: 0 });
    expect(await service.effects()).toEqual(effectOf(paused(2, 1), follows));
  });

  it('keeps the order when a replay ends while more of its key arrives', async () => {
    faults.set(thing(1), raise('P0001'));
    await bus.deliver([paused(1, 0)]);
    faults.delete(thing(1));
    const arriving = (async () => {
      for (const version of range(40).slice(1)) await bus.deliver([paused(1, version)]);
    })();
    while ((await replayParked({ db: service.db, group, handlers })).stillParked > 0);
    await arriving;
    while ((await replayParked({ db: service.db, group, handlers })).stillParked > 0);
    expect(await service.effects()).toEqual(effectOf(...range(40).map((version) => paused(1, version))));
  });

  it('leaves no event behind that is just being parked when a replay runs', async () => {
    faults.set(thing(1), raise('P0001'));
    await bus.deliver([paused(1, 0)]);
    faults.delete(thing(1));
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let reached = false;
    faults.set(thing(2), () => {
      reached = true;
      return held;
    });
    const arriving = bus.deliver([paused(1, 1), paused(2, 1)]); // has seen that (1, 0) is parked, and has not committed
    await eventually(() => reached);
    const replaying = replayParked({ db: service.db, group, handlers });
    await Promise.race([replaying, pause(300)]);
    goOn();
    await arriving;
    expect(await replaying).toEqual({ replayed: 2, stillParked: 0 });
    expect(await parkedCount(service.db)).toBe(0);
    expect((await service.effects()).filter((effect) => effect.startsWith(thing(1)))).toEqual(
      effectOf(paused(1, 0), paused(1, 1)),
    );
  });

  it('gives up a parked event on order, and its key goes on', async () => {
    const bad = paused(1, 1, { value: '?' });
    await bus.deliver([bad, paused(1, 2)]);
    expect(await dropParked(service.db, group, bad)).toBe(true);
    expect(await dropParked(service.db, group, bad)).toBe(false);
    expect(await replayParked({ db: service.db, group, handlers })).toEqual({ replayed: 1, stillParked: 0 });
    expect(await service.effects()).toEqual(effectOf(paused(1, 2)));
  });

  it('finds the culprit when only the COMMIT fails', async () => {
    faults.set(thing(2), (tx) =>
      tx.execute('insert into effect (tenant_id, event_id, key, version, unbalanced) values ($1, $1, $2, 0, true)', [
        tenantA,
        'unbalanced',
      ]),
    );
    await bus.deliver([paused(1, 1), paused(2, 1), paused(3, 1)]);
    expect(await service.effects()).toEqual(effectOf(paused(1, 1), paused(3, 1)));
    expect(await parkedCount(service.db)).toBe(1);
  });

  it('handles a failing event after all when its error passes within the five tries', async () => {
    let failures = 2;
    faults.set(thing(1), async (tx) => {
      if (failures-- > 0) await raise('P0001')(tx);
    });
    await bus.deliver([paused(1, 1), paused(1, 2), paused(2, 1)]);
    expect((await service.effects()).filter((effect) => effect.startsWith(thing(1)))).toEqual(
      effectOf(paused(1, 1), paused(1, 2)),
    );
    expect(await parkedCount(service.db)).toBe(0);
  });

  it.each(['40001', '40P01', '57P01', '57014', '08006', '53100', '55P03'])(
    'never parks for an error of the moment (%s): the slice comes again, whole and in order (check 50)',
    async (code) => {
      faults.set(thing(2), raise(code));
      const slice = [paused(1, 1), paused(2, 1), paused(2, 2)];
      for (let times = 0; times < 7; times++) await expect(bus.deliver(slice)).rejects.toThrow('injected');
      expect(await service.effects()).toEqual([]);
      faults.clear();
      await bus.deliver(slice);
      expect(await service.effects()).toEqual(effectOf(...slice));
      expect(await parkedCount(service.db)).toBe(0);
    },
  );

  it('survives that its connection is cut in the middle of a slice', async () => {
    faults.set(thing(2), (tx) =>
      service.admin
        .query('select pg_terminate_backend($1)', [(tx.client as unknown as { processID: number }).processID])
        .then(() => tx.query('select 1')),
    );
    const slice = [paused(1, 1), paused(2, 1)];
    await expect(bus.deliver(slice)).rejects.toThrow();
    faults.clear();
    await bus.deliver(slice);
    expect(await service.effects()).toEqual(effectOf(...slice));
  });

  it('runs the handler in the trace of the publisher', async () => {
    let seen: string | undefined;
    faults.set(thing(1), async () => void (seen = trace.getSpanContext(context.active())?.traceId));
    await bus.deliver([paused(1, 1, { trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' })]);
    expect(seen).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  it('makes the days of its inbox ahead, keeps strays, and forgets what no topic can bring again', async () => {
    const days = await service.admin.query<{ day: string }>(
      `select relname as day from pg_class where relname ~ '^inbox_[0-9]{8}$' order by 1`,
    );
    expect(days.rows).toHaveLength(14);
    const old = new Date(Date.now() - 40 * 86_400_000);
    await bus.deliver([paused(1, 1, { occurredAt: old }), paused(1, 2)]);
    await bus.deliver([paused(1, 1, { occurredAt: old })]);
    expect(await service.effects()).toHaveLength(2);
    expect(await scalar('select count(*)::int from inbox_outside')).toBe(1);
    await keepInbox(service.db, 60);
    expect(await scalar('select count(*)::int from inbox_outside')).toBe(0);
    expect(await scalar('select count(*)::int from inbox')).toBe(2);
    await keepInbox(service.db, 30);
    expect(await scalar('select count(*)::int from inbox')).toBe(1);
    await keepInbox(service.db);
    expect(await scalar(`select count(*)::int from pg_class where relname ~ '^inbox_[0-9]{8}$'`)).toBe(14);
  });
});
