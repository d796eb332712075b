import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** How many live contacts a tenant has, exactly, from its counter. */
export async function countContacts(tx: Tx, { tenantId }: Pick<ResourceActor, 'tenantId'>): Promise<number> {
  const [row] = await tx.query<{ live: number }>(
    'select coalesce(sum(live), 0)::int as live from contact_count where tenant_id = $1',
    [tenantId],
  );
  return row?.live ?? 0;
}
