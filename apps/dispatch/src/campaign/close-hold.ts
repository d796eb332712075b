import type { Tx } from '@bellbird/database';
import { faultPoint } from '@bellbird/service-host/light';
import { changeCampaign, lockCampaign } from './campaign-control.repository.js';

/**
 * The hold is closed: `sending.finished` need not be said again. Where the campaign still ran (the hold was closed
 * early), nothing may be licensed any more, for no open hold covers it. Answers whether that was so.
 */
export async function closeHold(
  tx: Tx,
  closed: { tenantId: string; subjectId: string },
): Promise<'expected' | 'early'> {
  const campaign = await lockCampaign(tx, closed.tenantId, closed.subjectId);
  if (campaign === null) return 'expected';
  const early = campaign.state === 'running' || campaign.state === 'paused';
  await tx.execute(
    'update campaign_control set closed_at = now(), next_emission = null where tenant_no = $1 and campaign_no = $2',
    [campaign.tenant_no, campaign.campaign_no],
  );
  faultPoint('close');
  if (early) await changeCampaign(tx, campaign, { state: 'waiting' });
  return early ? 'early' : 'expected';
}
