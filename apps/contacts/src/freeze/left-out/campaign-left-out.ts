import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import type { Recipient, RecipientList } from '../../schema.generated.js';

const largestPage = 1_000;

/** Who was left out of a campaign and why, by contact id. @throws 400 for bounds that no page has. */
export async function campaignLeftOut(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  page: { skip: number; limit: number },
): Promise<RecipientList> {
  if (!Number.isInteger(page.skip) || page.skip < 0) throw invalidField('skip', 'Give a whole number from 0 on.');
  if (!Number.isInteger(page.limit) || page.limit < 0 || page.limit > largestPage)
    throw invalidField('limit', `Give a whole number from 0 to ${largestPage}.`);
  const limit = page.limit === 0 ? largestPage : page.limit;
  const rows = await tx.query<Pick<Recipient, 'contactId' | 'name' | 'phoneInternational' | 'reason'>>(
    `select contact_id as "contactId", name, phone as "phoneInternational", reason from left_out
      where tenant_id = $1 and campaign_id = $2 order by contact_id, typed limit $3 offset $4`,
    [tenantId, campaignId, limit + 1, page.skip],
  );
  const [counted] = await tx.query<{ count: number }>(
    'select count(*)::int as count from left_out where tenant_id = $1 and campaign_id = $2',
    [tenantId, campaignId],
  );
  return {
    data: rows.slice(0, limit).map((row) => ({ ...row, status: 'left-out', state: 'left-out' })),
    count: counted?.count ?? 0,
    countIsExact: true,
    hasMore: rows.length > limit,
  };
}
