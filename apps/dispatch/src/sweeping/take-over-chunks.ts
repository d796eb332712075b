import type { Database } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { faultPoint } from '@bellbird/service-host/light';
import { chunkState, messageState, ordinalOf } from '../message-state.js';
import { outcomeValues, recordOutcomes } from '../sending/recording/record-outcomes.js';
import { scopesOf } from './scope-of.js';

interface Abandoned {
  tenant_no: number;
  id: bigint;
  campaign_no: number;
  lo: bigint;
  hi: bigint;
}

/**
 * Takes over one chunk whose lease has run out, in one transaction: its fence rises, so that its old owner can license
 * nothing more, and what was sending becomes unknown. Answers whether there was one.
 */
export async function takeOverOneChunk(db: Database, firstLookUpMs: number): Promise<boolean> {
  const isAbandoned = `state = ${chunkState.claimed} and lease_until < now()`;
  if (!(await db.systemHas(`chunk where ${isAbandoned}`))) return false;
  return db.system(async (tx) => {
    const [chunk] = await tx.query<Abandoned>(
      `update chunk set state = ${chunkState.ready}, owner = null, fence = fence + 1, ready_at = now()
        where (tenant_no, id) = (select tenant_no, id from chunk where ${isAbandoned} order by lease_until for update skip locked limit 1)
       returning tenant_no, id, campaign_no, lo, hi`,
    );
    if (chunk === undefined) return false;
    const inTheAir = await tx.query<{ ordinal: number; attempt: number }>(
      `select ${ordinalOf('id')} as ordinal, attempt from message where tenant_no = $1 and id between $2 and $3 and state = ${messageState.sending} order by id`,
      [chunk.tenant_no, chunk.lo.toString(), chunk.hi.toString()],
    );
    faultPoint('take-over');
    if (inTheAir.length === 0) return true;
    const scope = (await scopesOf(tx, [chunk])).get(chunk.campaign_no);
    if (scope === undefined) throw new Error('A chunk without a campaign.');
    const outcomes = inTheAir.map((each) => ({ ...each, state: messageState.unknown }));
    await inTraceOf(scope.traceparent, 'take over chunk', {}, () =>
      tx.query(recordOutcomes.text, outcomeValues({ ...scope, chunkId: chunk.id }, outcomes, firstLookUpMs)),
    );
    return true;
  });
}

/**
 * Ends all leases, for a worker that can prove that no other lives (the embedded Postgres's data folder is locked by
 * this process): what an earlier process had in hand is taken over at once.
 */
export function endAllLeases(db: Database): Promise<number> {
  return db.system((tx) =>
    tx.execute(`update chunk set lease_until = '-infinity' where state = ${chunkState.claimed}`),
  );
}
