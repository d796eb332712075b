import type { Tx } from '@bellbird/database';
import { invalidInput } from '@bellbird/errors';
import { dayOf, daysFrom, isDay, wrongDay, wrongWord } from '@bellbird/resource-kit';
import {
  groupings,
  groupsBetween,
  linesOf,
  mostPoints,
  type DayChange,
  type Grouping,
  type Line,
  type LineKey,
} from './contact-days.js';

interface Wanted {
  from?: string | null;
  to?: string | null;
  groupBy?: string | null;
}

/** What `contact_day_change` holds, as rows of a key and a value. */
export const changesByKey = `(values ('total', c.live), ('subscribed', c.subscribed), ('unsubscribed', c.unsubscribed),
  ('transactional-only', c.transactional_only), ('added', c.added), ('removed', c.removed)) each(key, value)`;

/**
 * Lines of a business's contacts between two days, both included; without `from` of the 30 days up to `to`. A business that
 * had contacts before days were kept has no points of that time. @throws 400 on from, to, groupBy.
 */
export async function contactLines(tx: Tx, wanted: Wanted, timeZone: string, now: Date): Promise<Line[]> {
  const { from, groups, to } = readDays(wanted, timeZone, now);
  const since = await countedSince(tx);
  const shown = groups.filter((_, nth) => since === null || (groups[nth + 1] ?? '9999') > since);
  const rows = await tx.query<Omit<DayChange, 'day'> & { day: string | null }>(
    `select case when day >= $2::date then day end as day, key, sum(change)::int as value
       from (select day, key, value - case when key in ('added', 'removed') then 0 else lag(value, 1, 0::bigint) over (partition by key order by day) end as change
               from contact_day where tenant_id = $1 and day <= $3::date
              union all
             select c.day, each.key, each.value from contact_day_change c cross join lateral ${changesByKey}
              where c.tenant_id = $1 and c.day <= $3::date and each.value <> 0) changes
      group by 1, 2`,
    [tx.tenantId, from, to],
  );
  const before: Partial<Record<LineKey, number>> = {};
  const changes: DayChange[] = [];
  for (const { day, key, value } of rows)
    if (day === null) before[key] = value;
    else changes.push({ day, key, value });
  return linesOf(before, changes, shown);
}

/** The day on which a business's contacts were first counted, where it had some before; null where its days are all there. */
async function countedSince(tx: Tx): Promise<string | null> {
  const [first] = await tx.query<{ day: string; hadSome: boolean }>(
    `select day, sum(case key when 'total' then value when 'added' then -value when 'removed' then value else 0 end) <> 0 as "hadSome"
       from contact_day where tenant_id = $1 group by day order by day limit 1`,
    [tx.tenantId],
  );
  return first?.hadSome === true ? first.day : null;
}

function readDays(wanted: Wanted, timeZone: string, now: Date): { from: string; to: string; groups: string[] } {
  const to = wanted.to ?? dayOf(now, timeZone);
  const from = wanted.from ?? (isDay(to) ? daysFrom(to, -29) : to);
  const wrong = [...wrongDay('from', from), ...wrongDay('to', to), ...wrongWord('groupBy', wanted.groupBy, groupings)];
  if (wrong.length === 0 && to < from) wrong.push({ field: 'to', message: 'The last day is before the first.' });
  const groups = wrong.length === 0 ? groupsBetween(from, to, (wanted.groupBy ?? 'day') as Grouping) : [];
  if (groups.length > mostPoints) wrong.push({ field: 'from', message: `Give at most ${mostPoints} points.` });
  if (wrong.length > 0) throw invalidInput(...wrong);
  return { from, to, groups };
}
