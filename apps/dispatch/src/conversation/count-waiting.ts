import type { Tx } from '@bellbird/database';

/** How many open conversations need a person: a text that nobody has read or answered, or one that left doubt. */
export async function countWaiting(tx: Tx, tenantId: string): Promise<number> {
  const [row] = await tx.query<{ waiting: number }>(
    `select count(*)::int as waiting from conversation
      where tenant_id = $1 and status = 'open' and (unread > 0 or attention is not null)`,
    [tenantId],
  );
  return row?.waiting ?? 0;
}
