import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, OnMany, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { closeAll } from './ledger.js';
import { sayHoldsClosed } from './say-holds-closed.js';

/** Step 8: nothing is left to send; the hold closes as soon as all its captures are there. */
@Injectable()
export class CloseHoldWhenSendingFinished {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @OnMany(sendingFinished)
  async handle(events: readonly ConsumedEvent<typeof sendingFinished>[], tx: Tx): Promise<void> {
    const { tenantId } = events[0]!;
    const ended = events.flatMap(({ payload: { holdId, settleCount, total }, traceparent }) =>
      holdId === null ? [] : [{ holdId, captures: settleCount, total: BigInt(total), trace: traceparent }],
    );
    const holds = await closeAll(tx, ended, this.clock.now());
    const closed = holds.flatMap((hold, at) =>
      hold.outcome === 'closed' ? [{ ...hold, trace: ended[at]!.trace }] : [],
    );
    await sayHoldsClosed(tx, tenantId, closed);
    if (closed.length > 0) tx.afterCommit(() => this.hints.balanceChanged(tenantId));
  }
}
