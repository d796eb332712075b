import type { Tx } from '@bellbird/database';
import type { ConsentWord } from '@bellbird/events';

/** The door's row of an address and a scope. */
export interface ConsentAtDoor extends ConsentWord {
  scope: 'marketing' | 'all';
}

/** What was last decided for an address, by scope. */
export function consentAtDoor(tx: Tx, tenantNo: number, address: string): Promise<ConsentAtDoor[]> {
  return tx.query<ConsentAtDoor>(
    'select scope, state, decided_at as "decidedAt", source from consent where tenant_no = $1 and address = $2',
    [tenantNo, address],
  );
}
