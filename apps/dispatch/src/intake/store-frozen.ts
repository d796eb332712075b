import type { Tx } from '@bellbird/database';
import { changeCampaign, lockCampaign } from '../campaign/campaign-control.repository.js';
import { addedUp } from './left-out-by-variant.js';
import { sayStored } from './say-stored.js';

/** What `recipients.frozen` says. */
export interface Frozen {
  tenantId: string;
  campaignId: string;
  pages: number;
  leftOut: Record<string, number>;
  stopped: boolean;
  /** Of those left out, by variant; null where the campaign has none. */
  byVariant?: readonly { leftOut: number }[] | null;
}

/** The freeze is over: from now on it is known how many pages there are. */
export async function storeFrozen(tx: Tx, frozen: Frozen): Promise<void> {
  const campaign = await lockCampaign(tx, frozen.tenantId, frozen.campaignId);
  if (campaign === null || campaign.pages !== null) return;
  const left_out_by_variant = addedUp(
    campaign.left_out_by_variant,
    frozen.byVariant?.map(({ leftOut }) => leftOut) ?? null,
  );
  const known = { pages: frozen.pages, left_out: frozen.leftOut, stopped: frozen.stopped, left_out_by_variant };
  Object.assign(campaign, known);
  await changeCampaign(tx, campaign, known);
  await sayStored(tx, campaign);
}
