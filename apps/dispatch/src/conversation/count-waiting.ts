import type { Tx } from '@bellbird/database';

/** How many open conversations end with a text of the customer that nobody has read or answered. */
export async function countWaiting(tx: Tx, tenantId: string): Promise<number> {
  const [row] = await tx.query<{ waiting: number }>(
    `select count(*)::int as waiting from conversation where tenant_id = $1 and unread > 0 and status = 'open'`,
    [tenantId],
  );
  return row?.waiting ?? 0;
}
