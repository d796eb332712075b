import type { Tx } from '@bellbird/database';
import { recipientsStored } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { changeCampaign, type CampaignControl } from '../campaign/campaign-control.repository.js';
import { isSingle } from '../campaign/is-single.js';

/**
 * Says `recipients.stored`, once: when it is known how many pages there are and all of them are here. The campaign's row
 * is locked by the caller, so of the last two that arrive together one sees the other.
 */
export async function sayStored(tx: Tx, campaign: CampaignControl): Promise<void> {
  if (campaign.pages === null || campaign.recipients !== null) return;
  const at = [campaign.tenant_no, campaign.campaign_no];
  const [here] = await tx.query<{ pages: number }>(
    'select count(*)::int as pages from chunk where tenant_no = $1 and campaign_no = $2',
    at,
  );
  if ((here?.pages ?? 0) < campaign.pages) return;
  const byCountry = await tx.query<{ country: string; people: number; units: number }>(
    `select country, count(*)::int as people, sum(units)::int as units from message
      where tenant_no = $1 and id between $2::bigint << 32 and ($2::bigint << 32) + 4294967295 group by country order by country`,
    at,
  );
  const recipients = byCountry.reduce((sum, { people }) => sum + people, 0);
  const leftOut = { ...campaign.left_out };
  if (campaign.duplicates > 0) leftOut['duplicatePhone'] = (leftOut['duplicatePhone'] ?? 0) + campaign.duplicates;
  campaign.recipients = recipients;
  const revision = await changeCampaign(tx, campaign, { recipients });
  if (isSingle(campaign)) return; // a request of single texts: nobody prices it, its hold is open already
  await publish(
    tx,
    recipientsStored,
    {
      campaignId: campaign.campaign_id,
      tenantId: campaign.tenant_id,
      recipients,
      unitsByCountry: Object.fromEntries(byCountry.map(({ country, units }) => [country, units])),
      leftOut,
      stopped: campaign.stopped,
      byVariant: await countedByVariant(tx, campaign),
    },
    { aggregateVersion: revision },
  );
}

/** Recipients and those left out of each variant; null of a campaign without. */
async function countedByVariant(tx: Tx, campaign: CampaignControl) {
  const { left_out_by_variant: leftOut, tenant_no, campaign_no } = campaign;
  if (leftOut === null) return null;
  const rows = await tx.query<{ variant: number; people: number }>(
    `select variant, count(*)::int as people from message
      where tenant_no = $1 and id between $2::bigint << 32 and ($2::bigint << 32) + 4294967295 and variant is not null group by variant`,
    [tenant_no, campaign_no],
  );
  const recipients = new Map(rows.map(({ variant, people }) => [variant, people]));
  return leftOut.map((each, at) => ({ recipients: recipients.get(at + 1) ?? 0, leftOut: each }));
}
