import { newId, type Tx } from '@bellbird/database';
import { invalidInput, type FieldError } from '@bellbird/errors';
import { defineResource, field, type Identified, type ResourceActor } from '@bellbird/resource-kit';
import type { Clock } from '@bellbird/service-host';
import { isPrintable } from '../contact/names.js';

export interface AudienceOut extends Identified {
  name: string;
  count: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

interface AudienceInput {
  name?: string | null;
  contactIds?: readonly string[] | null;
}
interface AudiencePatch extends AudienceInput {
  add?: readonly string[] | null;
  remove?: readonly string[] | null;
  version?: number | null;
}

const longestName = 100;
const mostIds = 100_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Contact groups: all generic calls but trash and import. */
export const audienceQueries = defineResource<AudienceOut, AudienceInput, AudiencePatch>({
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

/** The same with what writes it. */
export function audienceResource(clock: Clock): typeof audienceQueries {
  return {
    ...audienceQueries,
    hooks: {
      create: (tx, actor, input) => createAudience(tx, actor, input, clock.now()),
      update: updateAudience,
    },
  };
}

async function createAudience(tx: Tx, { tenantId }: ResourceActor, input: AudienceInput, now: Date): Promise<string> {
  const wrong: FieldError[] = [];
  const name = readName(input.name ?? '', wrong);
  const contactIds = await ownContacts(tx, tenantId, 'contactIds', input.contactIds ?? [], wrong);
  if (wrong.length > 0) throw invalidInput(...wrong);
  const id = newId();
  await tx.execute('insert into audience (tenant_id, id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
    tenantId,
    id,
    name,
    now,
  ]);
  await addMembers(tx, tenantId, id, contactIds);
  return id;
}

async function updateAudience(tx: Tx, { tenantId }: ResourceActor, id: string, patch: AudiencePatch): Promise<void> {
  const wrong: FieldError[] = [];
  const name = patch.name === undefined ? null : readName(patch.name ?? '', wrong);
  const all = patch.contactIds == null ? null : await ownContacts(tx, tenantId, 'contactIds', patch.contactIds, wrong);
  const added = await ownContacts(tx, tenantId, 'add', patch.add ?? [], wrong);
  const removed = await ownContacts(tx, tenantId, 'remove', patch.remove ?? [], wrong);
  if (wrong.length > 0) throw invalidInput(...wrong);
  if (name !== null)
    await tx.execute('update audience set name = $3 where tenant_id = $1 and id = $2', [tenantId, id, name]);
  if (all !== null) {
    await tx.execute(
      'delete from audience_member m where m.tenant_id = $1 and m.audience_id = $2 and not exists (select 1 from unnest($3::uuid[]) kept where kept = m.contact_id)',
      [tenantId, id, all],
    );
    await addMembers(tx, tenantId, id, all);
  }
  await addMembers(tx, tenantId, id, added);
  if (removed.length > 0)
    await tx.execute(
      'delete from audience_member where tenant_id = $1 and audience_id = $2 and contact_id = any($3::uuid[])',
      [tenantId, id, removed],
    );
}

async function addMembers(tx: Tx, tenantId: string, audienceId: string, contactIds: readonly string[]): Promise<void> {
  if (contactIds.length === 0) return;
  await tx.execute(
    'insert into audience_member (tenant_id, audience_id, contact_id) select $1, $2, id from unnest($3::uuid[]) id on conflict do nothing',
    [tenantId, audienceId, contactIds],
  );
}

/** The ids, where each is a contact of the tenant's (the trash counts); else each that is not is named. */
async function ownContacts(
  tx: Tx,
  tenantId: string,
  fieldName: string,
  given: readonly string[],
  wrong: FieldError[],
): Promise<string[]> {
  const ids = readIds(fieldName, given, wrong);
  if (ids.length === 0) return ids;
  const rows = await tx.query<{ id: string }>('select id from contact where tenant_id = $1 and id = any($2::uuid[])', [
    tenantId,
    ids,
  ]);
  const known = new Set(rows.map((row) => row.id));
  given.forEach((id, at) => {
    if (uuid.test(id) && !known.has(id.toLowerCase()) && wrong.length < 100)
      wrong.push({ field: `${fieldName}[${at}]`, message: 'There is no such contact.' });
  });
  return ids;
}

function readIds(fieldName: string, given: readonly string[], wrong: FieldError[]): string[] {
  if (given.length > mostIds) wrong.push({ field: fieldName, message: `Give at most ${mostIds} ids.` });
  const wrongAt = given.findIndex((id) => !uuid.test(id));
  if (wrongAt >= 0) wrong.push({ field: `${fieldName}[${wrongAt}]`, message: 'This is not an id.' });
  return wrongAt >= 0 ? [] : [...new Set(given.map((id) => id.toLowerCase()))];
}

function readName(given: string, wrong: FieldError[]): string {
  const name = given.trim();
  if (name === '' || name.length > longestName || !isPrintable(name))
    wrong.push({
      field: 'name',
      message: name === '' ? 'A name is required.' : `Give a name of at most ${longestName} characters.`,
    });
  return name;
}

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
