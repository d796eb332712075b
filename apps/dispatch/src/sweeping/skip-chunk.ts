import type { Tx } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { chunkState, ordinalOf } from '../message-state.js';
import { skipStatement, skipValues } from '../sending/licensing/skip-opted-out.js';

/** Which chunks are skipped, and why. */
export interface Skip {
  /** SQL over `ch` and its campaign `ca`, with its values from `$1` on. */
  where: string;
  values: unknown[];
  /** A `skipReason`. */
  reason: number;
  /** As it is told in the campaign's trace. */
  name: string;
}

const everybodyQueued = skipStatement('true');

/**
 * Skips what is queued in one chunk that nobody has in hand, through settle, and ends it. Answers whether there was one.
 */
export async function skipOneChunk(tx: Tx, { where, values, reason, name }: Skip): Promise<boolean> {
  const [chunk] = await tx.query<{
    id: bigint;
    lo: number;
    hi: number;
    tenant_no: number;
    campaign_no: number;
    tenant_id: string;
    campaign_id: string;
    hold_id: string | null;
    prio: number;
    traceparent: string | null;
  }>(
    `select ch.id, ${ordinalOf('ch.lo')} as lo, ${ordinalOf('ch.hi')} as hi, tenant_no, campaign_no, ca.tenant_id, ca.campaign_id, ca.hold_id, ca.prio, ca.traceparent
       from chunk ch join campaign_control ca using (tenant_no, campaign_no)
      where ch.state = ${chunkState.ready} and ${where} order by ch.id for update of ch skip locked limit 1`,
    values,
  );
  if (chunk === undefined) return false;
  const scope = {
    tenantNo: chunk.tenant_no,
    tenantId: chunk.tenant_id,
    campaignNo: chunk.campaign_no,
    campaignId: chunk.campaign_id,
    holdId: chunk.hold_id,
    chunkId: chunk.id,
    prio: chunk.prio,
    lo: chunk.lo,
    hi: chunk.hi,
  };
  await inTraceOf(chunk.traceparent, name, {}, () => tx.query(everybodyQueued, skipValues(scope, reason)));
  await tx.execute(`update chunk set state = ${chunkState.done} where tenant_no = $1 and id = $2`, [
    chunk.tenant_no,
    chunk.id.toString(),
  ]);
  return true;
}
