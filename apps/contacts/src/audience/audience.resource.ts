import type { Tx } from '@bellbird/database';
import { defineResource, field, type Identified, type ResourceActor } from '@bellbird/resource-kit';

export interface AudienceOut extends Identified {
  name: string;
  count: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface AudienceInput {
  name?: string | null;
  contactIds?: readonly string[] | null;
}
export interface AudiencePatch extends AudienceInput {
  add?: readonly string[] | null;
  remove?: readonly string[] | null;
  version?: number | null;
}

/** Contact groups: all generic calls but trash and import. */
export const audienceResource = defineResource<AudienceOut, AudienceInput, AudiencePatch>({
  type: 'Audience',
  one: 'audience',
  many: 'audiences',
  table: 'audience',
  fields: {
    id: field.id(),
    name: field.text({ key: 'name_key', required: true }),
    createdAt: field.date({ column: 'created_at', required: true }),
    updatedAt: field.date({ column: 'updated_at', required: true }),
    version: field.number({ column: 'version', sqlType: 'int4', required: true }),
  },
  access: { read: 'member', write: 'campaign-editor' },
  select: { id: 't.id', name: 't.name', version: 't.version', createdAt: 't.created_at', updatedAt: 't.updated_at' },
  constraints: { audience_name: 'duplicate-name' },
  refusals: [
    {
      on: ['create', 'update'],
      code: 'invalid-input',
      field: '(contactIds|add|remove).*',
      rule: "Contacts are the business's own.",
    },
  ],
  hydrate: addCounts,
  export: {
    columns: [
      { title: 'name', value: (row) => row.name },
      { title: 'count', value: (row) => row.count },
    ],
  },
});

/** How many live contacts are in each: one query for all of them. */
async function addCounts(tx: Tx, { tenantId }: ResourceActor, audiences: readonly AudienceOut[]): Promise<void> {
  const rows = await tx.query<{ id: string; count: number }>(
    `select m.audience_id as id, count(*)::int as count from audience_member m join contact_filter f on f.tenant_id = $1 and f.contact_id = m.contact_id
      where m.tenant_id = $1 and m.audience_id = any($2::uuid[]) group by m.audience_id`,
    [tenantId, audiences.map((audience) => audience.id)],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  for (const audience of audiences) audience.count = counts.get(audience.id) ?? 0;
}
