import type pg from 'pg';
import type { Delivered, Lag } from '../event-bus.js';
import type { PartitionRef } from './append-messages.js';
import { ownerLock } from './bus-schema.js';

export interface Claimed {
  fence: bigint;
  slice: Delivered[];
}

interface LogRow {
  position: string | bigint | null;
  occurred_at: Date;
  event_id: string;
  key: string;
  type: string;
  schema_version: number;
  tenant: string;
  aggregate_version: string | bigint;
  trace: string | null;
  value: string;
}

/** Most messages, and about how many bytes, that a handler is given at once. */
const sliceRows = 100;
const sliceBytes = 2_000_000;

/** A slice of a partition from a position on; never empty while there is a message, however large that is. */
const sliceFrom = (topic: string, partition: string, position: string): string => `
  select position, occurred_at, event_id, key, type, schema_version, tenant, aggregate_version, trace, value
    from (select l.*, sum(l.size) over (order by l.position rows unbounded preceding) - l.size as before
            from (select * from bus_log b where b.topic = ${topic} and b.partition = ${partition} and b.position >= ${position}
                   order by b.position limit ${sliceRows}) l) s
   where before < ${sliceBytes}`;

/** Nobody's, mine, run out, or of a process that is gone: its lock can be had. */
const free = (mine: string): string => `(c.owner is null or ${mine} or c.lease_until < clock_timestamp()
     or pg_try_advisory_xact_lock_shared(${ownerLock}, c.owner))`;

const claim = `
with claimed as (
  update bus_cursor c set owner = $4, fence = c.fence + 1, lease_until = clock_timestamp() + $5 * interval '1 ms'
   where c.group_name = $1 and c.topic = $2 and c.partition = $3 and ${free('c.owner = $4')}
     and c.position < (select p.head from bus_partition p where p.topic = c.topic and p.partition = c.partition)
  returning c.position, c.fence
)
select claimed.fence, m.* from claimed left join lateral (${sliceFrom('$2', '$3', 'claimed.position')}) m on true order by m.position`;

const advance = `
with slice as materialized (${sliceFrom('$2', '$3', '$5::bigint')}
), moved as (
  update bus_cursor c set position = $5, owner = case when $6 and exists (select 1 from slice) then c.owner end
   where c.group_name = $1 and c.topic = $2 and c.partition = $3 and c.fence = $4
  returning c.fence, c.owner
)
select moved.fence, slice.* from moved left join slice on moved.owner is not null order by slice.position`;

const release = `update bus_cursor set owner = null where group_name = $1 and topic = $2 and partition = $3 and fence = $4`;

const withWork = `
select c.group_name, c.topic, c.partition from bus_cursor c join bus_partition p using (topic, partition)
 where c.group_name = any($1) and c.position < p.head and ${free('c.owner = any($2::int[])')}`;

const renew = `update bus_cursor set lease_until = clock_timestamp() + $2 * interval '1 ms' where owner = any($1::int[])`;

const firstKept = `coalesce((select min(l.position) from bus_log l where l.topic = p.topic and l.partition = p.partition), p.head)`;

const makeCursors = `
insert into bus_cursor (group_name, topic, partition, position)
select $1, p.topic, p.partition, ${firstKept} from bus_partition p where p.topic = any($2) on conflict do nothing`;

const replay = `
update bus_cursor c set position = ${firstKept}, fence = c.fence + 1, owner = null
  from bus_partition p where c.group_name = $1 and c.topic = $2 and p.topic = c.topic and p.partition = c.partition`;

const lag = `
select c.topic, sum(p.head - c.position)::int as rows,
       coalesce(max(extract(epoch from clock_timestamp() - oldest.published_at)), 0)::float8 as seconds
  from bus_cursor c join bus_partition p using (topic, partition)
  left join lateral (select l.published_at from bus_log l
                      where c.position < p.head and l.topic = c.topic and l.partition = c.partition and l.position >= c.position
                      order by l.position limit 1) oldest on true
 where c.group_name = $1 group by c.topic order by c.topic`;

/**
 * Where each group stands in each partition, and who works there now. A lapsed or lost commit here only delivers a
 * slice again, so its connections do not wait for the disk (`synchronous_commit = off`).
 */
export class CursorStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly leaseMs: number,
  ) {}

  /** Takes a partition for `owner` and its next slice; null when another has it or there is nothing to do. */
  async claim(group: string, at: PartitionRef, owner: number): Promise<Claimed | null> {
    const { rows } = await this.pool.query<LogRow & { fence: string }>({
      name: 'bus-claim',
      text: claim,
      values: [group, at.topic, at.partition, owner, this.leaseMs],
    });
    return claimedOf(rows, at);
  }

  /** Moves past a handled slice. Keeps the partition and answers the next slice where `keep` and there is one, else gives it up. */
  async advance(
    group: string,
    at: PartitionRef,
    fence: bigint,
    position: bigint,
    keep: boolean,
  ): Promise<Claimed | null> {
    const { rows } = await this.pool.query<LogRow & { fence: string }>({
      name: 'bus-advance',
      text: advance,
      values: [group, at.topic, at.partition, fence.toString(), position.toString(), keep],
    });
    const next = claimedOf(rows, at);
    return next === null || next.slice.length === 0 ? null : next;
  }

  async release(group: string, at: PartitionRef, fence: bigint): Promise<void> {
    await this.pool.query(release, [group, at.topic, at.partition, fence.toString()]);
  }

  /** The partitions of these groups that have messages and no living owner but `owners`. */
  async withWork(groups: readonly string[], owners: readonly number[]): Promise<(PartitionRef & { group: string })[]> {
    const { rows } = await this.pool.query<{ group_name: string; topic: string; partition: number }>({
      name: 'bus-with-work',
      text: withWork,
      values: [groups, owners],
    });
    return rows.map((row) => ({ group: row.group_name, topic: row.topic, partition: row.partition }));
  }

  async renew(owners: readonly number[]): Promise<void> {
    await this.pool.query(renew, [owners, this.leaseMs]);
  }

  async makeCursors(group: string, topics: readonly string[]): Promise<void> {
    await this.pool.query(makeCursors, [group, topics]);
  }

  async replay(group: string, topic: string): Promise<void> {
    await this.pool.query(replay, [group, topic]);
  }

  async lag(group: string): Promise<Lag[]> {
    const { rows } = await this.pool.query<{ topic: string; rows: number; seconds: number }>(lag, [group]);
    return rows.map((row) => ({ group, ...row }));
  }
}

function claimedOf(rows: (LogRow & { fence: string })[], at: PartitionRef): Claimed | null {
  const first = rows[0];
  if (first === undefined) return null;
  const slice = rows.filter((row) => row.position !== null).map((row) => delivered(row, at));
  return { fence: BigInt(first.fence), slice };
}

function delivered(row: LogRow, at: PartitionRef): Delivered {
  return {
    topic: at.topic,
    partition: at.partition,
    offset: BigInt(row.position!),
    key: row.key,
    eventId: row.event_id,
    type: row.type,
    schemaVersion: row.schema_version,
    tenantId: row.tenant,
    aggregateVersion: BigInt(row.aggregate_version),
    occurredAt: row.occurred_at,
    trace: row.trace,
    value: row.value,
  };
}
