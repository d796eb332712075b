import type { Tx } from '@bellbird/database';
import { marketingStatuses, type MarketingStatus } from '../contact/marketing-status.js';
import { changesByKey } from './contact-lines.js';

export interface ContactPie {
  total: number;
  slices: { key: MarketingStatus; count: number }[];
  channels: { voice: number; email: number };
}

/** Contacts by marketing status as they are now, by their counters: nothing is counted. */
export async function contactPie(tx: Tx): Promise<ContactPie> {
  const rows = await tx.query<{ key: string; count: number }>(
    `select key, sum(value)::int as count
       from ((select distinct on (key) key, value from contact_day where tenant_id = $1 and key not in ('added', 'removed') order by key, day desc)
              union all
             select each.key, each.value from contact_day_change c cross join lateral ${changesByKey} where c.tenant_id = $1) levels
      group by key`,
    [tx.tenantId],
  );
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  return {
    total: counts.get('total') ?? 0,
    slices: marketingStatuses.map((key) => ({ key, count: counts.get(key) ?? 0 })),
    channels: { voice: 0, email: 0 },
  };
}
