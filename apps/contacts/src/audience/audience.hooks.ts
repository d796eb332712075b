import { Inject } from '@nestjs/common';
import { newId, type Tx } from '@bellbird/database';
import { invalidInput, type FieldError } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import { isPrintable } from '../contact/names.js';
import { audienceResource, type AudienceInput, type AudiencePatch } from './audience.resource.js';

const longestName = 100;
const mostIds = 100_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** How groups are written: their members. */
@HooksOf(audienceResource)
export class AudienceHooks implements ResourceHooks<AudienceInput, AudiencePatch> {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  create(tx: Tx, actor: ResourceActor, input: AudienceInput): Promise<string> {
    return createAudience(tx, actor, input, this.clock.now());
  }

  update(tx: Tx, actor: ResourceActor, id: string, patch: AudiencePatch): Promise<void> {
    return updateAudience(tx, actor, id, patch);
  }
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
