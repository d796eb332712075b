import type { Database, Tx } from '@bellbird/database';
import { changeCampaign, lockCampaign } from './campaign-control.repository.js';
import { tenantNumber } from './tenant-number.js';

export interface Stop {
  tenantId: string;
  campaignId: string;
  /** Of the campaign, at the pause or cancel. */
  version: bigint;
  cancel: boolean;
}

/**
 * Pause or cancel, in two commits: first the stop itself, which every later licence sees at once; then the campaign's
 * row, which waits for the slices that are being licensed. When this resolves, no licence begins any more. Idempotent.
 * Answers false where the campaign is another tenant's.
 */
export async function stopCampaign(db: Database, stop: Stop): Promise<boolean> {
  const known = await db.tenant(stop.tenantId, (tx) => writeStop(tx, stop));
  if (known) await db.tenant(stop.tenantId, (tx) => applyStop(tx, stop, false));
  return known;
}

/** The first half. A cancel sticks, and of the versions the greatest stays. */
export async function writeStop(tx: Tx, stop: Stop): Promise<boolean> {
  const tenantNo = await tenantNumber(tx, stop.tenantId);
  const find = 'select campaign_no from campaign_control where tenant_no = $1 and campaign_id = $2';
  let [campaign] = await tx.query<{ campaign_no: number }>(find, [tenantNo, stop.campaignId]);
  if (campaign === undefined) {
    await tx.execute(
      'insert into campaign_control (tenant_no, campaign_id, tenant_id) values ($1, $2, $3) on conflict (campaign_id) do nothing',
      [tenantNo, stop.campaignId, stop.tenantId],
    );
    [campaign] = await tx.query<{ campaign_no: number }>(find, [tenantNo, stop.campaignId]);
  }
  if (campaign === undefined) return false;
  await tx.execute(
    `insert into campaign_stop (tenant_no, campaign_no, version, cancel) values ($1, $2, $3, $4)
     on conflict (tenant_no, campaign_no) do update set version = greatest(campaign_stop.version, excluded.version), cancel = campaign_stop.cancel or excluded.cancel`,
    [tenantNo, campaign.campaign_no, stop.version.toString(), stop.cancel],
  );
  return true;
}

/** The second half; `heard`: it is the event, not the call. */
export async function applyStop(tx: Tx, stop: Stop, heard: boolean): Promise<void> {
  const campaign = await lockCampaign(tx, stop.tenantId, stop.campaignId);
  if (campaign === null || campaign.state === 'finished') return;
  if (stop.cancel) {
    await changeCampaign(tx, campaign, { state: 'canceled', ...(heard && { cancel_heard: true }) });
  } else if (stop.version > campaign.version) {
    await changeCampaign(tx, campaign, {
      paused: true,
      version: stop.version,
      state: campaign.state === 'running' ? 'paused' : campaign.state,
    });
  }
}
