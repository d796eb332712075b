import type { Database, Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** How many live contacts a tenant has, exactly, from its counter. */
export async function countContacts(tx: Tx, { tenantId }: Pick<ResourceActor, 'tenantId'>): Promise<number> {
  const [row] = await tx.query<{ live: number }>(
    'select coalesce(sum(live), 0)::int as live from contact_count where tenant_id = $1',
    [tenantId],
  );
  return row?.live ?? 0;
}

const busy = 20;

/** Adds up the differences that changes left behind, for the tenants that have many; answers for how many. */
export function addUpCounters(db: Database): Promise<number> {
  return db.system((tx) =>
    tx.execute(
      `with gone as (
       delete from contact_count c using (select tenant_id from contact_count group by tenant_id having count(*) > $1) busy
        where c.tenant_id = busy.tenant_id returning c.tenant_id, c.live, c.trashed)
     insert into contact_count (tenant_id, live, trashed) select tenant_id, sum(live), sum(trashed) from gone group by tenant_id`,
      [busy],
    ),
  );
}
