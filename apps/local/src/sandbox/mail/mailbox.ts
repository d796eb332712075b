import type pg from 'pg';
import type { BusinessClock } from '../clock/business-clock.js';

export interface Email {
  id: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those that every mail has, such as List-Unsubscribe. */
  headers: Record<string, string>;
  at: Date;
}

export interface NewEmail extends Omit<Email, 'id' | 'at'> {
  /** The sender's own id: the same again is the same mail. */
  key: string;
}

interface EmailRow {
  id: string;
  from_address: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  at: Date;
}

const columns = 'id::text, from_address, to_address, subject, text, html, headers, at';

/** Everybody's mailbox. */
export class Mailbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: BusinessClock,
  ) {}

  /** Answers whether it is a new mail. */
  async deliver(mail: NewEmail): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into email (sender_key, from_address, to_address, subject, text, html, headers, at) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (sender_key) do nothing`,
      [mail.key, mail.from, mail.to, mail.subject, mail.text, mail.html, mail.headers, this.clock.now()],
    );
    return rowCount === 1;
  }

  /** Newest first; `to` without regard to case. */
  async list(selection: { to: string | undefined; limit: number }): Promise<Email[]> {
    const { rows } = await this.pool.query<EmailRow>(
      `select ${columns} from email where $1::text is null or lower(to_address) = lower($1) order by email.id desc limit $2`,
      [selection.to ?? null, selection.limit === 0 ? 1_000 : selection.limit],
    );
    return rows.map(fromRow);
  }

  async find(id: number): Promise<Email | null> {
    const { rows } = await this.pool.query<EmailRow>(`select ${columns} from email where id = $1`, [id]);
    return rows[0] === undefined ? null : fromRow(rows[0]);
  }
}

function fromRow(row: EmailRow): Email {
  return {
    id: Number(row.id),
    from: row.from_address,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: row.headers,
    at: row.at,
  };
}
