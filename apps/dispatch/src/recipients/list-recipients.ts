import type { Tx } from '@bellbird/database';
import type { RecipientList } from '../schema.generated.js';
import { boundsOf, conditionOf, rangeOf } from './asked-page.js';
import { recipientColumns, recipientJoins, recipientOf, type RecipientRow } from './recipient-row.js';

const nobody: RecipientList = { data: [], count: 0, countIsExact: true, hasMore: false };

/**
 * The recipients of a campaign in the order of its audience; `limit` 0 is as many as a page may hold. A campaign that is
 * not there, or another tenant's, has none. @throws 400 naming status, skip or limit.
 */
export async function listRecipients(
  tx: Tx,
  tenantId: string,
  of: { campaignId: string; status?: string | null; skip?: number | null; limit?: number | null },
): Promise<RecipientList> {
  const { skip, limit } = boundsOf(of);
  const where = conditionOf(of.status ?? null, ['left-out']);
  const range = await rangeOf(tx, tenantId, of.campaignId);
  if (range === null) return nobody;
  const [total] = await tx.query<{ count: number }>(
    `select count(*)::int as count from message m where m.tenant_no = $1 and m.id between $2 and $3 and ${where}`,
    range,
  );
  const rows = await tx.query<RecipientRow>(
    `select ${recipientColumns}
       from (select * from message m
              where m.tenant_no = $1 and m.id between $2 and $3 and ${where} order by m.id offset $4 limit $5) m
       ${recipientJoins} order by m.id`,
    [...range, skip, limit],
  );
  const count = total?.count ?? 0;
  return { data: rows.map(recipientOf), count, countIsExact: true, hasMore: skip + rows.length < count };
}
