import type { Database } from '@bellbird/database';
import { skipReason } from '../message-state.js';
import { skipOneChunk } from './skip-chunk.js';

/**
 * Skips what is queued of single texts whose time is over; what a lane has in hand it gives back first, since nothing is
 * licensed past the limit. `now` is business time. Answers how many chunks there were.
 */
export async function skipTooLate(db: Database, now: Date): Promise<number> {
  const late = {
    where: `ca.prio = 0 and ca.state in ('running', 'paused') and ca.not_later_than <= $1::timestamptz`,
    values: [now.toISOString()],
    reason: skipReason.tooLate,
    name: 'skip what is too late',
  };
  let skipped = 0;
  while (await db.system((tx) => skipOneChunk(tx, late))) skipped += 1;
  return skipped;
}
