import type { Tx } from '@bellbird/database';
import type { ConsentWord } from '@bellbird/events';
import { tenantNumber } from '../campaign/tenant-number.js';
import type { ConsentScope } from './record-consent.js';

/** The door's row of an address and a scope. */
export interface ConsentAtDoor extends ConsentWord {
  scope: ConsentScope;
}

/** What was last decided for an address, by scope. */
export function consentAtDoor(tx: Tx, tenantNo: number, address: string): Promise<ConsentAtDoor[]> {
  return tx.query<ConsentAtDoor>(
    'select scope, state, decided_at as "decidedAt", source from consent where tenant_no = $1 and address = $2',
    [tenantNo, address],
  );
}

/** Those of the addresses to which nothing may go. */
export async function optedOutAmong(tx: Tx, tenantId: string, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ address: string }>(
    `select address from consent where tenant_no = $1 and address = any($2) and scope = 'all' and state = 'out'`,
    [await tenantNumber(tx, tenantId), addresses],
  );
  return new Set(rows.map(({ address }) => address));
}
