import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import type { Tx } from '@bellbird/database';
import { EmbeddedBus, type Delivered } from '@bellbird/event-bus';
import { campaignPaused, defineEvent, type EventDefinition } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { publish } from '../publish.js';
import { Relay } from '../relay/relay.js';
import {
  HandBus,
  tenantA,
  tenantB,
  testBusDatabase,
  testService,
  thing,
  type TestService,
} from '../testing/test-service.js';
import { consume, type Consuming } from './consume.js';
import { on, type ConsumedEvent, type EventHandler } from './event-handler.js';
import { parkedCount, replayParked } from './replay-parked.js';
import { keptCount } from './take-up-kept.js';

const group = 'campaigns';
const { topic } = campaignPaused;
const common = { campaignId: v.string(), tenantId: v.string() };
const example = { campaignId: thing(1), tenantId: tenantA };

/** A type that only the new release knows. */
const campaignEngaged = defineEvent({
  type: 'campaign.engaged',
  topic,
  version: 1,
  key: 'campaignId',
  schema: v.object(common),
  example,
});
/** The new release understands two versions of a known type, and still says the first. */
const pausedOfBoth = defineEvent({
  ...campaignPaused,
  version: 2,
  publishes: { version: 1, schema: campaignPaused.schema },
  schema: v.union([v.object({ ...common, pausedAt: v.number() }), campaignPaused.schema]),
  example: { ...example, pausedAt: 1 },
});
/** The release after it says the second. */
const { publishes: _, ...pausedOfNext } = pausedOfBoth;

