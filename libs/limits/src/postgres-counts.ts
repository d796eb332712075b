import type { Database, Tx } from '@bellbird/database';
import type { Counts, Limit } from './counts.js';

/** Counts in the service's own database: durable, shared by its replicas, there whenever the service is. */
export class PostgresCounts implements Counts {
  constructor(private readonly db: Pick<Database, 'system'>) {}

  async count(keys: readonly Buffer[], { most, windowMs }: Limit): Promise<number> {
    // In one order for all: attempts on the same keys queue up instead of dead-locking.
    const sorted = [...keys].sort(Buffer.compare);
    return this.db.system(async (tx) => {
      // Who waited for another's row began before it: to him that row's window begins in the future.
      const counted = await tx.query<{ failures: number; left: number }>(
        `insert into attempt as a (key, failures) select unnest($1::bytea[]), 1
         on conflict (key) do update set
           failures = case when a.since < now() - make_interval(secs => $2) then 1 else a.failures + 1 end,
           since = case when a.since < now() - make_interval(secs => $2) then now() else a.since end
         returning failures,
           ceil(least(extract(epoch from a.since + make_interval(secs => $2) - now()), $2) * 1000)::int as left`,
        [sorted, windowMs / 1_000],
      );
      const over = counted.filter((row) => row.failures > most);
      if (over.length === 0) return 0;
      await takeBack(tx, sorted);
      return Math.max(1, ...over.map((row) => row.left));
    });
  }

  async takeBack(keys: readonly Buffer[]): Promise<void> {
    await this.db.system((tx) => takeBack(tx, [...keys].sort(Buffer.compare)));
  }

  async sweep(windowMs: number): Promise<void> {
    await this.db.system((tx) =>
      tx.execute('delete from attempt where since < now() - make_interval(secs => $1)', [windowMs / 1_000]),
    );
  }
}

async function takeBack(tx: Pick<Tx, 'execute'>, keys: readonly Buffer[]): Promise<void> {
  await tx.execute('update attempt set failures = greatest(failures - 1, 0) where key = any($1)', [keys]);
}
