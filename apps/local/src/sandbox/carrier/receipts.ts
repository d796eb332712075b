import type pg from 'pg';
import { backOff } from '../callbacks/back-off.js';
import type { CallbackQueue, NewCallback } from '../callbacks/callback-queue.js';
import { succeeded, type Poster } from '../callbacks/poster.js';
import type { BusinessClock } from '../clock/business-clock.js';
import { GroupCommit } from '../group-commit.js';
import { readSetting, writeSetting } from '../sandbox-database.js';
import type { DueReceipts } from './due-receipts.js';
import type { NetworkBehaviour } from './network-behaviour.js';
import type { Sids } from './sid.js';

interface Row {
  id: string;
  status_callback: string | null;
  bounced: boolean;
}

interface InHand {
  id: number;
  done: boolean;
}

const pageSize = 500;
const enoughInHand = 250;
const unreachable = 30003;

/**
 * Tells Bellbird what became of each text. Receipts are read in pages behind a cursor, in the order of the texts, and
 * called once each; one that is not acknowledged moves to the callback queue, so the kept cursor ("all up to here are
 * acknowledged or queued") always goes on, and a text costs no write for its receipt. After a kill -9 the receipts of
 * the last quarter of a second may come again.
 */
export class Receipts {
  readonly #inHand: InHand[] = [];
  readonly #failed: GroupCommit<NewCallback, void>;
  #read: number;
  #kept: number;
  #keepTimer: NodeJS.Timeout | null = null;
  #timer: NodeJS.Timeout | null = null;
  #feeding = false;
  #stopped = false;
  /** How often in a row nobody was there; while it is not 0 we knock with a few receipts only. */
  #unanswered = 0;
  #pausedUntilMs = 0;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly poster: Poster,
    private readonly queue: CallbackQueue,
    private readonly due: DueReceipts,
    private readonly sids: Sids,
    private readonly clock: BusinessClock,
    private readonly behaviour: () => NetworkBehaviour,
    acknowledged: number,
  ) {
    this.#read = this.#kept = acknowledged;
    this.#failed = new GroupCommit(async (callbacks) => {
      await queue.add(pool, callbacks);
      return callbacks.map(() => undefined);
    });
  }

  static async load(
    parts: { pool: pg.Pool; poster: Poster; queue: CallbackQueue; due: DueReceipts; sids: Sids; clock: BusinessClock },
    behaviour: () => NetworkBehaviour,
  ): Promise<Receipts> {
    const acknowledged = (await readSetting<number>(parts.pool, 'receipts')) ?? 0;
    return new Receipts(
      parts.pool,
      parts.poster,
      parts.queue,
      parts.due,
      parts.sids,
      parts.clock,
      behaviour,
      acknowledged,
    );
  }

  /** A text was accepted, the delay was changed, or we have just started. */
  wake(): void {
    if (!this.#feeding && !this.#stopped) void this.#feed();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#keepTimer !== null) clearTimeout(this.#keepTimer);
    await this.#failed.settled();
    // Those that were just queued note it in their own next steps.
    await new Promise((resolve) => setImmediate(resolve));
    await this.#keep();
  }

  async #feed(): Promise<void> {
    this.#feeding = true;
    let retryInMs: number | null = null;
    try {
      while (!this.#stopped && this.#mayStart()) await this.#startPage();
    } catch {
      // The database is away for a moment; nothing was started that the cursor does not know of.
      retryInMs = 500;
    }
    this.#feeding = false;
    if (!this.#stopped) this.#setTimer(retryInMs);
  }

  #mayStart(): boolean {
    const now = performance.now();
    return this.#inHand.length < enoughInHand && now >= this.#pausedUntilMs && this.#read < this.due.through(now);
  }

  async #startPage(): Promise<void> {
    const through = this.due.through(performance.now());
    const limit = this.#unanswered > 0 ? 10 : pageSize;
    const { rows } = await this.pool.query<Row>({
      name: 'receipts',
      text: 'select id::text, status_callback, bounced from message where id > $1 and id <= $2 order by message.id limit $3',
      values: [this.#read, through, limit],
    });
    this.#read = rows.length < limit ? through : Number((rows[rows.length - 1] as Row).id);
    for (const row of rows)
      if (row.status_callback !== null) void this.#call(Number(row.id), row.status_callback, row.bounced);
    this.#advance();
  }

  async #call(id: number, url: string, bounced: boolean): Promise<void> {
    const entry = { id, done: false };
    this.#inHand.push(entry);
    const outcome = bounced ? `"undelivered","errorCode":${unreachable}` : '"delivered"';
    const body = `{"sid":"${this.sids.of(id)}","status":${outcome},"at":"${this.clock.now().toISOString()}"}`;
    const twice = Math.random() * 100 < this.behaviour().duplicateReceiptPercent;
    const [status] = await Promise.all([this.poster.post(url, body), twice ? this.poster.post(url, body) : null]);
    if (this.#stopped) return;
    if (succeeded(status)) this.#unanswered = 0;
    else {
      if (status === null) this.#pause();
      await this.#queueFailed({ target: 'status', url, lane: null, body, attempts: 1, inMs: backOff(1, status) });
    }
    entry.done = true;
    this.#advance();
    if (this.#inHand.length < enoughInHand) this.wake();
  }

  async #queueFailed(callback: NewCallback): Promise<void> {
    for (;;) {
      const queued = await this.#failed.add(callback).then(
        () => true,
        () => false,
      );
      if (queued || this.#stopped) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    this.queue.wake();
  }

  #pause(): void {
    const now = performance.now();
    if (now < this.#pausedUntilMs) return;
    this.#unanswered++;
    this.#pausedUntilMs = now + Math.min(2_000, 50 * 2 ** Math.min(this.#unanswered, 10));
  }

  /** The next look: when more is due, or when the pause is over. */
  #setTimer(retryInMs: number | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const now = performance.now();
    const waiting = this.#read < this.due.through(now);
    const inMs = retryInMs ?? (waiting ? this.#pausedUntilMs - now : this.due.nextInMs(now));
    if (inMs === null || (waiting && this.#inHand.length >= enoughInHand && retryInMs === null)) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(10, inMs));
  }

  #advance(): void {
    let done = 0;
    while (done < this.#inHand.length && (this.#inHand[done] as InHand).done) done++;
    if (done > 64 || done === this.#inHand.length) this.#inHand.splice(0, done);
    this.#keepTimer ??= setTimeout(() => {
      this.#keepTimer = null;
      void this.#keep().catch(() => undefined);
    }, 250);
  }

  async #keep(): Promise<void> {
    const open = this.#inHand.find(({ done }) => !done);
    const acknowledged = open === undefined ? this.#read : open.id - 1;
    if (acknowledged <= this.#kept) return;
    await writeSetting(this.pool, 'receipts', acknowledged);
    this.#kept = acknowledged;
  }
}
