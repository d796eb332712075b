import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inTurn, SilenceWatch } from '@bellbird/database';
import type { BusMessage, EventBus } from '@bellbird/event-bus';
import { backOff, Signal } from '../signal.js';
import { addressOf, registerRelay } from './relay-registry.js';
import { shards } from './shard.js';

export interface RelayOptions {
  /** Of the service's database as its system role; directly, never through a transaction pooler (it holds session locks). */
  url: string;
  bus: EventBus;
  applicationName?: string;
  /** Who leads and says nothing to the database for so long is stopped or hangs, and is succeeded: milliseconds, default 30,000. */
  hungMs?: number;
  /** It looks by itself so often, milliseconds: from the first, default 200, after it found something to the second, default 1,000. */
  pollFastestMs?: number;
  pollSlowestMs?: number;
  /** Told of every failure, for the log. It goes on by itself. */
  onError?: (error: unknown) => void;
}

export interface RelayStats {
  /** Events that are not on the bus yet. */
  rows: number;
  /** Age of the oldest of them; 0 when there is none. */
  oldestAgeSeconds: number;
  /** The shards that this process leads. */
  leads: number[];
  /** Since the start of this process. */
  published: number;
  publishErrors: number;
}

interface OutboxRow {
  position: string | bigint;
  event_id: string;
  topic: string;
  partition_key: string;
  agg_version: string | bigint;
  tenant_id: string;
  event_type: string;
  schema_version: number;
  occurred_at: Date;
  trace: string | null;
  value: string;
}

const relayLock = 0x0b0c;
const channel = 'outbox';
const batchRows = 500;
const batchBytes = 4_000_000;
const lockRetryMs = 2_000;
const hungMs = 30_000;
const pollFastestMs = 200;
const pollSlowestMs = 1_000;
const notifyEveryMs = 50;
const drainMs = 3_000;
/** Under load a batch gathers for so long, that it is worth its commit; an event after a quiet moment never waits. */
const gatherMs = 5;

/*
 * Everything unpublished, never `position > last`: a slower transaction may commit below any position that was seen.
 * One session holds all its shards, so one read by position serves them all and keeps the order of every key.
 */
const batch = `
select position, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, occurred_at, trace, payload::text as value
  from (select o.*, sum(pg_column_size(o.payload)) over (order by o.position rows unbounded preceding) - pg_column_size(o.payload) as before
          from (select * from outbox where shard = any($1::smallint[]) order by position limit ${batchRows}) o) b
 where before < ${batchBytes} order by position`;

/**
 * Carries a service's outbox to the bus: every process of the service runs one, and by advisory locks one of them
 * leads each shard. Publishes, then deletes: a crash in between publishes one batch twice, which inboxes absorb.
 * Lives through restarts of Postgres and failures of the bus.
 */
export class Relay {
  private client: pg.Client | null = null;
  private held: number[] = [];
  private published = 0;
  private publishErrors = 0;
  private readonly signal = new Signal();
  /** Back-off rests here: pokes must not cut it short, only the stop may. */
  private readonly stopSignal = new Signal();
  private notifyTimer: NodeJS.Timeout | undefined;
  private stopBefore: number | null = null;
  private readonly watch: SilenceWatch;
  private readonly running: Promise<void>;
  private readonly unregister: () => void;

  constructor(private readonly options: RelayOptions) {
    const at = this.newClient();
    this.unregister = registerRelay(addressOf(at), () => this.poke());
    this.watch = new SilenceWatch(options.url, nameOf(options));
    this.running = this.run();
  }

  /** There is something to relay: look at once, or tell the process that leads (at most one NOTIFY in 50 ms). */
  poke(): void {
    if (this.held.length > 0) this.signal.wake();
    if (this.held.length === shards || this.notifyTimer !== undefined) return;
    this.notifyTimer = setTimeout(() => {
      this.notifyTimer = undefined;
      if (this.client !== null) inTurn(this.client, `notify ${channel}`).catch(() => undefined);
    }, notifyEveryMs);
  }

  /** Relays what is there, for three seconds at most, and gives up its shards. */
  async stop(): Promise<void> {
    this.unregister();
    clearTimeout(this.notifyTimer);
    this.stopBefore ??= performance.now() + drainMs;
    this.signal.wake();
    this.stopSignal.wake();
    await this.running;
    this.watch.stop();
  }

  /** Reads the outbox on the relay's own connection. @throws while that is down. */
  async stats(): Promise<RelayStats> {
    if (this.client === null) throw new Error('The relay has no connection now.');
    const { rows } = await inTurn<{ rows: number; age: number }>(
      this.client,
      `select count(*)::int as rows, coalesce(extract(epoch from clock_timestamp() - min(occurred_at)), 0)::float8 as age from outbox`,
    );
    return {
      rows: rows[0]!.rows,
      oldestAgeSeconds: rows[0]!.age,
      leads: [...this.held],
      published: this.published,
      publishErrors: this.publishErrors,
    };
  }

