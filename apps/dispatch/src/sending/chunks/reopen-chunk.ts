import type { Database } from '@bellbird/database';
import { chunkState, messageState } from '../../message-state.js';

/**
 * Whatever puts a row back to queued sets its done chunk ready. Runs *after* the commit of that: an owner who ends the
 * chunk at the same moment either sees the row, or ends before this update finds the chunk done.
 */
export async function reopenChunk(db: Database, chunk: { tenantNo: number; chunkId: bigint }): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      `update chunk ch set state = ${chunkState.ready}, ready_at = now() where ch.tenant_no = $1 and ch.id = $2 and ch.state = ${chunkState.done}
          and exists (select 1 from message m where m.tenant_no = $1 and m.id between ch.lo and ch.hi and m.state = ${messageState.queued})`,
      [chunk.tenantNo, chunk.chunkId.toString()],
    ),
  );
}
