import type { Database } from '@bellbird/database';
import { chunkState, skipReason } from '../message-state.js';
import { skipOneChunk } from './skip-chunk.js';

const mostAtOnce = 200;

/**
 * Skips what is queued of single texts whose time is over; what a lane has in hand it gives back first, since nothing is
 * licensed past the limit. `now` is business time. Answers how many requests there were.
 */
export async function skipTooLate(db: Database, now: Date): Promise<number> {
  const late = await db.system((tx) =>
    tx.query<{ tenant_no: number; campaign_no: number }>(
      `select tenant_no, campaign_no from campaign_control ca
        where prio = 0 and state in ('running', 'paused') and not_later_than <= $1
          and exists (select 1 from chunk ch where ch.tenant_no = ca.tenant_no and ch.campaign_no = ca.campaign_no and ch.state = ${chunkState.ready})
        order by not_later_than limit ${mostAtOnce}`,
      [now.toISOString()],
    ),
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
