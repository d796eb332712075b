import type pg from 'pg';
import { GroupCommit } from '../group-commit.js';
import type { Queries } from '../sandbox-database.js';
import { backOff } from './back-off.js';
import { callbackAddress, type Callback, type CallbackAddresses } from './callback-address.js';
import { succeeded, type Poster } from './poster.js';

export interface NewCallback extends Callback {
  /** Callbacks of one lane go out in order, one at a time. */
  lane: string | null;
  body: string;
  /** Tries made already, and when the next is due; a new one is due now. */
  attempts?: number;
  inMs?: number;
}

interface Row extends Callback {
  id: string;
  body: string;
  attempts: number;
  wait_ms: number;
}

const most = 64;

/** What Bellbird has not acknowledged yet: durable, tried again with back-off until the answer is a 2xx. */
export class CallbackQueue {
  readonly #inFlight = new Set<string>();
  readonly #done: GroupCommit<string, void>;
  #timer: NodeJS.Timeout | null = null;
  #picking = false;
  #pickAgain = false;
  #stopped = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly poster: Poster,
    private readonly addresses: CallbackAddresses,
  ) {
    this.#done = new GroupCommit(async (ids) => {
      await this.pool.query('delete from callback where id = any($1::bigint[])', [ids]);
      return ids.map(() => undefined);
    });
  }

  /** Writes callbacks, where wanted in a transaction of the caller, who calls `wake` once that is committed. */
  async add(db: Queries, callbacks: readonly NewCallback[]): Promise<void> {
    await (db as pg.Pool).query(
      `insert into callback (target, url, lane, body, attempts, next_at)
       select t, u, l, b, a, now() + n * interval '1 ms'
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::float8[]) as x (t, u, l, b, a, n)`,
      [
        callbacks.map(({ target }) => target),
        callbacks.map(({ url }) => url),
        callbacks.map(({ lane }) => lane),
        callbacks.map(({ body }) => body),
        callbacks.map(({ attempts }) => attempts ?? 0),
        callbacks.map(({ inMs }) => inMs ?? 0),
      ],
    );
  }

  /** Looks what is due, now. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#picking) this.#pickAgain = true;
    else void this.#pick();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#done.settled();
  }

  async #pick(): Promise<void> {
    this.#picking = true;
    let waitMs: number | null;
    do {
      this.#pickAgain = false;
      waitMs = await this.#start().catch(() => 1_000);
    } while (this.#pickAgain && !this.#stopped);
    this.#picking = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = waitMs === null || this.#stopped ? null : setTimeout(() => this.wake(), Math.max(5, waitMs));
  }

  /** Starts what is due; answers in how many milliseconds there is more, null where that will be heard of. */
  async #start(): Promise<number | null> {
    const free = most - this.#inFlight.size;
    if (free <= 0 || this.#stopped) return null;
    const { rows } = await this.pool.query<Row>(
      `select id::text, target, url, body, attempts, greatest(0, extract(epoch from next_at - now()) * 1000)::float8 as wait_ms
         from callback c
        where id <> all($1::bigint[]) and (lane is null or not exists (select 1 from callback b where b.lane = c.lane and b.id < c.id))
        order by next_at, c.id limit $2`,
      [[...this.#inFlight], free],
    );
    for (const row of rows) {
      if (row.wait_ms > 0) return row.wait_ms;
      this.#inFlight.add(row.id);
      void this.#try(row);
    }
    return null;
  }

  async #try(row: Row): Promise<void> {
    const address = callbackAddress(row, this.addresses, row.attempts + 1);
    const status = address === null ? null : await this.poster.post(address, row.body);
    try {
      if (this.#stopped) return;
      if (succeeded(status)) await this.#done.add(row.id);
      else await this.#later(row, status);
    } catch {
      // The database is away: the row stands as it stood, and is tried again.
    } finally {
      this.#inFlight.delete(row.id);
      this.wake();
    }
  }

  async #later(row: Row, status: number | null): Promise<void> {
    const attempts = row.attempts + 1;
    await this.pool.query(`update callback set attempts = $2, next_at = now() + $3 * interval '1 ms' where id = $1`, [
      row.id,
      attempts,
      backOff(attempts, status),
    ]);
  }
}
