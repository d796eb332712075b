import pg from 'pg';
import { SilenceWatch } from '@bellbird/database';
import type { BusMessage, EventBus, Lag, SliceHandler, Subscription } from '../event-bus.js';
import { busRetentionDays } from '../retention.js';
import { appendMessages, type PartitionRef } from './append-messages.js';
import { busSchema } from './bus-schema.js';
import { ControlConnection } from './control-connection.js';
import { CursorStore } from './cursor-store.js';
import { deleteOldMessages } from './delete-old-messages.js';
import { GroupSubscription } from './group-subscription.js';
import { Ticker } from './ticker.js';

export interface EmbeddedBusOptions {
  applicationName?: string;
  /** Connections to publish by, shared by all services of the process. */
  publishConnections?: number;
  /** Connections to read and move cursors by, shared by all groups of the process; one more proves that it lives. */
  deliverConnections?: number;
  /** Most slices of one group in hand at once in this process. */
  concurrency?: number;
  /** How long a partition stays with a process that is cut off but not known to be dead, milliseconds. */
  leaseMs?: number;
  /** The pause after a failed slice, doubled from the first to the most, milliseconds. */
  firstPauseMs?: number;
  mostPauseMs?: number;
  /** Under load a partition gathers messages for so long before its next slice, milliseconds; one that was quiet never waits. */
  gatherMs?: number;
  /** It looks for work by itself so often, milliseconds: from the first after it found some to the second while it finds none. */
  pollFastestMs?: number;
  pollSlowestMs?: number;
  /** Messages older than this, and behind every group, are deleted. */
  retentionDays?: number;
  /** Hours instead of these days, by topic. */
  retentionHours?: Readonly<Record<string, number>>;
  /** Told of every failed slice, for the log; messages are never passed on. */
  onFailure?: (error: unknown, at: PartitionRef & { group: string; failures: number }) => void;
}

const partitions = 8;
const deleteEveryMs = 600_000;

/**
 * The bus as a log in Postgres. A process opens one and gives it to all its services: six connections in all.
 * Wake-ups come from its own publishes at once, from other processes by NOTIFY, and by polling when both fail.
 */
export class EmbeddedBus implements EventBus {
  private readonly subscriptions = new Set<GroupSubscription>();
  private readonly poll: Ticker;
  private readonly housekeeping: NodeJS.Timeout;
  private readonly heartbeat: NodeJS.Timeout;
  private closing: Promise<void> | null = null;

  private constructor(
    private readonly publishers: pg.Pool,
    private readonly readers: pg.Pool,
    private readonly control: ControlConnection,
    private readonly cursors: CursorStore,
    private readonly watch: SilenceWatch,
    private readonly options: Required<EmbeddedBusOptions>,
  ) {
    this.poll = new Ticker(options.pollFastestMs, options.pollSlowestMs, () => this.wakeWhatHasWork());
    this.heartbeat = setInterval(() => void this.renewLeases(), options.leaseMs / 3);
    this.housekeeping = setInterval(
      () => void this.deleteOldMessages().catch(() => undefined),
      deleteEveryMs * (0.8 + 0.4 * Math.random()),
    );
    this.heartbeat.unref();
    this.housekeeping.unref();
  }

