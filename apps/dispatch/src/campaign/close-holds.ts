import { sql, type Tx } from '@bellbird/database';
import { faultPoint } from '@bellbird/service-host/light';
import { campaignControls, lockCampaigns } from './campaign-control.repository.js';

/**
 * Holds of one tenant are closed: `sending.finished` need not be said again. Where a campaign still ran (its hold was
 * closed early), nothing may be licensed any more, for no open hold covers it. Answers those of which that was so.
 */
export async function closeHolds(tx: Tx, tenantId: string, subjectIds: readonly string[]): Promise<string[]> {
  const campaigns = await lockCampaigns(tx, tenantId, subjectIds);
  await campaignControls.updateEach(
    tx,
    ['tenant_no', 'campaign_no'],
    campaigns.map(({ tenant_no, campaign_no }) => ({ tenant_no, campaign_no, next_emission: null })),
    { closed_at: sql`now()` },
  );
  faultPoint('close');
  const early = campaigns.filter(({ state }) => state === 'running' || state === 'paused');
  await campaignControls.updateEach(
    tx,
    ['tenant_no', 'campaign_no'],
    early.map(({ tenant_no, campaign_no }) => ({ tenant_no, campaign_no, state: 'waiting' as const })),
    { revision: sql`t.revision + 1` },
  );
  return early.map(({ campaign_id }) => campaign_id);
}
