import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { close } from './ledger.js';
import { sayHoldClosed } from './say-hold-closed.js';

/** Step 8: nothing is left to send; the hold closes as soon as all its captures are there. */
@Injectable()
export class CloseHoldWhenSendingFinished {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @On(sendingFinished)
  async handle({ payload: finished }: ConsumedEvent<typeof sendingFinished>, tx: Tx): Promise<void> {
    const { holdId, tenantId, settleCount, total } = finished;
    if (holdId === null) return;
    const hold = await close(tx, holdId, { captures: settleCount, total: BigInt(total) }, this.clock.now());
    if (hold.outcome === 'closing') return;
    await sayHoldClosed(tx, tenantId, hold);
    tx.afterCommit(() => this.hints.balanceChanged(tenantId));
  }
}
