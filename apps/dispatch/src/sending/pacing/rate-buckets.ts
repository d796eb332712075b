import type { HotConnection } from '../../hot/hot-connection.js';

export interface Grant {
  /** Units that may be sent now. */
  units: number;
  /** Milliseconds until it is worth asking again; 0 where units were granted. */
  waitMs: number;
  /** By this process's monotonic clock: when the calls are to be made. */
  dueAt: number;
}

/**
 * Calls are made so long after their tokens were granted: whatever the licence takes meanwhile, they follow each other
 * as evenly as the bucket was filled, and no second holds more of them than it may.
 */
const evenlyMs = 150;

/*
 * A grant takes what is there, at least `$2` (or as much as the bucket can hold), at most `$3` units and never more than
 * the burst: its calls are made together, when its last token is there, and more at once would crowd the second. Tokens of the next
 * 300 ms may be taken ahead, to be used when they are there: what a busy worker comes late for is not lost. Bulk leaves a
 * fifth of the burst, in whole units, to single texts, and these do not wait for what bulk took ahead. A text longer than
 * the burst draws the bucket below nothing: it pays afterwards.
 */
const take = {
  name: 'take-tokens',
  text: `
with b as (
  select sender_id, rate, burst, least(burst, tokens + rate * greatest(0, extract(epoch from clock_timestamp() - updated_at))) as available, rate * 0.3 as ahead,
         case when $4::int = 0 then 0 else floor(burst * 0.2) end as floor,
         greatest(0, extract(epoch from paused_until - clock_timestamp())) as paused
    from sender_bucket where sender_id = $1 and (rate is not null or paused_until > clock_timestamp()) for update),
w as (
  select b.*, b.available + b.ahead - b.floor as free, least(greatest($2::numeric, least(b.burst / 4, $3::numeric)), b.burst - b.floor) as least_units,
         greatest(least(floor(b.available + b.ahead - b.floor), $3::numeric, case when b.rate is null then $3::numeric else greatest(1, floor(b.burst)) end), least($2::numeric, $3::numeric)) as units
    from b),
g as (
  update sender_bucket s set tokens = w.available - w.units, updated_at = clock_timestamp()
    from w where s.sender_id = w.sender_id and w.rate is not null and coalesce(w.paused, 0) = 0 and w.free >= w.least_units
  returning w.units)
select coalesce((select units from g), 0)::int,
       case when coalesce(w.paused, 0) > 0 then w.paused * 1000
            when w.rate is null then 0
            else (w.least_units - w.free) / w.rate * 1000 end::float8,
       (extract(epoch from clock_timestamp()) * 1000 + case when w.rate is null then 0
            else greatest(0, w.units - w.available - case when $4::int = 0 then w.ahead else 0 end) / w.rate * 1000 end)::float8,
       (extract(epoch from clock_timestamp()) * 1000)::float8
  from w`,
};

const giveBack = {
  name: 'return-tokens',
  text: 'update sender_bucket set tokens = least(burst, tokens + $2) where sender_id = $1 and rate is not null',
};

const make = {
  name: 'make-bucket',
  text: `insert into sender_bucket (sender_id, rate, ceiling, burst, tokens) values ($1, $2, $2, greatest(1, $2 / 5.0), greatest(1, $2 / 5.0))
         on conflict (sender_id) do update set ceiling = excluded.ceiling, burst = greatest(1, excluded.ceiling / 5.0), rate = least(coalesce(sender_bucket.rate, excluded.rate), excluded.rate)
          where sender_bucket.ceiling is distinct from excluded.ceiling`,
};

/**
 * Token buckets in the database, shared by all workers: account first, then sender, then campaign. Grants go over the
 * control connection, never inside the licence statement, whose row locks would set the lanes one behind the other. A
 * crash after a grant can only send less.
 */
export class RateBuckets {
  private readonly made = new Set<string>();
  /** The least of (our clock − the database's) that was seen: how far the two are apart, without the way between. */
  private clockOffset = Number.POSITIVE_INFINITY;

  constructor(private readonly control: HotConnection) {}

  /** Sets what a bucket allows, units a second; burst is a fifth of a second of it, at least one. */
  async allow(bucket: string, unitsPerSecond: number): Promise<void> {
    const key = `${bucket}=${unitsPerSecond}`;
    if (this.made.has(key)) return;
    await this.control.rows(make, [bucket, unitsPerSecond]);
    this.made.add(key);
  }

  /** From `least` to `most` units out of every bucket, or how long to wait. A bucket that is not there grants everything. */
  async take(buckets: readonly string[], least: number, most: number, prio: number): Promise<Grant> {
    let units = most;
    let dueAt = 0;
    const taken: { bucket: string; units: number }[] = [];
    for (const bucket of buckets) {
      const [row] = await this.control.rows<[number, number, number, number]>(take, [bucket, least, units, prio]);
      if (row === undefined) continue;
      const [granted, waitMs, filledAt, databaseMs] = row;
      this.clockOffset = Math.min(this.clockOffset + 0.01, performance.now() - databaseMs);
      dueAt = Math.max(dueAt, filledAt + this.clockOffset + evenlyMs);
      if (granted === 0) {
        for (const { bucket: from, units: of } of taken) await this.giveBack([from], of);
        return { units: 0, waitMs: Math.max(1, Math.ceil(waitMs)), dueAt };
      }
      for (const before of taken)
        if (before.units > granted) await this.giveBack([before.bucket], before.units - granted);
      for (const before of taken) before.units = Math.min(before.units, granted);
      taken.push({ bucket, units: granted });
      units = granted;
    }
    return { units, waitMs: 0, dueAt };
  }

  /** What a grant left unused. */
  async giveBack(buckets: readonly string[], units: number): Promise<void> {
    if (units <= 0) return;
    for (const bucket of buckets) await this.control.rows(giveBack, [bucket, units]);
  }
}
