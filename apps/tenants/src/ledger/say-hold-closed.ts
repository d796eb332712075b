import type { Tx } from '@bellbird/database';
import { holdClosed } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { HoldAnswer } from './ledger.js';

/** Every cent of the hold is captured or given back; said again, with the same figures, whenever it is asked for again. */
export async function sayHoldClosed(tx: Tx, tenantId: string, hold: HoldAnswer): Promise<void> {
  const { holdId, subjectId, captured, released, balance, version } = hold;
  await publish(
    tx,
    holdClosed,
    {
      holdId,
      subjectId,
      tenantId,
      captured: captured.toString(),
      released: released.toString(),
      balance: balance.toString(),
    },
    { aggregateVersion: version },
  );
}
