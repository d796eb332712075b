import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import type { Payload, sendingFinished } from '@bellbird/events';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { close } from '../ledger/ledger.js';
import { sayHoldClosed } from '../ledger/say-hold-closed.js';
import { TenantHints } from '../live/tenant-hints.js';

/** Step 8: nothing is left to send; the hold closes as soon as all its captures are there. */
@Injectable()
export class CloseHoldWhenSendingFinished {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  async handle(finished: Payload<typeof sendingFinished>, tx: Tx): Promise<void> {
    const { holdId, tenantId, settleCount, total } = finished;
    if (holdId === null) return;
    const hold = await close(tx, holdId, { captures: settleCount, total: BigInt(total) }, this.clock.now());
    if (hold.outcome === 'closing') return;
    await sayHoldClosed(tx, tenantId, hold);
    tx.afterCommit(() => this.hints.balanceChanged(tenantId));
  }
}
