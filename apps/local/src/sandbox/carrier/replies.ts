import type pg from 'pg';
import type { CallbackQueue } from '../callbacks/callback-queue.js';
import type { BusinessClock } from '../clock/business-clock.js';
import { inTransaction } from '../sandbox-database.js';
import type { Sids } from './sid.js';

/** A text that a customer's phone sent. */
export interface Reply {
  id: number;
  from: string;
  to: string;
  text: string;
  at: Date;
}

/** What customers text back: kept, and told to Bellbird in the order in which each phone sent it. */
export class Replies {
  constructor(
    private readonly pool: pg.Pool,
    private readonly queue: CallbackQueue,
    private readonly sids: Sids,
    private readonly clock: BusinessClock,
  ) {}

  /** Resolves once it is durable; Bellbird hears of it after that, again and again until it says 2xx. */
  async send(from: string, to: string, text: string): Promise<Reply> {
    const at = this.clock.now();
    const id = await inTransaction(this.pool, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        'insert into inbound (from_phone, to_phone, body, at) values ($1, $2, $3, $4) returning id::text',
        [from, to, text, at],
      );
      const no = Number(rows[0]?.id);
      const body = JSON.stringify({ sid: this.sids.of(no, 'IN'), from, to, body: text, at: at.toISOString() });
      await this.queue.add(tx, [{ target: 'inbound', url: null, lane: from, body }]);
      return no;
    });
    this.queue.wake();
    return { id, from, to, text, at };
  }

  /** Of one phone, oldest first; at most the newest `limit`. */
  async ofPhone(phone: string, limit: number): Promise<Reply[]> {
    const { rows } = await this.pool.query<{
      id: string;
      from_phone: string;
      to_phone: string;
      body: string;
      at: Date;
    }>(
      'select id::text, from_phone, to_phone, body, at from inbound where from_phone = $1 order by inbound.id desc limit $2',
      [phone, limit],
    );
    return rows
      .reverse()
      .map((row) => ({ id: Number(row.id), from: row.from_phone, to: row.to_phone, text: row.body, at: row.at }));
  }
}
