import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { sliceSettled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { OnMany } from '@bellbird/service-host';
import { CaptureSettlement } from './capture-settlement.js';

/** Step 7: what the provider accepted is paid out of the hold. */
@Injectable()
export class CaptureSettledSlices {
  constructor(private readonly captures: CaptureSettlement) {}

  @OnMany(sliceSettled)
  async handle(events: readonly ConsumedEvent<typeof sliceSettled>[], tx: Tx): Promise<void> {
    const settlements = events.flatMap(({ payload, traceparent }) => {
      const { holdId, settleId, late } = payload;
      const charge = BigInt(payload.charge);
      if (holdId !== null) return [{ holdId, settleId, charge, late, trace: traceparent }];
      // Skipped before money was asked for. A charge without a hold is a fault that a person must see: the event parks.
      if (charge !== 0n) throw new Error(`Slice ${settleId} charges without a hold.`);
      return [];
    });
    if (settlements.length > 0) await this.captures.execute(tx, events[0]!.tenantId, settlements);
  }
}
