import type { Tx } from '@bellbird/database';
import type { Campaign } from '../campaign/campaign.js';

/** What happened within one hour; each may be negative where a receipt takes an earlier one back. */
export interface HourMoves {
  delivered?: number | undefined;
  clicked?: number | undefined;
  replied?: number | undefined;
}

/**
 * Adds to the hour of the campaign's zone in which `at` lies: zones with half hours have hours of their own. Its row is
 * written under the campaign's lock, as the campaign itself.
 */
export async function addToHour(
  tx: Tx,
  { tenantId, id, timeZone }: Pick<Campaign, 'tenantId' | 'id' | 'timeZone'>,
  at: Date,
  { delivered = 0, clicked = 0, replied = 0 }: HourMoves,
): Promise<void> {
  if (delivered === 0 && clicked === 0 && replied === 0) return;
  await tx.execute(
    `insert into campaign_hour (tenant_id, campaign_id, hour, delivered, clicked, replied)
     values ($1, $2, date_trunc('hour', $3::timestamptz, $4), $5, $6, $7)
     on conflict (tenant_id, campaign_id, hour) do update
       set delivered = campaign_hour.delivered + excluded.delivered, clicked = campaign_hour.clicked + excluded.clicked,
           replied = campaign_hour.replied + excluded.replied`,
    [tenantId, id, at.toISOString(), timeZone ?? 'UTC', delivered, clicked, replied],
  );
}
