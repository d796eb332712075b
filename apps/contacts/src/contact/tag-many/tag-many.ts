import type { Row, Tx } from '@bellbird/database';

/** The two changes of many contacts' tags, as jobs know them. */
export const tagChanges = ['tag', 'untag'] as const;
export type TagChangeKind = (typeof tagChanges)[number];

/** One tag of one contact that was put on or taken off. */
export interface TagChanged {
  tag: string;
  contact: string;
}

/**
 * Puts tags on contacts, or takes them off; answers what changed, so not whom it was so for already. Tags that are not
 * the tenant's, or not any more, are passed over. The caller holds the contacts' locks.
 */
export function changeTags(
  tx: Tx,
  tenantId: string,
  kind: TagChangeKind,
  contactIds: readonly string[],
  tags: readonly string[],
): Promise<TagChanged[]> {
  const statement =
    kind === 'tag'
      ? `insert into contact_tag (tenant_id, tag_id, contact_id)
         select $1, g.id, each.id from tag g, unnest($2::uuid[]) each(id) where g.tenant_id = $1 and g.id = any($3::uuid[])
         on conflict do nothing returning tag_id as tag, contact_id as contact`
      : 'delete from contact_tag where tenant_id = $1 and contact_id = any($2::uuid[]) and tag_id = any($3::uuid[]) returning tag_id as tag, contact_id as contact';
  return tx.query<TagChanged & Row>(statement, [tenantId, contactIds, tags]);
}

/** The contacts among what changed, each once. */
export const contactsOf = (changed: readonly TagChanged[]): string[] => [
  ...new Set(changed.map(({ contact }) => contact)),
];

/** What changed, tag by tag. */
export function byTag(changed: readonly TagChanged[]): { tag: string; contacts: string[] }[] {
  const contacts = new Map<string, string[]>();
  for (const { tag, contact } of changed) {
    const of = contacts.get(tag);
    if (of === undefined) contacts.set(tag, [contact]);
    else of.push(contact);
  }
  return [...contacts].map(([tag, those]) => ({ tag, contacts: those }));
}
