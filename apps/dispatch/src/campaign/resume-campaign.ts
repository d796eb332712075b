import type { Tx } from '@bellbird/database';
import type { campaignResumed, Payload } from '@bellbird/events';
import { changeCampaign, lockCampaign } from './campaign-control.repository.js';
import { presentWindow, sayHeld } from './keep-window.js';

/** Lets a paused campaign go on: lifts every pause of a lower version, never a cancel. The limit is the event's from now on. */
export async function resumeCampaign(tx: Tx, resumed: Payload<typeof campaignResumed>, now: Date): Promise<boolean> {
  const campaign = await lockCampaign(tx, resumed.tenantId, resumed.campaignId);
  const version = BigInt(resumed.campaignVersion);
  if (campaign === null || campaign.state === 'finished' || version <= campaign.version) return false;
  await tx.execute(
    'delete from campaign_stop where tenant_no = $1 and campaign_no = $2 and not cancel and version < $3',
    [campaign.tenant_no, campaign.campaign_no, version.toString()],
  );
  // The limits of zones stay: whoever is past theirs is not sent to any more.
  const isByZone = campaign.zone_rule === 'recipient';
  const notLaterThan = resumed.notLaterThan === null ? null : new Date(resumed.notLaterThan);
  const limits = { not_later_than: isByZone ? campaign.not_later_than : notLaterThan };
  const window = await presentWindow(tx, { ...campaign, ...limits }, now);
  const canceled = campaign.state === 'canceled';
  const revision = await changeCampaign(tx, campaign, {
    ...limits,
    version,
    paused: false,
    ...(campaign.funded_heard && {
      ...window.columns,
      state: canceled ? 'canceled' : campaign.state === 'paused' ? 'running' : campaign.state,
    }),
  });
  if (campaign.funded_heard && !canceled && campaign.held !== (window.times.held?.reason ?? null))
    await sayHeld(tx, campaign, campaign.held, window.times.held, revision);
  return true;
}
