import type { Tx } from '@bellbird/database';

/** What happened to a turn. `by` is the person of the business; null: the customer, or the clock. */
interface TurnEvent {
  tenantId: string;
  turnId: string;
  kind: string;
  by: string | null;
  at: Date;
  data?: object;
}

/** Adds to the history of a turn. */
export const recordEvent = (tx: Tx, event: TurnEvent): Promise<void> => recordEvents(tx, [event]);

/** Adds to the histories of many. */
export async function recordEvents(tx: Tx, events: readonly TurnEvent[]): Promise<void> {
  await tx.execute(
    `insert into turn_event (tenant_id, turn_id, kind, by_user, at, data)
     select (e->>'tenantId')::uuid, (e->>'turnId')::uuid, e->>'kind', (e->>'by')::uuid, (e->>'at')::timestamptz, coalesce(e->'data', '{}')
       from jsonb_array_elements($1::jsonb) e`,
    [JSON.stringify(events)],
  );
}
