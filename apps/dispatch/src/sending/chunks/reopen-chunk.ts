import type { Database } from '@bellbird/database';
import { chunkIs, is } from '../../message-state.js';

/**
 * Whatever puts a row back to queued sets its done chunk ready. Runs *after* the commit of that: an owner who ends the
 * chunk at the same moment either sees the row, or ends before this update finds the chunk done.
 */
export async function reopenChunk(db: Database, chunk: { tenantNo: number; chunkId: bigint }): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      `update chunk ch set state = ${chunkIs.ready}, ready_at = now() where ch.tenant_no = $1 and ch.id = $2 and ch.state = ${chunkIs.done}
          and exists (select 1 from message m where m.tenant_no = $1 and m.id between ch.lo and ch.hi and m.state = ${is.queued})`,
      [chunk.tenantNo, chunk.chunkId.toString()],
    ),
  );
}
