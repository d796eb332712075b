import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { invalidField, invalidInput } from '@bellbird/errors';
import { formatExact, type Micros } from '@bellbird/money';
import { actorOf, dayOf, daysFrom, isDay, wrongDay } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';

const mostDays = 366;
const dayMs = 86_400_000;

/** Turns of the days asked for, with what is counted of each. $1 tenant, $2 and $3 days. */
const chosen = `
  chosen as (
    select t.*, d.local_date,
           extract(epoch from t.called_at - t.booked_at) as waited,
           extract(epoch from t.ended_at - t.called_at) as served
      from turn t join work_day d on d.tenant_id = t.tenant_id and d.id = t.day_id
     where t.tenant_id = $1 and d.local_date between $2::date and $3::date)`;

/** What became of turns, by what is kept of them for good: also of those whose names are forgotten. */
@Injectable()
export class Analytics {
  constructor(private readonly work: Work) {}

  /** @throws 400 naming the day that is wrong. */
  of(context: GraphContext, given: { from?: string | null; to?: string | null }) {
    const { tenantId, timeZone: zone } = actorOf(context);
    const to = given.to ?? dayOf(context.now, zone);
    const from = given.from ?? (isDay(to) ? daysFrom(to, -29) : to);
    const wrong = [...wrongDay('from', from), ...wrongDay('to', to)];
    if (wrong.length > 0) throw invalidInput(...wrong);
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (days < 1) throw invalidField('to', 'The last day is before the first.');
    if (days > mostDays) throw invalidField('to', 'Give at most 366 days.');
    return this.work.read(context, async (tx) => {
      const values = [tenantId, from, to];
      const { timeZone } = await businessOf(tx, tenantId);
      return {
        ...(await totals(tx, values)),
        canceled: await canceledByReason(tx, values),
        ...(await textsOf(tx, values)),
        byDay: await byDay(tx, values),
        byHour: await byHour(tx, [...values, timeZone]),
      };
    });
  }
}

interface Totals {
  turns: number;
  attended: number;
  waitMedianSeconds: number | null;
  waitP90Seconds: number | null;
  servedMedianSeconds: number | null;
  noShowPercent: number | null;
  estimateErrorP80Seconds: number | null;
}

async function totals(tx: Tx, values: unknown[]): Promise<Totals> {
  const [row] = await tx.query<Totals>(
    `with ${chosen}
     select count(*)::int as turns, (count(*) filter (where status = 'attended'))::int as attended,
            round(percentile_cont(0.5) within group (order by waited))::int as "waitMedianSeconds",
            round(percentile_cont(0.9) within group (order by waited))::int as "waitP90Seconds",
            round(percentile_cont(0.5) within group (order by served) filter (where status = 'attended'))::int as "servedMedianSeconds",
            round(100.0 * count(*) filter (where reason = 'no-show') / nullif(count(*), 0), 1)::float8 as "noShowPercent",
            round(percentile_cont(0.8) within group (order by abs(waited - quoted_minutes * 60)))::int as "estimateErrorP80Seconds"
       from chosen`,
    values,
  );
  if (row === undefined) throw new Error('A count answers one row.');
  return row;
}

async function canceledByReason(tx: Tx, values: unknown[]): Promise<Record<string, number>> {
  const rows = await tx.query<{ reason: string; count: number }>(
    `with ${chosen} select reason, count(*)::int as count from chosen where status = 'canceled' and reason is not null group by 1 order by 1`,
    values,
  );
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

/** Those that were charged, that is accepted by the carrier. */
async function textsOf(tx: Tx, values: unknown[]): Promise<{ texts: number; cost: string }> {
  const [row] = await tx.query<{ texts: number; cost: Micros }>(
    `with ${chosen}
     select (count(*) filter (where x.state in ('accepted', 'bounced', 'delivered')))::int as texts, coalesce(sum(x.cost), 0)::bigint as cost
       from chosen t join turn_text x on x.tenant_id = t.tenant_id and x.turn_id = t.id`,
    values,
  );
  return { texts: row?.texts ?? 0, cost: formatExact(row?.cost ?? (0n as Micros)) };
}

const byDay = (tx: Tx, values: unknown[]) =>
  tx.query<{ date: string; turns: number; attended: number; canceled: number; waitMedianSeconds: number | null }>(
    `with ${chosen}
     select local_date::text as date, count(*)::int as turns, (count(*) filter (where status = 'attended'))::int as attended,
            (count(*) filter (where status = 'canceled'))::int as canceled,
            round(percentile_cont(0.5) within group (order by waited))::int as "waitMedianSeconds"
       from chosen group by 1 order by 1`,
    values,
  );

const byHour = (tx: Tx, values: unknown[]) =>
  tx.query<{ hour: number; turns: number; waitMedianSeconds: number | null }>(
    `with ${chosen}
     select h.hour, count(t.id)::int as turns, round(percentile_cont(0.5) within group (order by t.waited))::int as "waitMedianSeconds"
       from generate_series(0, 23) h(hour) left join chosen t on extract(hour from t.booked_at at time zone $4) = h.hour
      group by 1 order by 1`,
    values,
  );
