import type { Tx } from '@bellbird/database';

/**
 * The tenant's number, made on first use; from here on the transaction's row-level security lets its numbered rows
 * through. In a transaction that serves several tenants in turn, call it again after each change of tenant.
 */
export async function tenantNumber(tx: Tx, tenantId: string): Promise<number> {
  const find = `select tenant_no, set_config('app.tenant_no', tenant_no::text, true) from tenant where tenant_id = $1`;
  let [row] = await tx.query<{ tenant_no: number }>(find, [tenantId]);
  if (row === undefined) {
    await tx.execute('insert into tenant (tenant_id) values ($1) on conflict do nothing', [tenantId]);
    [row] = await tx.query<{ tenant_no: number }>(find, [tenantId]);
  }
  if (row === undefined) throw new Error('The tenant has no number.');
  return row.tenant_no;
}
