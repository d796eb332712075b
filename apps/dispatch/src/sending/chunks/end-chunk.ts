import type { Database, Tx } from '@bellbird/database';
import { GroupCommit } from '../../hot/group-commit.js';
import { among, baseIdOf, chunkState, messageState } from '../../message-state.js';
import type { ClaimedChunk } from './claim-chunk.js';

/**
 * How a chunk was given back: `ready` where something is still queued, `done` where nothing is, `lost` where it has
 * another owner. `busy` where rows are sending though the owner has nothing in the air (a licence whose answer was lost):
 * the lease ends now, and whoever takes the chunk over finds out about them.
 */
export type ChunkEnd = 'ready' | 'done' | 'busy' | 'lost';

interface Ending {
  chunk: ClaimedChunk;
  /** What is ready may be claimed again after so long. */
  pauseMs: number;
}

/** Gives chunks back, those that end at the same time together: of single texts each is a chunk. */
export class ChunkEnds {
  private readonly commits: GroupCommit<Ending, ChunkEnd>;

  constructor(db: Database) {
    this.commits = new GroupCommit((endings) => endChunks(db, endings));
  }

  end(chunk: ClaimedChunk, pauseMs: number): Promise<ChunkEnd> {
    return this.commits.add({ chunk, pauseMs });
  }
}

/** One transaction that first locks the chunks' rows, in the order of their ids; answers for each in the order asked. */
function endChunks(db: Database, endings: readonly Ending[]): Promise<ChunkEnd[]> {
  return db.system(async (tx) => {
    const mine = await tx.query<{ id: bigint }>(
      `select ch.id from chunk ch join unnest($1::int[], $2::bigint[], $3::bigint[]) e(tenant_no, id, fence) using (tenant_no, id)
        where ch.fence = e.fence and ch.state = ${chunkState.claimed} order by ch.id for update of ch`,
      [
        endings.map(({ chunk }) => chunk.tenantNo),
        endings.map(({ chunk }) => chunk.chunkId.toString()),
        endings.map(({ chunk }) => chunk.fence.toString()),
      ],
    );
    const owned = new Set(mine.map(({ id }) => id));
    const ends = await endsOf(
      tx,
      endings.filter(({ chunk }) => owned.has(chunk.chunkId)),
    );
    return endings.map(({ chunk }) => ends.get(chunk.chunkId) ?? 'lost');
  });
}

/** Ends chunks whose rows are locked. What is left in them is counted by a statement of its own, so its snapshot is of after that. */
async function endsOf(tx: Tx, endings: readonly Ending[]): Promise<Map<bigint, ChunkEnd>> {
  if (endings.length === 0) return new Map();
  const left = await leftIn(
    tx,
    endings.map(({ chunk }) => chunk),
  );
  const ends = new Map(
    endings.map(({ chunk }) => {
      const { queued, sending } = left.get(chunk.chunkId) ?? { queued: 0, sending: 0 };
      return [chunk.chunkId, sending > 0 ? 'busy' : queued > 0 ? 'ready' : 'done'] as const;
    }),
  );
  const stateOf: Readonly<Record<string, number>> = {
    busy: chunkState.claimed,
    ready: chunkState.ready,
    done: chunkState.done,
  };
  await tx.execute(
    `update chunk ch set lease_until = now(), state = e.state,
            owner = case when e.state = ${chunkState.claimed} then ch.owner end,
            ready_at = case when e.state = ${chunkState.claimed} then ch.ready_at else now() + make_interval(secs => e.pause_ms / 1000) end
       from unnest($1::int[], $2::bigint[], $3::smallint[], $4::float8[]) e(tenant_no, id, state, pause_ms)
      where ch.tenant_no = e.tenant_no and ch.id = e.id`,
    [
      endings.map(({ chunk }) => chunk.tenantNo),
      endings.map(({ chunk }) => chunk.chunkId.toString()),
      endings.map(({ chunk }) => stateOf[ends.get(chunk.chunkId)!]),
      endings.map(({ pauseMs }) => pauseMs),
    ],
  );
  return ends;
}

async function leftIn(
  tx: Tx,
  chunks: readonly ClaimedChunk[],
): Promise<Map<bigint, { queued: number; sending: number }>> {
  const left = await tx.query<{ id: bigint; queued: number; sending: number }>(
    `select e.id, (count(*) filter (where m.state = ${messageState.queued}))::int as queued, (count(*) filter (where m.state = ${messageState.sending}))::int as sending
       from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) e(tenant_no, id, lo, hi)
       join message m on m.tenant_no = e.tenant_no and m.id between e.lo and e.hi and m.state in ${among('queued', 'sending')}
      group by e.id`,
    [
      chunks.map(({ tenantNo }) => tenantNo),
      chunks.map(({ chunkId }) => chunkId.toString()),
      chunks.map(({ campaignNo, lo }) => (baseIdOf(campaignNo) + BigInt(lo)).toString()),
      chunks.map(({ campaignNo, hi }) => (baseIdOf(campaignNo) + BigInt(hi)).toString()),
    ],
  );
  return new Map(left.map(({ id, ...counts }) => [id, counts]));
}
