import type { Tx } from '@bellbird/database';
import { tenantNumber } from '../campaign/tenant-number.js';
import type { CampaignEngagement } from '../schema.generated.js';

/** How many people answered a campaign's text, and how many opted out after it; of another tenant's campaign nobody. */
export async function countEngaged(tx: Tx, tenantId: string, campaignId: string): Promise<CampaignEngagement> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const [counted] = await tx.query<CampaignEngagement>(
    `select (count(*) filter (where e.kind = 'reply'))::int as replied, (count(*) filter (where e.kind = 'out'))::int as "optedOut"
       from engaged e join campaign_control ca using (tenant_no, campaign_no)
      where ca.tenant_no = $1 and ca.campaign_id = $2`,
    [tenantNo, campaignId],
  );
  return counted ?? { replied: 0, optedOut: 0 };
}
