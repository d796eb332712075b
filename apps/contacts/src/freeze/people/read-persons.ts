import type { Tx } from '@bellbird/database';
import { personColumns, type PersonRow } from './person.js';

/** Contacts as a text is decided on and rendered for them, in the order of their ids. */
export function readPersons(tx: Tx, tenantId: string, ids: readonly string[]): Promise<PersonRow[]> {
  const columns = Object.entries(personColumns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
  return tx.query<PersonRow>(
    `select ${columns} from contact c where c.tenant_id = $1 and c.id = any($2::uuid[]) order by c.id`,
    [tenantId, ids],
  );
}
