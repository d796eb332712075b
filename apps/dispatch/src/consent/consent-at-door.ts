import type { Tx } from '@bellbird/database';
import type { ConsentWord } from '@bellbird/events';

/** The door's row of a phone and a scope. */
export interface ConsentAtDoor extends ConsentWord {
  scope: 'marketing' | 'all';
}

/** What was last decided for a phone (E.164), by scope. */
export function consentAtDoor(tx: Tx, tenantNo: number, phone: string): Promise<ConsentAtDoor[]> {
  return tx.query<ConsentAtDoor>(
    'select scope, state, decided_at as "decidedAt", source from consent where tenant_no = $1 and phone = $2',
    [tenantNo, phone],
  );
}
