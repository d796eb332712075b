import { randomBytes } from 'node:crypto';
import { fnv1a, KafkaBus } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { eventually, spawnService, type Service } from '@bellbird/testing';
import { consume, type Consuming } from '../../consume/consume.js';
import { parkedCount } from '../../consume/replay-parked.js';
import { outgoing, publishMany } from '../../publish.js';
import { Relay } from '../../relay/relay.js';
import { tenantA, testService, thing, type TestService } from '../test-service.js';
import { leaveEffects, type Faults } from './effect-handler.js';
import { makeTopicForLargeMessages } from './large-messages.js';
import type { PodOrders } from './test-pod.js';

export interface WayOptions {
  /** host:port */
  brokers: string;
  /** Of the topic; default 8. */
  partitions?: number;
  /** Default: the bus's own. */
  sessionMs?: number;
  /** The longest pause after a failed slice; default half a second. */
  mostPauseMs?: number;
  /** The topic was made by an operator who lets in more than Bellbird writes. */
  largeMessages?: boolean;
}

/** What is to be seen of all changes at the end. Whole: nothing lost, twice, out of turn, parked or left. */
export interface Figures {
  events: number;
  lost: number;
  twice: number;
  /** Effects that are not as many-th of their key as their version says. */
  outOfTurn: number;
  parked: number;
  /** In the outbox. */
  left: number;
}

/** One consumer that may come and go: a process of its own, as far as the group can see. */
export interface Member {
  consuming: Consuming;
  leave(): Promise<void>;
}

export const whole = (events: number): Figures => ({ events, lost: 0, twice: 0, outOfTurn: 0, parked: 0, left: 0 });

/** For the tests of faults: the whole way of an event over a real broker, from a commit by the write rule to its effect. */
export class EventWay {
  readonly group = 'campaigns';
  readonly faults: Faults = new Map();
  readonly handlers = [leaveEffects(this.faults)];
  readonly topic = campaignPaused.topic;
  readonly partitions: number;
  private readonly closers: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly service: TestService,
    readonly bus: KafkaBus,
    readonly prefix: string,
    private readonly options: WayOptions,
  ) {
    this.partitions = options.partitions ?? 8;
  }

  static async open(options: WayOptions): Promise<EventWay> {
    const prefix = `${randomBytes(4).toString('hex')}.`;
    const [service, bus] = await Promise.all([testService(), openBusOf(options, prefix)]);
    if (options.largeMessages)
      await makeTopicForLargeMessages(options.brokers, `${prefix}${campaignPaused.topic}`, options.partitions ?? 8);
    await bus.ensureTopics([campaignPaused.topic]);
    return new EventWay(service, bus, prefix, options);
  }

  /** Ends what was started, last started first. */
  async close(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close();
    await this.bus.close();
    await this.service.close();
  }

  startRelay(bus: Pick<KafkaBus, 'publish'> = this.bus, applicationName = 'relay'): Relay {
    const relay = new Relay({ url: this.service.urls.system, bus: bus as KafkaBus, applicationName });
    this.closers.push(() => relay.stop());
    return relay;
  }

  /** A consumer on the bus of this way. */
  async startConsumer(): Promise<Consuming> {
    const consuming = await consume({ bus: this.bus, db: this.service.db, group: this.group, handlers: this.handlers });
    this.closers.push(() => consuming.stop());
    return consuming;
  }

  /** A consumer with a bus of its own. */
  async join(): Promise<Member> {
    const bus = await openBusOf(this.options, this.prefix);
    this.closers.push(() => bus.close());
    const consuming = await consume({ bus, db: this.service.db, group: this.group, handlers: this.handlers });
    return { consuming, leave: async () => void (await consuming.stop(), await bus.close()) };
  }

  /** A process of the service that does this one work. */
  async startPod(orders: Pick<PodOrders, 'name' | 'work' | 'restMs' | 'hungMs'>): Promise<Service> {
    const {
      service,
      prefix,
      partitions,
      group,
      options: { brokers, sessionMs },
    } = this;
    const told: PodOrders = {
      ...orders,
      urls: service.urls,
      brokers,
      prefix,
      partitions,
      group,
      ...(sessionMs !== undefined && { sessionMs }),
    };
    const pod = await spawnService({
      entry: new URL('test-pod.ts', import.meta.url),
      env: { POD: JSON.stringify(told) },
      ready: /^at work/,
      timeoutMs: 60_000,
    });
    this.closers.push(() => pod.kill('SIGKILL'));
    return pod;
  }

  /** Changes each of these things once, in one transaction, and says so. */
  async change(...things: number[]): Promise<void> {
    const ids = things.map((n) => thing(n)).sort();
    await this.service.db.tenant(tenantA, async (tx) => {
      const rows = await tx.query<{ id: string; version: bigint }>(
        `insert into aggregate select id, $2, 1 from unnest($1::text[]) with ordinality as t(id, nth) order by nth
         on conflict (id) do update set version = aggregate.version + 1 returning id, version`,
        [ids, tenantA],
      );
      await publishMany(
        tx,
        rows.map(({ id, version }) =>
          outgoing(
            campaignPaused,
            { campaignId: id, tenantId: tenantA, campaignVersion: 1 },
            { aggregateVersion: version },
          ),
        ),
      );
    });
  }

  partitionOf(key: string): number {
    return fnv1a(key) % this.partitions;
  }

  async effectsOf(n: number): Promise<number[]> {
    const { rows } = await this.service.admin.query<{ version: bigint }>(
      'select version from effect where key = $1 order by nth',
      [thing(n)],
    );
    return rows.map(({ version }) => Number(version));
  }

  async outboxRows(): Promise<number> {
    return (await this.service.admin.query<{ n: number }>('select count(*)::int as n from outbox')).rows[0]!.n;
  }

  async effects(): Promise<number> {
    return (await this.service.admin.query<{ n: number }>('select count(*)::int as n from effect')).rows[0]!.n;
  }

  /** Until the outbox is empty and the group has handled all that is on the bus. */
  async settled(timeoutMs = 30_000): Promise<void> {
    await eventually(async () => (await this.outboxRows()) === 0, { timeoutMs, everyMs: 100 });
    await eventually(
      async () => {
        const lag = await this.bus.lag(this.group);
        return lag.length > 0 && lag.every(({ rows }) => rows === 0);
      },
      { timeoutMs, everyMs: 100 },
    );
  }

  async figures(): Promise<Figures> {
    const { rows } = await this.service.admin.query<Omit<Figures, 'parked'>>(`
      select (select coalesce(sum(version), 0) from aggregate)::int as events,
             (select count(*) from aggregate a cross join generate_series(1, a.version) v
               where not exists (select from effect e where e.key = a.id and e.version = v))::int as lost,
             (select count(*) - count(distinct (key, version)) from effect)::int as twice,
             (select count(*) from (select version, row_number() over (partition by key order by nth) as nth from effect) e where version <> nth)::int as "outOfTurn",
             (select count(*) from outbox)::int as left`);
    return { ...rows[0]!, parked: await parkedCount(this.service.db) };
  }
}

function openBusOf(
  { brokers, partitions = 8, sessionMs, mostPauseMs = 500 }: WayOptions,
  prefix: string,
): Promise<KafkaBus> {
  return KafkaBus.open({
    brokers: [brokers],
    prefix,
    partitions,
    mostPauseMs,
    ...(sessionMs !== undefined && { sessionMs }),
  });
}
