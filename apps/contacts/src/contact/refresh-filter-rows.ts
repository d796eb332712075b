import type { Tx } from '@bellbird/database';
import { slotValue } from '../attribute/attribute-fields.js';
import { readAttributes } from '../attribute/read-attributes.js';

/**
 * Makes the filter rows of contacts say what the contacts say: live ones have one, others none. In the transaction of
 * the change, so that no list ever contradicts a contact.
 */
export async function refreshFilterRows(tx: Tx, tenantId: string, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await tx.execute(
    `delete from contact_filter f where f.tenant_id = $1 and f.contact_id = any($2::uuid[])
        and not exists (select 1 from contact c where c.tenant_id = $1 and c.id = f.contact_id and c.trashed_at is null)`,
    [tenantId, contactIds],
  );
  await tx.execute(await filterRowsStatement(tx, tenantId, 'c.id = any($2::uuid[])'), [tenantId, contactIds]);
}

/** The statement that writes filter rows of the live contacts `c` (by default of all) that meet a condition; $1 is the tenant. */
export async function filterRowsStatement(
  tx: Tx,
  tenantId: string,
  condition: string,
  from = 'contact c',
): Promise<string> {
  const slotted = [...(await readAttributes(tx, tenantId)).values()].filter((attribute) => attribute.slot !== null);
  const columns = [
    'tenant_id',
    'contact_id',
    'created_at',
    'status',
    'on_hold',
    ...slotted.map((attribute) => attribute.slot as string),
  ];
  const values = ['c.tenant_id', 'c.id', 'c.created_at', 'c.status', 'c.on_hold', ...slotted.map(slotValue)];
  const changed = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  return `insert into contact_filter (${columns.join(', ')})
    select ${values.join(', ')} from ${from} where c.tenant_id = $1 and c.trashed_at is null and ${condition}
    on conflict (tenant_id, contact_id) do update set ${changed.join(', ')}`;
}
