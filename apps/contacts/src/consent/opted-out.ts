import type { Tx } from '@bellbird/database';

/** Which of the phones have opted out of everything: they get no text of any kind. */
export async function optedOut(tx: Tx, tenantId: string, phones: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ phone: string }>(
    `select phone from consent where tenant_id = $1 and phone = any($2) and scope = 'all' and state = 'out' order by phone`,
    [tenantId, phones],
  );
  return rows.map(({ phone }) => phone);
}
