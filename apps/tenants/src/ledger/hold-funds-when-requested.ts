import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { fundsHeld, fundsRefused, fundsRequested } from '@bellbird/events';
import { activeTraceparent, publish, type ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { TenantHints } from '../live/tenant-hints.js';
import { reserve } from './ledger.js';

/**
 * Step 5 of a campaign: money is held or refused, a recorded answer. A request that was cancelled before is not
 * answered; one of a business whose sending is paused is not yet: it is asked again.
 */
@Injectable()
export class HoldFundsWhenRequested {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: TenantHints,
  ) {}

  @On(fundsRequested)
  async handle({ payload: request }: ConsumedEvent<typeof fundsRequested>, tx: Tx): Promise<void> {
    const { holdId, subjectId, tenantId, currency, priceVersion } = request;
    const hold = await reserve(
      tx,
      { holdId, subjectId, subject: 'campaign', amount: BigInt(request.maxCost), currency, priceVersion },
      this.clock.now(),
    );
    if (hold.outcome === 'void' || hold.outcome === 'suspended') return;
    await tx.execute(
      'insert into hold_trace (hold_id, tenant_id, traceparent) values ($1, $2, $3) on conflict do nothing',
      [holdId, tenantId, activeTraceparent()],
    );
    const aggregateVersion = hold.version;
    if (hold.outcome === 'held')
      await publish(
        tx,
        fundsHeld,
        { holdId, subjectId, tenantId, reserved: hold.reserved.toString() },
        { aggregateVersion },
      );
    else
      await publish(
        tx,
        fundsRefused,
        { holdId, subjectId, tenantId, shortfall: hold.shortfall.toString() },
        { aggregateVersion },
      );
    tx.afterCommit(() => this.hints.balanceChanged(tenantId));
  }
}
