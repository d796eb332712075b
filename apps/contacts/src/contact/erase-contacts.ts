import type { Tx } from '@bellbird/database';

/**
 * Deletes contacts for ever; answers how many. Consent stays, it belongs to the phone; and which phone a contact had is
 * kept a while, so that the opt-out link in a text of last week still works.
 */
export async function eraseContacts(tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> {
  await tx.execute(
    'insert into former_contact (tenant_id, contact_id, phone) select tenant_id, id, phone from contact where tenant_id = $1 and id = any($2::uuid[]) on conflict do nothing',
    [tenantId, ids],
  );
  for (const table of ['contact_tag', 'contact_filter', 'contact_event']) {
    await tx.execute(`delete from ${table} where tenant_id = $1 and contact_id = any($2::uuid[])`, [tenantId, ids]);
  }
  return tx.execute('delete from contact where tenant_id = $1 and id = any($2::uuid[])', [tenantId, ids]);
}
