import { Groups, type Database, type Tx } from '@bellbird/database';
import type { Counts, Limit } from './counts.js';

/** One who is to be counted. Those of one name have the same keys and the same limit. */
interface Attempt {
  keys: readonly Buffer[];
  limit: Limit;
}

const mostTogether = 1_000;

/**
 * Counts in the service's own database: durable, shared by its replicas, there whenever the service is. A rush on the same
 * keys is counted together, since each commit of a row waits for the one before it.
 */
export class PostgresCounts implements Counts {
  private readonly attempts = new Groups<Attempt, number>(mostTogether, (_, group) => this.countAll(group));

  constructor(private readonly db: Pick<Database, 'system'>) {}

  count(keys: readonly Buffer[], limit: Limit): Promise<number> {
    // In one order for all: attempts on the same keys queue up instead of dead-locking.
    const sorted = [...keys].sort(Buffer.compare);
    const name = [...sorted.map((key) => key.toString('base64')), limit.most, limit.windowMs].join();
    return this.attempts.add(name, { keys: sorted, limit });
  }

  /** The first pass as far as the limit goes, as if each had been counted alone. */
  private async countAll(group: readonly Attempt[]): Promise<number[]> {
    const {
      keys,
      limit: { most, windowMs },
    } = group[0]!;
    return this.db.system(async (tx) => {
      // Who waited for another's row began before it: to him that row's window begins in the future.
      const counted = await tx.query<{ failures: number; left: number }>(
        `insert into attempt as a (key, failures) select unnest($1::bytea[]), $3
         on conflict (key) do update set
           failures = case when a.since < now() - make_interval(secs => $2) then 0 else a.failures end + $3,
           since = case when a.since < now() - make_interval(secs => $2) then now() else a.since end
         returning failures,
           ceil(least(extract(epoch from a.since + make_interval(secs => $2) - now()), $2) * 1000)::int as left`,
        [keys, windowMs / 1_000, group.length],
      );
      const over = counted.filter((row) => row.failures > most);
      const refused = Math.min(group.length, Math.max(0, ...over.map((row) => row.failures - most)));
      if (refused > 0) await takeBack(tx, keys, refused);
      const leftMs = Math.max(1, ...over.map((row) => row.left));
      return group.map((_, at) => (at < group.length - refused ? 0 : leftMs));
    });
  }

  async takeBack(keys: readonly Buffer[]): Promise<void> {
    await this.db.system((tx) => takeBack(tx, [...keys].sort(Buffer.compare), 1));
  }

  async sweep(windowMs: number): Promise<void> {
    await this.db.system((tx) =>
      tx.execute('delete from attempt where since < now() - make_interval(secs => $1)', [windowMs / 1_000]),
    );
  }
}

async function takeBack(tx: Pick<Tx, 'execute'>, keys: readonly Buffer[], times: number): Promise<void> {
  await tx.execute('update attempt set failures = greatest(failures - $2, 0) where key = any($1)', [keys, times]);
}
