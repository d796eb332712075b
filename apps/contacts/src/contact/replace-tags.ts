import type { Tx } from '@bellbird/database';
import type { FieldError } from '@bellbird/errors';

/** Which of `tags` are not the tenant's, as errors of the body's fields. */
export async function unknownTags(tx: Tx, tenantId: string, tags: readonly string[]): Promise<FieldError[]> {
  if (tags.length === 0) return [];
  const rows = await tx.query<{ id: string }>('select id from tag where tenant_id = $1 and id = any($2::uuid[])', [
    tenantId,
    tags,
  ]);
  const known = new Set(rows.map((row) => row.id));
  return tags.flatMap((id, at) => (known.has(id) ? [] : [{ field: `tags[${at}]`, message: 'There is no such tag.' }]));
}

/** Gives a contact exactly these tags. */
export async function replaceTags(tx: Tx, tenantId: string, contactId: string, tags: readonly string[]): Promise<void> {
  await tx.execute('delete from contact_tag where tenant_id = $1 and contact_id = $2 and tag_id <> all($3::uuid[])', [
    tenantId,
    contactId,
    tags,
  ]);
  await tx.execute(
    'insert into contact_tag (tenant_id, tag_id, contact_id) select $1, tag, $2 from unnest($3::uuid[]) tag on conflict do nothing',
    [tenantId, contactId, tags],
  );
}
