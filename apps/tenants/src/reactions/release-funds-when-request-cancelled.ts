import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { fundsRequestCancelled, Payload } from '@bellbird/events';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { cancel } from '../ledger/ledger.js';
import { sayHoldClosed } from '../ledger/say-hold-closed.js';
import { TenantHints } from '../live/tenant-hints.js';

/** Step 1x: always answered by hold.closed; a request that comes after it meets a tombstone. */
@Injectable()
export class ReleaseFundsWhenRequestCancelled {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  async handle(request: Payload<typeof fundsRequestCancelled>, tx: Tx): Promise<void> {
    const hold = await cancel(tx, request, this.clock.now());
    // A hold that is being closed by sending.finished is answered when its last capture is there.
    if (hold.outcome === 'closing') return;
    await sayHoldClosed(tx, request.tenantId, hold);
    tx.afterCommit(() => this.hints.balanceChanged(request.tenantId));
  }
}