  /** Connects to the bus's own database as a role that may make tables there, and makes them where they are missing. */
  static async open(url: string, options: EmbeddedBusOptions = {}): Promise<EmbeddedBus> {
    const all: Required<EmbeddedBusOptions> = {
      applicationName: 'bellbird-bus',
      publishConnections: 2,
      deliverConnections: 3,
      concurrency: 4,
      leaseMs: 30_000,
      firstPauseMs: 100,
      mostPauseMs: 15_000,
      gatherMs: 20,
      pollFastestMs: 200,
      pollSlowestMs: 1_000,
      retentionDays: busRetentionDays,
      retentionHours: {},
      onFailure: () => undefined,
      ...options,
    };
    const config: pg.PoolConfig = {
      connectionString: url,
      application_name: all.applicationName,
      keepAlive: true,
      // Nobody waits for an answer of it; while all parts start at once, a connection may take long.
      connectionTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      query_timeout: 35_000,
      lock_timeout: 12_000,
      idleTimeoutMillis: 60_000,
    };
    await makeTables(config);
    const publishers = quietPool({ ...config, max: all.publishConnections });
    const readers = quietPool({ ...config, max: all.deliverConnections, options: '-c synchronous_commit=off' });
    const watch = new SilenceWatch(url, all.applicationName).pool(publishers).pool(readers);
    let bus: EmbeddedBus | null = null;
    const control = new ControlConnection(
      config,
      () => bus?.poll.now(),
      (client) => watch.client(client),
    );
    await control.open();
    bus = new EmbeddedBus(publishers, readers, control, new CursorStore(readers, all.leaseMs), watch, all);
    bus.poll.start();
    return bus;
  }

  async ensureTopics(topics: readonly string[]): Promise<void> {
    await this.publishers.query(
      `insert into bus_partition (topic, partition) select t, n from unnest($1::text[]) t, generate_series(0, ${partitions - 1}) n order by t, n on conflict do nothing`,
      [topics],
    );
  }

  async publish(messages: readonly BusMessage[]): Promise<void> {
    if (messages.length === 0) return;
    const grown = await appendMessages(this.publishers, messages, partitions);
    for (const subscription of this.subscriptions) for (const at of grown) subscription.wake(at);
    this.control.notify();
  }

  async subscribe(group: string, topics: readonly string[], handle: SliceHandler): Promise<Subscription> {
    await this.ensureTopics(topics);
    await this.cursors.makeCursors(group, topics);
    const { concurrency, firstPauseMs, mostPauseMs, gatherMs, onFailure } = this.options;
    const subscription: GroupSubscription = new GroupSubscription(group, topics, handle, this.cursors, {
      concurrency,
      firstPauseMs,
      mostPauseMs,
      gatherMs,
      onFailure,
      onStopped: async () => {
        this.subscriptions.delete(subscription);
        await this.control.leave(subscription);
      },
    });
    await this.control.join(subscription);
    this.subscriptions.add(subscription);
    this.poll.now();
    return subscription;
  }

  lag(group: string): Promise<Lag[]> {
    return this.cursors.lag(group);
  }

  /** May be called while the group works: what is in hand is then delivered once more as well. */
  async replayFromStart(group: string, topic: string): Promise<void> {
    await this.cursors.replay(group, topic);
    this.poll.now();
    this.control.notify();
  }

  /** Deletes what its retention has passed and every group has handled; also runs by itself every ten minutes. */
  deleteOldMessages(): Promise<number> {
    return deleteOldMessages(this.readers, this.options.retentionDays * 24, this.options.retentionHours);
  }

  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    clearInterval(this.heartbeat);
    clearInterval(this.housekeeping);
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    await this.poll.stop();
    await this.control.close();
    await Promise.all([this.publishers.end(), this.readers.end()]);
    this.watch.stop();
  }

  private owners(of: Iterable<GroupSubscription>): number[] {
    return [...of].map((subscription) => subscription.owner).filter((owner) => owner !== null);
  }

  private async wakeWhatHasWork(): Promise<boolean> {
    if (this.subscriptions.size === 0) return false;
    const groups = [...new Set([...this.subscriptions].map((subscription) => subscription.group))];
    const found = await this.cursors.withWork(groups, this.owners(this.subscriptions));
    for (const { group, topic, partition } of found) {
      for (const subscription of this.subscriptions)
        if (subscription.group === group) subscription.wake({ topic, partition });
    }
    return found.length > 0;
  }

  private async renewLeases(): Promise<void> {
    void this.control.check();
    const busy = this.owners([...this.subscriptions].filter((subscription) => subscription.busy));
    if (busy.length > 0) await this.cursors.renew(busy).catch(() => undefined);
  }
}

function quietPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined); // an idle connection that broke: the pool has dropped it, the next query opens another
  return pool;
}

async function makeTables(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('bus schema'))`);
    await client.query(busSchema);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
