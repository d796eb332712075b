import type { Tx } from '@bellbird/database';
import { changeCampaign, lockCampaign } from '../campaign/campaign-control.repository.js';
import { sayStored } from './say-stored.js';

/** What `recipients.frozen` says. */
export interface Frozen {
  tenantId: string;
  campaignId: string;
  pages: number;
  leftOut: Record<string, number>;
  stopped: boolean;
}

/** The freeze is over: from now on it is known how many pages there are. */
export async function storeFrozen(tx: Tx, frozen: Frozen): Promise<void> {
  const campaign = await lockCampaign(tx, frozen.tenantId, frozen.campaignId);
  if (campaign === null || campaign.pages !== null) return;
  Object.assign(campaign, { pages: frozen.pages, left_out: frozen.leftOut, stopped: frozen.stopped });
  await changeCampaign(tx, campaign, {
    pages: frozen.pages,
    left_out: frozen.leftOut,
    stopped: frozen.stopped,
  });
  await sayStored(tx, campaign);
}
