import type { Tx } from '@bellbird/database';
import type { campaignFunded, Payload } from '@bellbird/events';
import { activeTraceparent } from '@bellbird/outbox';
import { storeLinkSet } from '../links/store-link-set.js';
import { changeCampaign, lockCampaign } from './campaign-control.repository.js';
import { limitZones } from './campaign-zones.js';
import { presentWindow, sayHeld } from './keep-window.js';

/**
 * An open hold covers the campaign: on this and on nothing else dispatch starts. A stop that was known before stays in
 * force, and a canceled campaign stays canceled.
 */
export async function fundCampaign(tx: Tx, funded: Payload<typeof campaignFunded>, now: Date): Promise<boolean> {
  const campaign = await lockCampaign(tx, funded.tenantId, funded.campaignId);
  if (campaign === null || campaign.funded_heard) return false;
  const [stop] = await tx.query<{ cancel: boolean; version: bigint }>(
    'select cancel, version from campaign_stop where tenant_no = $1 and campaign_no = $2',
    [campaign.tenant_no, campaign.campaign_no],
  );
  const paused =
    campaign.paused ||
    (funded.paused && campaign.version <= BigInt(funded.campaignVersion)) ||
    (stop !== undefined && !stop.cancel && stop.version > campaign.version);
  const canceled = campaign.state === 'canceled' || stop?.cancel === true;
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
    state: canceled ? 'canceled' : paused ? 'paused' : 'running',
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
  if (!canceled) await sayHeld(tx, campaign, null, window.times.held, revision);
  return true;
}
