import type { Tx } from '@bellbird/database';
import { sendingHeld, sendingResumed } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { CampaignControl } from './campaign-control.repository.js';
import { isSingle } from './is-single.js';
import { sendTimes, type SendTimes } from './send-window.js';

export interface WindowRow {
  time_zone: string | null;
  not_before: Date | null;
  not_later_than: Date | null;
}

/** The columns of the present or next send window of a campaign, in business time. */
export function windowColumns(
  row: WindowRow,
  now: Date,
): { times: SendTimes; columns: Pick<CampaignControl, 'send_from' | 'send_until' | 'held'> } {
  const times = sendTimes(
    { timeZone: row.time_zone, notBefore: row.not_before ?? now, notLaterThan: row.not_later_than },
    now,
  );
  return {
    times,
    columns: {
      send_from: times.from,
      send_until: times.until ?? Number.POSITIVE_INFINITY,
      held: times.held?.reason ?? null,
    },
  };
}

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
