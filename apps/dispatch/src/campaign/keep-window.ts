import type { Tx } from '@bellbird/database';
import { sendingHeld, sendingResumed } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { CampaignControl } from './campaign-control.repository.js';
import { setZoneTimes } from './campaign-zones.js';
import { isSingle } from './is-single.js';
import { sendTimes, type SendTimes } from './send-window.js';

type WindowRow = Pick<
  CampaignControl,
  'tenant_no' | 'campaign_no' | 'time_zone' | 'not_before' | 'not_later_than' | 'limit_first_only' | 'zone_rule'
>;

/** The present or next send window of a campaign, in business time, and how its row has it. */
export interface PresentWindow {
  times: SendTimes;
  columns: Pick<CampaignControl, 'send_from' | 'send_until' | 'held'>;
  /** One of its zones has other times than before. */
  zonesChanged: boolean;
}

/** Where each person's own clock counts, the times of the campaign's zones are set with it. Its row is locked. */
export async function presentWindow(tx: Tx, row: WindowRow, now: Date): Promise<PresentWindow> {
  const limits = { timeZone: row.time_zone, notBefore: row.not_before ?? now, notLaterThan: row.not_later_than };
  if (row.zone_rule === 'business') return windowOf(sendTimes(limits, now), false);
  const { span, changed } = await setZoneTimes(tx, row, now);
  return windowOf(span ?? { from: limits.notBefore, until: null, held: null }, changed);
}

const windowOf = (times: SendTimes, zonesChanged: boolean): PresentWindow => ({
  times,
  zonesChanged,
  columns: windowColumns(times),
});

/** How a campaign's row has its present window. */
export const windowColumns = ({ from, until, held }: SendTimes): PresentWindow['columns'] => ({
  send_from: from,
  send_until: until ?? Number.POSITIVE_INFINITY,
  held: held?.reason ?? null,
});

/**
 * Tells campaigns that dispatch itself waits, what for and until when, or that the wait is over. Of a single text nobody
 * is told: no owner looks at it, and past its limit it ends.
 */
export async function sayHeld(
  tx: Tx,
  campaign: { campaign_id: string; tenant_id: string; prio: number },
  before: string | null,
  held: SendTimes['held'],
  revision: bigint,
): Promise<void> {
  if (isSingle(campaign)) return;
  const of = { campaignId: campaign.campaign_id, tenantId: campaign.tenant_id };
  if (held !== null)
    await publish(
      tx,
      sendingHeld,
      { ...of, reason: held.reason, until: held.until?.toISOString() ?? null },
      { aggregateVersion: revision },
    );
  else if (before !== null) await publish(tx, sendingResumed, of, { aggregateVersion: revision });
}
