import type { Tx } from '@bellbird/database';
import { duplicatePhone } from './duplicate-phone.js';

/**
 * Takes contacts out of the trash; answers how many. Where somebody else has the phone by now (or two in the trash have
 * the same), a single restore is a 409 that names them, a bulk one passes over.
 */
export async function restoreContacts(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  bulk: boolean,
  now: Date,
): Promise<number> {
  const restored = await tx.execute(
    `update contact set trashed_at = null, version = version + 1, updated_at = $3
      where tenant_id = $1 and id in (
        select distinct on (c.phone) c.id from contact c
         where c.tenant_id = $1 and c.id = any($2::uuid[]) and c.trashed_at is not null
           and not exists (select 1 from contact live where live.tenant_id = $1 and live.phone = c.phone and live.trashed_at is null)
         order by c.phone, c.id)`,
    [tenantId, ids, now],
  );
  if (!bulk && restored === 0) {
    const [row] = await tx.query<{ phone: string }>(
      'select phone from contact where tenant_id = $1 and id = any($2::uuid[])',
      [tenantId, ids],
    );
    throw await duplicatePhone(tx, tenantId, row?.phone ?? '');
  }
  return restored;
}