  private newClient(): pg.Client {
    return new pg.Client({
      connectionString: this.options.url,
      application_name: nameOf(this.options),
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      statement_timeout: 30_000,
      query_timeout: 35_000,
      // A lost DELETE publishes a batch twice and no more, so it need not wait for the disk. A dead leader is noticed in 25 s.
      // The kernel of a process that is stopped answers for it, so silence ends the session, too, and with it the lead.
      options: `-c synchronous_commit=off -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c idle_session_timeout=${this.hungMs}`,
    });
  }

  private get hungMs(): number {
    return this.options.hungMs ?? hungMs;
  }

  private get over(): boolean {
    return this.stopBefore !== null && performance.now() >= this.stopBefore;
  }

  private async run(): Promise<void> {
    for (let failures = 1; ; failures++) {
      const began = performance.now();
      try {
        return await this.lead();
      } catch (error) {
        this.options.onError?.(error);
        if (this.stopBefore !== null) return;
        if (performance.now() - began > 5_000) failures = 1;
        await this.stopSignal.wait(backOff(failures, 100, 5_000));
      }
    }
  }

  /** One connection's life: until it breaks (throws) or the relay is stopped (returns). */
  private async lead(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => undefined);
    client.on('notification', () => this.signal.wake());
    let signsOfLife: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      // A publish, or a pause after one that failed, may take longer than a leader may be silent.
      signsOfLife = setInterval(() => void inTurn(client, 'select').catch(() => undefined), this.hungMs / 4);
      this.watch.client(client);
      await inTurn(client, `listen ${channel}`);
      this.client = client;
      let nextLockTry = 0;
      const { pollFastestMs: fastest = pollFastestMs, pollSlowestMs: slowest = pollSlowestMs } = this.options;
      let restMs = fastest;
      let busFailures = 0;
      let batchFrom = 0;
      while (!this.over) {
        if (this.held.length < shards && performance.now() >= nextLockTry) {
          this.held.push(...(await this.takeShards(client)));
          nextLockTry = performance.now() + lockRetryMs;
        }
        const gatheringMs = batchFrom - performance.now();
        if (gatheringMs > 0) await pause(gatheringMs);
        const rows =
          this.held.length === 0
            ? []
            : (await inTurn<OutboxRow>(client, { name: 'relay-batch', text: batch, values: [this.held] })).rows;
        if (rows.length === 0) {
          if (this.stopBefore !== null) return;
          await this.signal.wait(this.held.length === 0 ? lockRetryMs : restMs);
          restMs = Math.min(slowest, restMs * 1.5);
        } else if (await this.publish(rows)) {
          await inTurn(client, {
            name: 'relay-delete',
            text: 'delete from outbox where position = any($1::bigint[])',
            values: [rows.map((row) => row.position.toString())],
          });
          this.published += rows.length;
          busFailures = 0;
          restMs = fastest;
          batchFrom = rows.length < batchRows / 2 ? performance.now() + gatherMs : 0;
        } else {
          busFailures++;
          await this.stopSignal.wait(backOff(busFailures, 100, 5_000));
        }
      }
    } finally {
      clearInterval(signsOfLife);
      this.client = null;
      this.held = [];
      await client.end().catch(() => undefined);
    }
  }

  private async takeShards(client: pg.Client): Promise<number[]> {
    const { rows } = await inTurn<{ shard: number }>(client, {
      text: `select s as shard from generate_series(0, ${shards - 1}) s where s <> all($1::int[]) and pg_try_advisory_lock(${relayLock}, s)`,
      values: [this.held],
    });
    return rows.map((row) => row.shard);
  }

  private async publish(rows: readonly OutboxRow[]): Promise<boolean> {
    try {
      await this.options.bus.publish(rows.map(messageOf));
      return true;
    } catch (error) {
      this.publishErrors++;
      this.options.onError?.(error);
      return false;
    }
  }
}

const nameOf = (options: RelayOptions): string => options.applicationName ?? 'relay';

function messageOf(row: OutboxRow): BusMessage {
  return {
    topic: row.topic,
    key: row.partition_key,
    eventId: row.event_id,
    type: row.event_type,
    schemaVersion: row.schema_version,
    tenantId: row.tenant_id,
    aggregateVersion: BigInt(row.agg_version),
    occurredAt: row.occurred_at,
    trace: row.trace,
    value: row.value,
  };
}
