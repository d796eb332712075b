import type { Tx } from '@bellbird/database';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Puts the ids of their tags on contacts: one query for all of them. */
export async function addTags(
  tx: Tx,
  { tenantId }: Pick<ResourceActor, 'tenantId'>,
  contacts: readonly { id: string; tags: string[] }[],
): Promise<void> {
  const rows = await tx.query<{ id: string; tags: string[] }>(
    'select contact_id as id, array_agg(tag_id::text order by tag_id) as tags from contact_tag where tenant_id = $1 and contact_id = any($2::uuid[]) group by contact_id',
    [tenantId, contacts.map((each) => each.id)],
  );
  const tags = new Map(rows.map((row) => [row.id, row.tags]));
  for (const contact of contacts) contact.tags = tags.get(contact.id) ?? [];
}
