import type pg from 'pg';

/** A phone that took part in something, with the last thing that was said. */
export interface PhoneSummary {
  phone: string;
  text: string;
  /** Whether the customer said it. */
  fromCustomer: boolean;
  at: Date;
}

/** A conversation on one phone: with one sender. */
export interface ThreadSummary {
  sender: string;
  count: number;
}

/** How far back the list of phones looks. Older ones are found by their number. */
const recent = 5_000;

/** Which phones there are. */
export class Phonebook {
  constructor(private readonly pool: pg.Pool) {}

  /** Those that were last heard of, newest first; with `digits` those whose number holds them. */
  async phones(digits: string | null, limit: number): Promise<PhoneSummary[]> {
    const { rows } = await this.pool.query<{ phone: string; body: string; from_customer: boolean; at: Date }>(
      digits === null ? recentPhones : phonesWithDigits,
      digits === null ? [recent, limit] : [digits, limit],
    );
    return rows.map((row) => ({ phone: row.phone, text: row.body, fromCustomer: row.from_customer, at: row.at }));
  }

  /** The senders that this phone has talked with, the busiest first. */
  async threads(phone: string): Promise<ThreadSummary[]> {
    const { rows } = await this.pool.query<ThreadSummary>(
      `select sender, count(*)::int as count
         from (select from_phone as sender from message where to_phone = $1 union all select to_phone from inbound where from_phone = $1) as said
        group by sender order by 2 desc, sender`,
      [phone],
    );
    return rows;
  }

  /** How many texts there are in all. */
  async total(): Promise<number> {
    const { rows } = await this.pool.query<{ total: number }>('select count(*)::int as total from message');
    return rows[0]?.total ?? 0;
  }
}

const said = `
  select to_phone as phone, body, false as from_customer, accepted_at + clock_offset_ms * interval '1 ms' as at from message m`;
const replied = `
  select from_phone as phone, body, true as from_customer, at from inbound i`;
const lastOfEach = `
  select * from (select distinct on (phone) phone, body, from_customer, at from said order by phone, at desc) as last order by at desc, phone limit $2`;

const recentPhones = `
with said as ((${said} order by id desc limit $1) union all (${replied} order by id desc limit $1))
${lastOfEach}`;

const phonesWithDigits = `
with phones as (
  select to_phone as phone from message where to_phone like '%' || $1 || '%' group by 1
  union select from_phone from inbound where from_phone like '%' || $1 || '%'
  limit 200
), said as (
  select p.phone, last.body, last.from_customer, last.at from phones p cross join lateral (
    (${said} where m.to_phone = p.phone order by id desc limit 1) union all (${replied} where i.from_phone = p.phone order by id desc limit 1)
  ) as last
)
${lastOfEach}`;
