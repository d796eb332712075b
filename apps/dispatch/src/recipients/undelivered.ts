import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { tenantNumber } from '../campaign/tenant-number.js';
import { among, messageState, ordinalOf } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import type { UndeliveredPerson } from '../schema.generated.js';
import { rangeOf } from './asked-page.js';
import { whereStatus } from './recipient-words.js';

/** The states of which it is proved that nothing arrived: never sent, or said by the network not to have arrived. */
const proved = ['bounced', 'canceled'] as const;
const isProved = (status: string): status is (typeof proved)[number] => (proved as readonly string[]).includes(status);

export const mostUndelivered = 1_000;
const mostPhones = 2_000;
const mostCampaigns = 1_000;

/**
 * People of a campaign of whom it is proved that they did not get it, in the order of its audience, behind the one with
 * the ordinal `after`. No more are left where the answer is empty. @throws 400 naming statuses.
 */
export async function undelivered(
  tx: Tx,
  tenantId: string,
  { campaignId, statuses, after }: { campaignId: string; statuses: readonly string[]; after: number },
): Promise<UndeliveredPerson[]> {
  if (statuses.length === 0 || !statuses.every(isProved))
    throw invalidField('statuses', `Only ${proved.join(' and ')} are proved not to have arrived.`);
  const range = await rangeOf(tx, tenantId, campaignId);
  if (range === null) return [];
  const [tenantNo, base, last] = range;
  return tx.query<UndeliveredPerson>(
    `select ${ordinalOf('m.id')} as ordinal, m.contact_id as "contactId", m.address as phone, m.country
       from message m
      where m.tenant_no = $1 and m.id > $2 and m.id <= $3 and (${statuses
        .filter(isProved)
        .map((each) => whereStatus[each])
        .join(' or ')})
      order by m.id limit ${mostUndelivered}`,
    [tenantNo, (BigInt(base) + BigInt(after)).toString(), last],
  );
}

/**
 * Of these phones, those that got a text of one of the campaigns or may have got it: whatever is not proved. One that is
 * still to be sent may yet arrive. @throws 400 naming phones or campaignIds.
 */
export async function delivered(
  tx: Tx,
  tenantId: string,
  { campaignIds, phones }: { campaignIds: readonly string[]; phones: readonly string[] },
): Promise<string[]> {
  if (phones.length > mostPhones) throw invalidField('phones', `At most ${mostPhones} at once.`);
  if (campaignIds.length > mostCampaigns) throw invalidField('campaignIds', `At most ${mostCampaigns} at once.`);
  if (phones.length === 0 || campaignIds.length === 0) return [];
  const rows = await tx.query<{ phone: string }>(
    `select distinct m.address as phone
       from campaign_control ca
       join message m on m.campaign_no = ca.campaign_no and m.tenant_no = ca.tenant_no and m.address = any($3::text[])
      where ca.tenant_no = $1 and ca.campaign_id = any($2::uuid[]) and ${mayHaveIt}`,
    [await tenantNumber(tx, tenantId), campaignIds, phones],
  );
  return rows.map(({ phone }) => phone);
}

const mayHaveIt = `(m.state in ${among('queued', 'sending', 'unknown', 'failedUnknown')}
  or m.state = ${messageState.accepted} and m.provider_rank not in (${receiptRank.failed}, ${receiptRank.undelivered}))`;
