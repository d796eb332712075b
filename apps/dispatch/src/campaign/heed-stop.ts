import type { Tx } from '@bellbird/database';
import { applyStop, writeStop } from './stop-campaign.js';

/** `campaign.paused` and `campaign.canceled` repeat what the stop call said, or say it where the call did not come through. */
export async function heedStop(
  tx: Tx,
  event: { tenantId: string; campaignId: string; campaignVersion: number },
  cancel: boolean,
): Promise<void> {
  const stop = {
    tenantId: event.tenantId,
    campaignId: event.campaignId,
    version: BigInt(event.campaignVersion),
    cancel,
  };
  if (await writeStop(tx, stop)) await applyStop(tx, stop, true);
}
