import type { Tx } from '@bellbird/database';

/** Adds to the history of a turn. `by` is the person of the business; null: the customer, or the clock. */
export async function recordEvent(
  tx: Tx,
  event: { tenantId: string; turnId: string; kind: string; by: string | null; at: Date; data?: object },
): Promise<void> {
  const { tenantId, turnId, kind, by, at, data = {} } = event;
  await tx.execute(
    'insert into turn_event (tenant_id, turn_id, kind, by_user, at, data) values ($1, $2, $3, $4, $5, $6)',
    [tenantId, turnId, kind, by, at, JSON.stringify(data)],
  );
}
