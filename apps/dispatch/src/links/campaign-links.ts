import type { Tx } from '@bellbird/database';
import { tenantNumber } from '../campaign/tenant-number.js';
import type { CampaignLinkCounts } from '../schema.generated.js';

/** How the links of campaigns were followed, kept with each judgement: a row a link and none a click is read. */
export async function campaignLinks(
  tx: Tx,
  tenantId: string,
  campaignIds: readonly string[],
): Promise<CampaignLinkCounts[]> {
  const tenantNo = await tenantNumber(tx, tenantId);
  return tx.query<CampaignLinkCounts>(
    `select ca.campaign_id as "campaignId", l.link::int as link, l.clicked_people as "clickedPeople", l.clicks, l.likely_machine as "likelyMachine"
       from campaign_control ca join link_count l on l.tenant_no = ca.tenant_no and l.campaign_no = ca.campaign_no
      where ca.tenant_no = $1 and ca.campaign_id = any($2::uuid[]) order by 1, 2`,
    [tenantNo, campaignIds],
  );
}
