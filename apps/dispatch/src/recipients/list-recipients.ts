import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { formatExact } from '@bellbird/money';
import { tenantNumber } from '../campaign/tenant-number.js';
import { among, baseIdOf } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import type { Recipient, RecipientList } from '../schema.generated.js';
import { recipientStatuses, whereStatus, wordsOf, type RecipientStatus } from './recipient-words.js';

interface Row {
  contact_id: string | null;
  name: string;
  address: string;
  state: number;
  provider_rank: number;
  error_code: number | null;
  units: number;
  price: bigint | null;
  body: string;
  provider_sid: string | null;
  sent_at: Date | null;
  receipt_at: Date | null;
}

const mostRows = 1_000;
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
  const skip = inBounds('skip', of.skip ?? 0, 2 ** 31 - 1);
  const limit = inBounds('limit', of.limit ?? 0, mostRows) || mostRows;
  const where = conditionOf(of.status ?? null);
  const tenantNo = await tenantNumber(tx, tenantId);
  const [campaign] = await tx.query<{ campaign_no: number }>(
    'select campaign_no from campaign_control where tenant_no = $1 and campaign_id = $2',
    [tenantNo, of.campaignId],
  );
  if (campaign === undefined) return nobody;
  const base = baseIdOf(campaign.campaign_no);
  const range = [tenantNo, base.toString(), (base + 0xffffffffn).toString()];
  const [total] = await tx.query<{ count: number }>(
    `select count(*)::int as count from message m where m.tenant_no = $1 and m.id between $2 and $3 and ${where}`,
    range,
  );
  const rows = await tx.query<Row>(
    `select m.contact_id, m.name, m.address, m.state, m.provider_rank, m.error_code, m.units, m.price, m.body, m.provider_sid,
            case when m.state in ${among('accepted', 'rejected', 'unknown', 'failedUnknown')} then m.sending_at end as sent_at, m.receipt_at
       from message m where m.tenant_no = $1 and m.id between $2 and $3 and ${where} order by m.id offset $4 limit $5`,
    [...range, skip, limit],
  );
  const count = total?.count ?? 0;
  return { data: rows.map(outOf), count, countIsExact: true, hasMore: skip + rows.length < count };
}

function outOf(row: Row): Recipient {
  const words = wordsOf(row.state, row.provider_rank, row.error_code);
  return {
    contactId: row.contact_id,
    name: row.name || null,
    phoneInternational: row.address,
    ...words,
    parts: row.units,
    cost: row.price === null ? null : formatExact(row.price),
    text: row.body,
    providerId: row.provider_sid,
    sentAt: row.sent_at,
    deliveredAt: row.provider_rank === receiptRank.delivered ? row.receipt_at : null,
  };
}

function inBounds(field: string, value: number, most: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw invalidField(field, `Must be a whole number from 0 to ${most}.`);
  return value;
}

function conditionOf(status: string | null): string {
  if (status === null) return 'true';
  if (!(recipientStatuses as readonly string[]).includes(status))
    throw invalidField('status', `Must be one of ${recipientStatuses.join(', ')} or left-out.`);
  return whereStatus[status as RecipientStatus];
}
