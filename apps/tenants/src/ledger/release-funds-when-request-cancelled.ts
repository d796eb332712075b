import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { fundsRequestCancelled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { cancel } from './ledger.js';
import { sayHoldClosed } from './say-hold-closed.js';

/** Step 1x: always answered by hold.closed; a request that comes after it meets a tombstone. */
@Injectable()
export class ReleaseFundsWhenRequestCancelled {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @On(fundsRequestCancelled)
  async handle({ payload: request }: ConsumedEvent<typeof fundsRequestCancelled>, tx: Tx): Promise<void> {
    const hold = await cancel(tx, request, this.clock.now());
    // A hold that is being closed by sending.finished is answered when its last capture is there.
    if (hold.outcome === 'closing') return;
    await sayHoldClosed(tx, request.tenantId, hold);
    tx.afterCommit(() => this.hints.balanceChanged(request.tenantId));
  }
}
