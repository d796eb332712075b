import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { fundsRequestCancelled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, OnMany, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { cancelAll } from './ledger.js';
import { sayHoldsClosed } from './say-holds-closed.js';

/** Step 1x: always answered by hold.closed; a request that comes after it meets a tombstone. */
@Injectable()
export class ReleaseFundsWhenRequestCancelled {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @OnMany(fundsRequestCancelled)
  async handle(events: readonly ConsumedEvent<typeof fundsRequestCancelled>[], tx: Tx): Promise<void> {
    const { tenantId } = events[0]!;
    const requests = events.map(({ payload }) => payload);
    const holds = await cancelAll(tx, requests, this.clock.now());
    // A hold that is being closed by sending.finished is answered when its last capture is there.
    const closed = holds.flatMap((hold, at) =>
      hold.outcome === 'closed' ? [{ ...hold, trace: events[at]!.traceparent }] : [],
    );
    await sayHoldsClosed(tx, tenantId, closed);
    if (closed.length > 0) tx.afterCommit(() => this.hints.balanceChanged(tenantId));
  }
}
