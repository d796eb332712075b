import type { Tx } from '@bellbird/database';
import { faultPoint } from '@bellbird/service-host/light';
import { ordinalOf } from '../message-state.js';

/** Where the links of a campaign lead: there before its first licence, in the transaction that allows it. */
export async function storeLinkSet(
  tx: Tx,
  campaign: { tenant_no: number; campaign_no: number },
  { no, urls }: { no: number; urls: readonly string[] },
): Promise<void> {
  await tx.execute(
    `insert into link_set (no, tenant_no, campaign_no, urls, people)
     select $1, $2, $3, $4, coalesce(max(${ordinalOf('hi')}), 0) from chunk where tenant_no = $2 and campaign_no = $3 and people > 0
     on conflict do nothing`,
    [no, campaign.tenant_no, campaign.campaign_no, urls],
  );
  faultPoint('after-link-set');
}
