import type { Logger } from '@bellbird/service-host';
import type { HotConnection } from '../../hot/hot-connection.js';
import { chunkState } from '../../message-state.js';
import type { ClaimedChunk } from './claim-chunk.js';

/** A worker's hold on a chunk. */
export interface Lease {
  readonly chunk: ClaimedChunk;
  /** By the monotonic clock, milliseconds: no byte of a call is written after it. */
  deadline: number;
  /** Somebody else owns the chunk, or nobody: nothing more may be licensed or called. */
  lost: boolean;
}

const margin = 500;

/** Locked in the order of their ids, as where several chunks end together: neither waits for the other. */
const renew = {
  name: 'heartbeat',
  text: `
update chunk ch set lease_until = now() + make_interval(secs => $2::float8 / 1000)
  from (select c.tenant_no, c.id from chunk c join unnest($3::int[], $4::bigint[], $5::bigint[]) o(tenant_no, id, fence) using (tenant_no, id)
         where c.fence = o.fence and c.state = ${chunkState.claimed} and c.owner = $1 order by c.id for update of c) mine
 where ch.tenant_no = mine.tenant_no and ch.id = mine.id
returning ch.tenant_no, ch.id`,
};

/**
 * Renews the leases of a worker's chunks, all in one statement, at a quarter of their length. The send deadline counts
 * from *before* the statement was sent, on a clock that also runs while the process is stopped: a worker that wakes from
 * a SIGSTOP finds itself too late and writes nothing.
 */
export class Leases {
  readonly owner: string;
  private readonly held = new Set<Lease>();
  private timer: NodeJS.Timeout | undefined;
  private beating = false;

  constructor(
    private readonly connection: HotConnection,
    readonly leaseMs: number,
    owner: string,
    private readonly logger: Logger,
  ) {
    this.owner = owner;
  }

  start(): void {
    this.timer = setInterval(() => void this.beat(), this.leaseMs / 4);
  }

  /** `claimSentAt`: performance.now() before the claim was sent. */
  hold(chunk: ClaimedChunk, claimSentAt: number): Lease {
    const lease: Lease = { chunk, deadline: this.deadlineFrom(claimSentAt), lost: false };
    this.held.add(lease);
    return lease;
  }

  /** No more renewing: what is left of the chunk is taken over when the lease has run out. */
  drop(lease: Lease): void {
    this.held.delete(lease);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private deadlineFrom(sentAt: number): number {
    return sentAt + this.leaseMs - margin;
  }

  private async beat(): Promise<void> {
    if (this.beating || this.held.size === 0) return;
    this.beating = true;
    const asked = [...this.held];
    const sentAt = performance.now();
    try {
      const rows = await this.connection.rows<[number, bigint]>(renew, [
        this.owner,
        this.leaseMs,
        asked.map(({ chunk }) => chunk.tenantNo),
        asked.map(({ chunk }) => chunk.chunkId.toString()),
        asked.map(({ chunk }) => chunk.fence.toString()),
      ]);
      const renewed = new Set(rows.map(([tenantNo, id]) => `${tenantNo}/${id}`));
      for (const lease of asked) {
        if (renewed.has(`${lease.chunk.tenantNo}/${lease.chunk.chunkId}`)) lease.deadline = this.deadlineFrom(sentAt);
        else this.lose(lease);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Leases could not be renewed; it is tried again');
    } finally {
      this.beating = false;
    }
  }

  private lose(lease: Lease): void {
    lease.lost = true;
    lease.deadline = Number.NEGATIVE_INFINITY;
    this.held.delete(lease);
  }
}
