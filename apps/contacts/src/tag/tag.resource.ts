import type { Tx } from '@bellbird/database';
import { defineResource, field, writable, type Identified } from '@bellbird/resource-kit';

export interface TagOut extends Identified {
  name: string;
  colour: string;
  /** Live contacts that have it. */
  count: number;
  version: number;
}

interface TagInput {
  name?: string | null;
  colour?: string | null;
}

/** Brand purple, where nobody chose a colour. */
export const defaultColour = '#5c24b8';

/** Tags: all generic calls but trash and import. */
export const tagResource = defineResource<TagOut, TagInput>({
  type: 'Tag',
  one: 'tag',
  many: 'tags',
  table: 'tag',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    colour: field.text({ column: 'colour' }),
    version: field.number({ column: 'version', sqlType: 'int4', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
  },
  access: { read: 'member', write: 'campaign-editor' },
  select: { id: 't.id', name: 't.name', colour: `coalesce(t.colour, '${defaultColour}')`, version: 't.version' },
  writable: {
    name: writable.text({ column: 'name', required: true, max: 50, message: 'Give a name of 1 to 50 characters.' }),
    colour: writable.text({
      column: 'colour',
      max: 7,
      pattern: /^#[0-9a-fA-F]{6}$/,
      message: 'Give a colour as #rrggbb.',
    }),
  },
  constraints: { tag_name: 'duplicate-name' },
  hydrate: (tx, { tenantId }, tags) => addCounts(tx, tenantId, tags),
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'colour', value: (row) => row.colour },
      { title: 'count', value: (row) => row.count },
    ],
  },
});

/** How many live contacts have each tag: all that have it, less those in the trash, who are few. */
async function addCounts(tx: Tx, tenantId: string, tags: readonly TagOut[]): Promise<void> {
  const rows = await tx.query<{ id: string; count: number }>(
    `select tag_id as id, sum(people)::int as count from (
       select tag_id, count(*) as people from contact_tag where tenant_id = $1 and tag_id = any($2::uuid[]) group by tag_id
       union all
       select g.tag_id, -count(*) from contact c join contact_tag g on g.tenant_id = $1 and g.contact_id = c.id
        where c.tenant_id = $1 and c.trashed_at is not null and g.tag_id = any($2::uuid[]) group by g.tag_id) counted
     group by tag_id`,
    [tenantId, tags.map((tag) => tag.id)],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  for (const tag of tags) tag.count = counts.get(tag.id) ?? 0;
}
