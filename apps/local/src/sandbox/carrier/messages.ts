import type pg from 'pg';
import { countParts } from '@bellbird/sms-text';
import type { BusinessClock } from '../clock/business-clock.js';
import { GroupCommit } from '../group-commit.js';
import type { DueReceipts } from './due-receipts.js';
import type { TextMessage } from './text-message.js';

/** A text that the carrier accepted. `acceptedAt` is real time, `at` business time. */
export interface Message {
  id: number;
  from: string;
  to: string;
  text: string;
  parts: number;
  status: 'accepted' | 'delivered' | 'undelivered';
  acceptedAt: Date;
  at: Date;
}

interface Accepted extends TextMessage {
  bounced: boolean;
}

export interface Selection {
  to?: string | undefined;
  from?: string | undefined;
  limit: number;
  /** Only those after this id, oldest first; without it newest first. */
  after?: number | undefined;
}

const insert = `
insert into message (from_phone, to_phone, body, parts, status_callback, bounced, clock_offset_ms)
select f, t, b, p, c, x, $7 from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::bool[]) as u (f, t, b, p, c, x)
returning id::text`;

/** The carrier's record of the texts it accepted. */
export class Messages {
  readonly #accepting: GroupCommit<Accepted, number>;
  #lookAgain: NodeJS.Timeout | null = null;

  constructor(
    private readonly writer: pg.Pool,
    private readonly pool: pg.Pool,
    private readonly clock: BusinessClock,
    private readonly due: DueReceipts,
  ) {
    this.#accepting = new GroupCommit((texts) => this.#insert(texts));
  }

  /** Resolves with its id once the text is durable. */
  accept(text: TextMessage, bounced: boolean): Promise<number> {
    return this.#accepting.add({ ...text, bounced });
  }

  async stop(): Promise<void> {
    await this.#accepting.settled();
    if (this.#lookAgain !== null) clearTimeout(this.#lookAgain);
  }

  async list(selection: Selection): Promise<Message[]> {
    const { where, values } = conditions(selection);
    const order = selection.after === undefined ? 'desc' : 'asc';
    const { rows } = await this.pool.query<MessageRow>(
      `select id::text, from_phone, to_phone, body, parts, bounced, accepted_at, clock_offset_ms::float8 as clock_offset_ms
         from message ${where} order by message.id ${order} limit ${selection.limit === 0 ? 1_000 : selection.limit}`,
      values,
    );
    return rows.map((row) => this.#fromRow(row));
  }

  async count(selection: Pick<Selection, 'to' | 'from'>): Promise<number> {
    const { where, values } = conditions({ ...selection, limit: 0 });
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::int as count from message ${where}`,
      values,
    );
    return rows[0]?.count ?? 0;
  }

  async #insert(texts: Accepted[]): Promise<number[]> {
    try {
      const ids = await this.#insertAll(texts);
      this.due.accepted(ids[ids.length - 1] as number, performance.now());
      return ids;
    } catch (error) {
      void this.#lookWhatWasCommitted();
      throw error;
    }
  }

  /** The connection may have broken after the commit: then the callers know nothing of their texts, the phones have them. */
  async #lookWhatWasCommitted(): Promise<void> {
    try {
      const { rows } = await this.writer.query<{ id: string }>('select coalesce(max(id), 0)::text as id from message');
      this.due.accepted(Number(rows[0]?.id), performance.now());
    } catch {
      this.#lookAgain ??= setTimeout(() => {
        this.#lookAgain = null;
        void this.#lookWhatWasCommitted();
      }, 500);
    }
  }

  async #insertAll(texts: Accepted[]): Promise<number[]> {
    const { rows } = await this.writer.query<{ id: string }>({
      name: 'accept',
      text: insert,
      values: [
        texts.map(({ from }) => from),
        texts.map(({ to }) => to),
        texts.map(({ body }) => body),
        texts.map(({ body }) => countParts(body).parts),
        texts.map(({ statusCallback }) => statusCallback),
        texts.map(({ bounced }) => bounced),
        this.clock.offsetMs,
      ],
    });
    return rows.map(({ id }) => Number(id));
  }

  #fromRow(row: MessageRow): Message {
    const id = Number(row.id);
    const settled = id <= this.due.through(performance.now());
    return {
      id,
      from: row.from_phone,
      to: row.to_phone,
      text: row.body,
      parts: row.parts,
      status: settled ? (row.bounced ? 'undelivered' : 'delivered') : 'accepted',
      acceptedAt: row.accepted_at,
      at: new Date(row.accepted_at.getTime() + row.clock_offset_ms),
    };
  }
}

interface MessageRow {
  id: string;
  from_phone: string;
  to_phone: string;
  body: string;
  parts: number;
  bounced: boolean;
  accepted_at: Date;
  clock_offset_ms: number;
}

function conditions({ to, from, after }: Selection): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (sql: string, value: unknown): void =>
    void (value !== undefined && parts.push(`${sql} $${values.push(value)}`));
  add('to_phone =', to);
  add('from_phone =', from);
  add('id >', after);
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values };
}
