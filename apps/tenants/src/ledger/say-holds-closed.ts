import type { Tx } from '@bellbird/database';
import { holdClosed } from '@bellbird/events';
import { outgoing, publishMany } from '@bellbird/outbox';
import type { HoldAnswer } from './ledger.js';

/**
 * Every cent of each hold is captured or given back; said again, with the same figures, whenever it is asked for again.
 * `trace`: of the event that it follows from, where several are seen to at once.
 */
export async function sayHoldsClosed(
  tx: Tx,
  tenantId: string,
  holds: readonly (HoldAnswer & { trace?: string | null })[],
): Promise<void> {
  await publishMany(
    tx,
    holds.map(({ holdId, subjectId, captured, released, balance, version, trace }) =>
      outgoing(
        holdClosed,
        {
          holdId,
          subjectId,
          tenantId,
          captured: captured.toString(),
          released: released.toString(),
          balance: balance.toString(),
        },
        { aggregateVersion: version, ...(trace !== undefined && { trace }) },
      ),
    ),
  );
}
