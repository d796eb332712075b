import { createHash } from 'node:crypto';
import { Database } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { Injectable } from '@nestjs/common';

/** What may fail how often: 10 times in 15 minutes. Only failures count, wherever they come in: REST, GraphQL aliases, the socket. */
const most = 10;
const windowMinutes = 15;

/**
 * Counts failures by key. An attempt is counted as failed before it is evaluated and given back when it succeeds, so
 * that a thousand at once are no more than ten.
 */
@Injectable()
export class Attempts {
  constructor(private readonly db: Database) {}

  /** @throws 429 with retryAfterSeconds when one of the keys has failed too often; then none of them is counted. */
  async begin(...keys: readonly string[]): Promise<void> {
    const hashes = keys.map(hashOf).sort(Buffer.compare);
    const rows = await this.db.system(async (tx) => {
      const counted = await tx.query<{ failures: number; left: number }>(
        `insert into attempt as a (key, failures) select unnest($1::bytea[]), 1
         on conflict (key) do update set
           failures = case when a.since < now() - make_interval(mins => $2) then 1 else a.failures + 1 end,
           since = case when a.since < now() - make_interval(mins => $2) then now() else a.since end
         returning failures, ceil(extract(epoch from a.since + make_interval(mins => $2) - now()))::int as left`,
        [hashes, windowMinutes],
      );
      if (counted.some((row) => row.failures > most)) await giveBack(tx, hashes);
      return counted;
    });
    const over = rows.filter((row) => row.failures > most);
    if (over.length > 0) throw new ProductError('too-many-requests', undefined, [], { retryAfterSeconds: Math.max(1, ...over.map((row) => row.left)) });
  }

  /** The attempt that begin() counted did succeed. */
  async succeeded(...keys: readonly string[]): Promise<void> {
    await this.db.system((tx) => giveBack(tx, keys.map(hashOf).sort(Buffer.compare)));
  }

  /** Forgets windows that are over. */
  async sweep(): Promise<void> {
    await this.db.system((tx) => tx.execute('delete from attempt where since < now() - make_interval(mins => $1)', [windowMinutes]));
  }
}

// Addresses and e-mails are personal: only their hashes are kept.
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

async function giveBack(tx: { execute(sql: string, parameters: readonly unknown[]): Promise<number> }, hashes: readonly Buffer[]): Promise<void> {
  await tx.execute('update attempt set failures = greatest(failures - 1, 0) where key = any($1)', [hashes]);
}
