import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { sliceSettled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { CaptureSettlement } from './capture-settlement.js';

/** Step 7: what the provider accepted is paid out of the hold. */
@Injectable()
export class CaptureSettledSlices {
  constructor(private readonly captures: CaptureSettlement) {}

  @On(sliceSettled)
  async handle({ payload: slice }: ConsumedEvent<typeof sliceSettled>, tx: Tx): Promise<void> {
    const { holdId, tenantId, settleId, late } = slice;
    const charge = BigInt(slice.charge);
    if (holdId === null) {
      // Skipped before money was asked for. A charge without a hold is a fault that a person must see: the event parks.
      if (charge !== 0n) throw new Error(`Slice ${settleId} charges without a hold.`);
      return;
    }
    await this.captures.execute(tx, tenantId, holdId, { settleId, charge, late });
  }
}
