import type { Database } from '@bellbird/database';
import { zoneHasBegun } from '../campaign/campaign-zones.js';
import { chunkState, skipReason } from '../message-state.js';
import { skipOneChunk } from './skip-chunk.js';

const mostAtOnce = 200;
const isOpen = `state in ('running', 'paused')`;

/**
 * Skips what is queued of single texts whose time is over; what a lane has in hand it gives back first, since nothing is
 * licensed past the limit. `now` is business time. Answers how many requests there were.
 */
export async function skipTooLate(db: Database, now: Date): Promise<number> {
  if (!(await db.systemHas(`campaign_control where ${isOpen} and prio = 0`))) return 0;
  const late = await db.systemQuery<{ tenant_no: number; campaign_no: number }>(
    `select tenant_no, campaign_no from campaign_control ca
      where prio = 0 and ${isOpen} and not_later_than <= $1
        and exists (
          select 1 from chunk ch
           where ch.tenant_no = ca.tenant_no and ch.campaign_no = ca.campaign_no and ch.state = ${chunkState.ready})
      order by not_later_than limit ${mostAtOnce}`,
    [now.toISOString()],
  );
  for (const { tenant_no, campaign_no } of late)
    await db.system((tx) =>
      skipOneChunk(tx, {
        where: `ch.tenant_no = $1 and ch.campaign_no = $2 and ca.not_later_than <= $3::timestamptz`,
        values: [tenant_no, campaign_no, now.toISOString()],
        reason: skipReason.tooLate,
        name: 'skip what is too late',
      }),
    );
  return late.length;
}

/** SQL over `z` and its campaign `ca`: its time is over, and no text that left lifts the limit. `$1` is business time. */
const zoneIsLate = `z.not_later_than <= $1::timestamptz and not (ca.limit_first_only and ${zoneHasBegun})`;

/**
 * Skips what is queued in zones whose time is over, of campaigns by each person's own clock: free, and nobody else waits
 * for it. Answers how many chunks there were.
 */
export async function skipLateZones(db: Database, now: Date): Promise<number> {
  if (!(await db.systemHas(`campaign_control where ${isOpen} and zone_rule = 'recipient'`))) return 0;
  const late = await db.systemQuery<{ tenant_no: number; campaign_no: number; zone_no: number }>(
    `select z.tenant_no, z.campaign_no, z.zone_no from campaign_control ca join campaign_zone z using (tenant_no, campaign_no)
      where ca.zone_rule = 'recipient' and ${isOpen} and ${zoneIsLate}
        and exists (
          select 1 from chunk ch
           where ch.tenant_no = z.tenant_no and ch.campaign_no = z.campaign_no and ch.zone_no = z.zone_no
             and ch.state = ${chunkState.ready})
      order by z.not_later_than limit ${mostAtOnce}`,
    [now.toISOString()],
  );
  let skipped = 0;
  for (const { tenant_no, campaign_no, zone_no } of late) {
    const skip = {
      where: `ch.tenant_no = $2 and ch.campaign_no = $3 and ch.zone_no = $4 and exists (
        select 1 from campaign_zone z where z.campaign_no = ch.campaign_no and z.zone_no = ch.zone_no and z.tenant_no = ch.tenant_no and ${zoneIsLate})`,
      values: [now.toISOString(), tenant_no, campaign_no, zone_no],
      reason: skipReason.tooLate,
      name: 'skip the zone that is too late',
    };
    while (await db.system((tx) => skipOneChunk(tx, skip))) skipped += 1;
  }
  return skipped;
}