describe('two releases side by side', () => {
  let service: TestService;
  let faults: Map<string, (tx: Tx) => unknown>;
  let running: Consuming[];

  const leaveEffect = async (event: ConsumedEvent, tx: Tx): Promise<void> => {
    await faults.get(`${event.key}/${event.aggregateVersion}`)?.(tx);
    await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [
      event.tenantId,
      event.id,
      event.key,
      event.aggregateVersion,
    ]);
  };
  const oldHandlers = [on(campaignPaused, leaveEffect)];
  const newHandlers = [on(pausedOfBoth, leaveEffect), on(campaignEngaged, leaveEffect)];
  const start = async (
    bus: HandBus | EmbeddedBus,
    handlers: readonly EventHandler[],
    lookMs = 600_000,
  ): Promise<Consuming> => {
    const consuming = await consume({ bus, db: service.db, group, handlers, lookMs });
    running.push(consuming);
    return consuming;
  };
  const effects = (...versions: number[]): string[] => versions.map((version) => `${thing(1)}/${version}`);
  const aside = async (): Promise<{ kept: number; parked: number }> => ({
    kept: await keptCount(service.db, group),
    parked: await parkedCount(service.db, group),
  });

  beforeEach(async () => {
    service = await testService();
    faults = new Map();
    running = [];
  });
  afterEach(async () => {
    for (const each of running) await each.stop();
    await service.close();
  });

  describe('on one bus', () => {
    let busDatabase: Awaited<ReturnType<typeof testBusDatabase>>;
    let bus: EmbeddedBus;
    let relay: Relay;

    beforeEach(async () => {
      busDatabase = await testBusDatabase();
      bus = await EmbeddedBus.open(busDatabase.url);
      await bus.ensureTopics([topic]);
      relay = new Relay({ url: service.urls.system, bus });
    });
    afterEach(async () => {
      await relay.stop();
      for (const each of running.splice(0)) await each.stop();
      await bus.close();
      await busDatabase.drop();
    });

    const say = <E extends EventDefinition>(definition: E, nth: number, payload: Record<string, unknown>) =>
      service.db.tenant(tenantA, (tx) =>
        publish(tx, definition, { ...example, ...payload } as never, { aggregateVersion: BigInt(nth) }),
      );
    const heardAll = (): Promise<unknown> =>
      eventually(
        async () => {
          const outbox = await service.admin.query('select from outbox');
          const lag = await bus.lag(group);
          expect([outbox.rowCount, lag.reduce((sum, { rows }) => sum + rows, 0)]).toEqual([0, 0]);
        },
        { timeoutMs: 15_000 },
      );

    it('an old reader handles what it can read of a new writer, keeps the rest for the new one, and holds no line', async () => {
      const old = await start(bus, oldHandlers);
      await say(campaignPaused, 1, { campaignVersion: 1 });
      await say(campaignEngaged, 2, {});
      const more = defineEvent({
        ...campaignPaused,
        version: 2,
        schema: v.object({ ...campaignPaused.schema.entries, why: v.string() }),
        example: { ...example, campaignVersion: 1, why: 'said so' },
      });
      await say(more, 3, { campaignVersion: 3, why: 'said so' });
      await say(pausedOfNext, 4, { pausedAt: 4 });
      await say(campaignEngaged, 5, {});
      await say(campaignPaused, 6, { campaignVersion: 6 });
      await heardAll();
      expect(await service.effects()).toEqual(effects(1, 3, 6));
      expect(await aside()).toEqual({ kept: 3, parked: 0 });
      expect(old.stats()).toEqual({ handled: 3, duplicates: 0, parked: 0, kept: 3 });

      await start(bus, oldHandlers); // another old one takes nothing up
      expect(await aside()).toEqual({ kept: 3, parked: 0 });
      const fresh = await start(bus, newHandlers);
      expect(fresh.stats()).toMatchObject({ handled: 3, kept: 0 });
      expect(await service.effects()).toEqual(effects(1, 3, 6, 2, 4, 5));
      expect(await aside()).toEqual({ kept: 0, parked: 0 });
    }, 40_000);

    it('a new reader handles all of an old writer, and an old reader all that the new one says yet', async () => {
      await start(bus, newHandlers);
      await say(campaignPaused, 1, { campaignVersion: 1 });
      await heardAll();
      await running.pop()!.stop();
      const old = await start(bus, oldHandlers);
      await say(pausedOfBoth, 2, { campaignVersion: 2 });
      await heardAll();
      expect(await service.effects()).toEqual(effects(1, 2));
      expect(old.stats()).toEqual({ handled: 1, duplicates: 0, parked: 0, kept: 0 });
    }, 40_000);
  });

  describe('slice by slice', () => {
    let oldPod: HandBus;
    let newPod: HandBus;
    const event = (version: number, type: string, over: Partial<Delivered> = {}): Delivered => ({
      topic,
      key: thing(1),
      eventId: thing(version, 'e'),
      type,
      schemaVersion: 1,
      tenantId: over.tenantId ?? tenantA,
      aggregateVersion: BigInt(version),
      occurredAt: new Date(),
      trace: null,
      value: JSON.stringify({ campaignId: thing(1), tenantId: over.tenantId ?? tenantA, campaignVersion: version }),
      partition: 0,
      offset: BigInt(version),
      ...over,
    });
    const paused = (version: number, over?: Partial<Delivered>): Delivered => event(version, 'campaign.paused', over);
    const engaged = (version: number, over?: Partial<Delivered>): Delivered => event(version, 'campaign.engaged', over);

    beforeEach(async () => {
      [oldPod, newPod] = [new HandBus(), new HandBus()];
      await start(oldPod, oldHandlers);
    });

    it('takes up what an old pod kept after its start before what follows of that line', async () => {
      const consuming = await start(newPod, newHandlers);
      await oldPod.deliver([paused(1), engaged(2), paused(3), engaged(4), engaged(9, { key: thing(9) })]);
      await newPod.deliver([engaged(5), paused(6)]);
      expect(await service.effects()).toEqual(effects(1, 3, 2, 4, 5, 6));
      expect(consuming.stats()).toEqual({ handled: 4, duplicates: 0, parked: 0, kept: 0 });
      expect(await aside()).toEqual({ kept: 1, parked: 0 });
    });

    it('takes up what an old pod kept after its start though nothing follows', async () => {
      await start(newPod, newHandlers, 20);
      await oldPod.deliver([engaged(1, { tenantId: tenantB }), engaged(2)]);
      await eventually(async () => expect(await service.effects()).toEqual(effects(1, 2)));
      const { rows } = await service.admin.query('select tenant_id from effect order by nth');
      expect(rows).toEqual([{ tenant_id: tenantB }, { tenant_id: tenantA }]);
    });

    it('handles a kept event once, though it comes again and several take it up', async () => {
      const slice = [engaged(1), paused(2), engaged(3)];
      await oldPod.deliver(slice);
      await oldPod.deliver(slice);
      await Promise.all([
        start(newPod, newHandlers),
        start(new HandBus(), newHandlers),
        start(new HandBus(), newHandlers),
      ]);
      await newPod.deliver(slice);
      await oldPod.deliver(slice);
      expect(await service.effects()).toEqual(effects(2, 1, 3));
      expect(await aside()).toEqual({ kept: 0, parked: 0 });
    });

    it('handles a kept event once that reaches the new pod before the old one has kept it', async () => {
      await start(newPod, newHandlers);
      await newPod.deliver([engaged(1)]);
      await oldPod.deliver([engaged(1)]); // was in hand when it lost its partition
      expect(await aside()).toEqual({ kept: 1, parked: 0 });
      await newPod.deliver([paused(2)]);
      expect(await service.effects()).toEqual(effects(1, 2));
      expect(await aside()).toEqual({ kept: 0, parked: 0 });
    });

    it('parks a kept one that fails for good, and from then on its line waits, what was kept too; the replay keeps the order', async () => {
      await oldPod.deliver([engaged(1), paused(2), engaged(3)]);
      faults.set(effects(1)[0]!, () => {
        throw new TypeError('cannot read properties of undefined');
      });
      await start(newPod, newHandlers);
      await newPod.deliver([paused(4), paused(5, { key: thing(5) })]);
      expect(await aside()).toEqual({ kept: 0, parked: 3 });
      expect(await service.effects()).toEqual([...effects(2), `${thing(5)}/5`]);
      faults.clear();
      expect(await replayParked({ db: service.db, group, handlers: newHandlers })).toEqual({
        replayed: 3,
        stillParked: 0,
      });
      expect((await service.effects()).slice(2)).toEqual(effects(1, 3, 4));
      await newPod.deliver([engaged(1), engaged(3), paused(4)]);
      expect(await service.effects()).toHaveLength(5);
    });

    it('parks a kept one behind what was parked before it, and one that is malformed now that its type is known', async () => {
      faults.set(effects(1)[0]!, () => {
        throw new Error('for good');
      });
      await oldPod.deliver([paused(1), engaged(2), engaged(7, { key: thing(7), value: '{' })]);
      expect(await aside()).toEqual({ kept: 2, parked: 1 });
      await start(newPod, newHandlers);
      expect(await aside()).toEqual({ kept: 0, parked: 3 });
      const { rows } = await service.admin.query('select error from parked_event order by koffset');
      expect(rows.slice(1)).toEqual([
        { error: 'Waits for an earlier event of its key.' },
        { error: 'campaign.engaged is not JSON.' },
      ]);
      faults.clear();
      await replayParked({ db: service.db, group, handlers: newHandlers });
      expect(await service.effects()).toEqual(effects(1, 2));
    });

    it('leaves a kept one where it is for an error of the moment, and takes it up at the next look', async () => {
      await oldPod.deliver([engaged(1)]);
      let times = 0;
      faults.set(effects(1)[0]!, (tx) => {
        if (times++ < 2) return tx.query(`do $$ begin raise exception 'injected' using errcode = '40001'; end $$`);
      });
      await start(newPod, newHandlers, 20);
      await eventually(async () => expect(await service.effects()).toEqual(effects(1)));
      expect(times).toBe(3);
      expect(await aside()).toEqual({ kept: 0, parked: 0 });
    });

    it('lets go of a kept one whose type is known by now and is none of this service', async () => {
      await oldPod.deliver([engaged(1)]);
      await service.admin.query(
        `update parked_event set event_type = 'campaign.resumed', raw = convert_to(replace(convert_from(raw, 'UTF8'), 'campaign.engaged', 'campaign.resumed'), 'UTF8')`,
      );
      await start(newPod, newHandlers);
      expect(await aside()).toEqual({ kept: 0, parked: 0 });
      expect(await service.effects()).toEqual([]);
    });
  });
});
