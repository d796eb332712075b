import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { tenantNumber } from '../campaign/tenant-number.js';
import { baseIdOf } from '../message-state.js';
import { recipientStatuses, whereStatus, type RecipientStatus } from './recipient-words.js';

const mostRows = 1_000;

/** The part of a list that was asked for; `limit` 0 is as many as a page may hold. @throws 400 naming skip or limit. */
export const boundsOf = (asked: { skip?: number | null; limit?: number | null }) => ({
  skip: inBounds('skip', asked.skip ?? 0, 2 ** 31 - 1),
  limit: inBounds('limit', asked.limit ?? 0, mostRows) || mostRows,
});

/** SQL over `m` for the people in a state; of all where none is named. `others` the caller knows besides. @throws 400 naming status. */
export function conditionOf(status: string | null, others: readonly string[] = []): string {
  if (status === null) return 'true';
  if (!(recipientStatuses as readonly string[]).includes(status))
    throw invalidField('status', `Give one of ${[...recipientStatuses, ...others].join(', ')}.`);
  return whereStatus[status as RecipientStatus];
}

/**
 * Where a campaign's messages lie: values for `m.tenant_no = $1 and m.id between $2 and $3`. Null: not there, or another
 * tenant's; nor does anybody read the texts of codes, which lie beside campaigns.
 */
export async function rangeOf(tx: Tx, tenantId: string, campaignId: string): Promise<[number, string, string] | null> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const [campaign] = await tx.query<{ campaign_no: number }>(
    `select campaign_no from campaign_control ca where tenant_no = $1 and campaign_id = $2 and not exists (
       select 1 from single_request r where r.tenant_no = ca.tenant_no and r.campaign_no = ca.campaign_no and r.purpose = 'code')`,
    [tenantNo, campaignId],
  );
  if (campaign === undefined) return null;
  const base = baseIdOf(campaign.campaign_no);
  return [tenantNo, base.toString(), (base + 0xffffffffn).toString()];
}

function inBounds(field: string, value: number, most: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw invalidField(field, `Must be a whole number from 0 to ${most}.`);
  return value;
}
