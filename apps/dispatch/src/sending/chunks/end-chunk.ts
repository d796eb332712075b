import type { Database, Tx } from '@bellbird/database';
import { among, chunkState, messageState } from '../../message-state.js';
import type { ClaimedChunk } from './claim-chunk.js';

/**
 * Gives a chunk back or ends it, in one transaction that first locks its row; only while no row of it is sending.
 * `ready` where something is still queued (claimable again after `pauseMs`), `done` where nothing is, `lost` where it has
 * another owner. `busy` where rows are sending though the owner has nothing in the air (a licence whose answer was lost):
 * the lease ends now, and whoever takes the chunk over finds out about them.
 */
export function endChunk(
  db: Database,
  chunk: ClaimedChunk,
  pauseMs: number,
): Promise<'ready' | 'done' | 'busy' | 'lost'> {
  return db.system(async (tx) => {
    const [row] = await tx.query<{ lo: bigint; hi: bigint }>(
      `select lo, hi from chunk where tenant_no = $1 and id = $2 and fence = $3 and state = ${chunkState.claimed} for update`,
      [chunk.tenantNo, chunk.chunkId.toString(), chunk.fence.toString()],
    );
    if (row === undefined) return 'lost';
    const { queued, sending } = await leftIn(tx, chunk.tenantNo, row.lo, row.hi);
    if (sending > 0) {
      await tx.execute('update chunk set lease_until = now() where tenant_no = $1 and id = $2', [
        chunk.tenantNo,
        chunk.chunkId.toString(),
      ]);
      return 'busy';
    }
    const state = queued > 0 ? 0 : 2;
    await tx.execute(
      'update chunk set state = $3, owner = null, lease_until = now(), ready_at = now() + make_interval(secs => $4::float8 / 1000) where tenant_no = $1 and id = $2',
      [chunk.tenantNo, chunk.chunkId.toString(), state, pauseMs],
    );
    return queued > 0 ? 'ready' : 'done';
  });
}

/** Counts by a new statement, so its snapshot is of after the lock was had. */
export async function leftIn(
  tx: Tx,
  tenantNo: number,
  lo: bigint,
  hi: bigint,
): Promise<{ queued: number; sending: number }> {
  const [left] = await tx.query<{ queued: number; sending: number }>(
    `select (count(*) filter (where state = ${messageState.queued}))::int as queued, (count(*) filter (where state = ${messageState.sending}))::int as sending
       from message where tenant_no = $1 and id between $2 and $3 and state in ${among('queued', 'sending')}`,
    [tenantNo, lo.toString(), hi.toString()],
  );
  return left ?? { queued: 0, sending: 0 };
}
