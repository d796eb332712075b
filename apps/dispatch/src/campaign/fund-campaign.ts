import type { Tx } from '@bellbird/database';
import type { campaignFunded, Payload } from '@bellbird/events';
import { activeTraceparent } from '@bellbird/outbox';
import { storeLinkSet } from '../links/store-link-set.js';
import { changeCampaign, lockCampaign, type CampaignControl } from './campaign-control.repository.js';
import { limitZones } from './campaign-zones.js';
import { presentWindow, sayHeld } from './keep-window.js';

/**
 * An open hold covers the campaign: on this and on nothing else dispatch starts. A stop that was known before stays in
 * force, and a canceled campaign stays canceled.
 */
export async function fundCampaign(tx: Tx, funded: Payload<typeof campaignFunded>, now: Date): Promise<boolean> {
  const campaign = await lockCampaign(tx, funded.tenantId, funded.campaignId);
  if (campaign === null || campaign.funded_heard) return false;
  const stop = (await stopsOf(tx, [campaign])).get(campaign.campaign_no);
  const isPaused = funded.paused && campaign.version <= BigInt(funded.campaignVersion);
  const { state, paused } = onceFunded({ ...campaign, paused: campaign.paused || isPaused }, stop);
  const limits = {
    time_zone: funded.timeZone,
    not_before: new Date(funded.sendFrom),
    not_later_than: funded.notLaterThan === null ? null : new Date(funded.notLaterThan),
    limit_first_only: funded.limitBindsFirstOnly,
    zone_rule: funded.zoneRule,
  };
  if (funded.zoneRule === 'recipient') {
    const { localFrom, localUntil } = funded;
    const ends = { notLaterThan: limits.not_later_than, localUntil };
    await limitZones(tx, campaign, { sendFrom: limits.not_before, localFrom, ...ends });
  }
  const window = await presentWindow(tx, { ...campaign, ...limits }, now);
  if (funded.linkSet !== null) await storeLinkSet(tx, campaign, funded.linkSet);
  const revision = await changeCampaign(tx, campaign, {
    ...limits,
    ...window.columns,
    state,
    paused,
    funded_heard: true,
    hold_id: funded.holdId,
    prices: funded.prices,
    channel: funded.channel,
    sender: funded.sender.address,
    consent_needed: funded.messageType !== 'transactional',
    unknown_policy: funded.unknownPolicy,
    traceparent: activeTraceparent(),
  });
  if (state !== 'canceled') await sayHeld(tx, campaign, null, window.times.held, revision);
  return true;
}

interface WrittenStop {
  cancel: boolean;
  version: bigint;
}

/** The stops of campaigns of one tenant, by campaign number, of those that have one. */
export async function stopsOf(
  tx: Tx,
  campaigns: readonly Pick<CampaignControl, 'tenant_no' | 'campaign_no'>[],
): Promise<Map<number, WrittenStop>> {
  const rows = await tx.query<WrittenStop & { campaign_no: number }>(
    'select campaign_no, cancel, version from campaign_stop where tenant_no = $1 and campaign_no = any($2::int[])',
    [campaigns[0]?.tenant_no, campaigns.map(({ campaign_no }) => campaign_no)],
  );
  return new Map(rows.map(({ campaign_no, ...stop }) => [campaign_no, stop]));
}

/** What an open hold makes of a campaign. `stop`: as it lies in the database, where there is one. */
export function onceFunded(
  campaign: Pick<CampaignControl, 'state' | 'paused' | 'version'>,
  stop: WrittenStop | undefined,
): Pick<CampaignControl, 'state' | 'paused'> {
  const paused = campaign.paused || (stop !== undefined && !stop.cancel && stop.version > campaign.version);
  const canceled = campaign.state === 'canceled' || stop?.cancel === true;
  return { state: canceled ? 'canceled' : paused ? 'paused' : 'running', paused };
}
