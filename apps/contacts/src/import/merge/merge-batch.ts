import type { Tx } from '@bellbird/database';
import { filterRowsStatement } from '../../contact/refresh-filter-rows.js';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import { keepOptIns, writeOptOuts } from './merge-consent.js';
import { mergeTags } from './merge-tags.js';

export interface Merged {
  created: number;
  updated: number;
  skipped: number;
}

/** Rows behind `after`, up to and with `upTo`. */
export interface Stretch {
  after: number;
  upTo: number;
}

/**
 * A stretch of staged rows becomes contacts: known phones are updated or passed over, the others are new, each set at
 * once (index maintenance is what an import costs; an upsert would cost more). All in one transaction as the system
 * role, which reads the staging table; the tenant stands in every statement.
 */
export async function mergeBatch(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch, tagIds: ReadonlyMap<string, string>): Promise<Merged> {
  const staged = stagingTable(job.id);
  const { tenantId } = job;
  const stretch = [after, upTo];
  const updates = job.options.onExisting === 'update';
  await tx.execute(
    `update ${staged} s set contact_id = coalesce(known.id, uuidv7()), is_new = known.id is null
       from (select p.row, c.id from ${staged} p left join contact c on c.tenant_id = $1 and c.phone = p.phone and c.trashed_at is null
              where p.row > $2 and p.row <= $3 and p.code is null order by p.row) known
      where s.row = known.row and s.row > $2 and s.row <= $3`,
    [tenantId, ...stretch],
  );
  await writeOptOuts(tx, job, { after, upTo });
  await keepOptIns(tx, job, { after, upTo });
  const created = await insertNew(tx, job, { after, upTo });
  const known = updates ? await updateKnown(tx, job, { after, upTo }) : await countKnown(tx, job, { after, upTo });
  await mergeTags(tx, job, { after, upTo }, tagIds);
  const written = `c.id in (select contact_id from ${staged} where row > $2 and row <= $3 and code is null${updates ? '' : ' and is_new'})`;
  await tx.execute(await filterRowsStatement(tx, tenantId, written), [tenantId, ...stretch]);
  return { created, updated: updates ? known : 0, skipped: updates ? 0 : known };
}

/** What the book of consent says of a phone, as the status of its contact. */
const statusFromConsent = `case when opted_out.phone is not null then 3 when opted_in.phone is not null then 1 else 2 end`;
const joinConsent = `
  left join consent opted_out on opted_out.tenant_id = $1 and opted_out.phone = s.phone and opted_out.scope = 'all' and opted_out.state = 'out'
  left join consent opted_in on opted_in.tenant_id = $1 and opted_in.phone = s.phone and opted_in.scope = 'marketing' and opted_in.state = 'in'`;

/** In the order of the file: each row is a microsecond younger than the one before, so "newest first" turns the file round. */
async function insertNew(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  return tx.execute(
    `with made as (
       insert into contact (tenant_id, id, name, first_name, last_name, email, phone, phone_significant, phone_country, phone_kind, status, attributes, created_at, updated_at)
       select $1, s.contact_id, coalesce(s.name, nullif(concat_ws(' ', s.first_name, s.last_name), '')), s.first_name, s.last_name, s.email,
              s.phone, s.phone_significant, s.phone_country, s.phone_kind, ${statusFromConsent}, coalesce(s.attributes, '{}'), $4::timestamptz + s.row * interval '1 microsecond', $4::timestamptz
         from ${stagingTable(job.id)} s ${joinConsent}
        where s.row > $2 and s.row <= $3 and s.code is null and s.is_new
        order by s.row
       returning id)
     insert into import_change (tenant_id, job_id, contact_id, version) select $1, $5, id, 1 from made`,
    [job.tenantId, after, upTo, job.decidedAt, job.id],
  );
}

/** An empty cell changes nothing. A name that was made of first and last goes with them. What was before is kept for the undo. */
async function updateKnown(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const composed = (first: string, last: string): string => `nullif(concat_ws(' ', ${first}, ${last}), '')`;
  return tx.execute(
    `with changed as (
       update contact c set
         name = case when s.name is not null then s.name
                     when c.name is null or c.name = ${composed('c.first_name', 'c.last_name')} then coalesce(${composed('coalesce(s.first_name, c.first_name)', 'coalesce(s.last_name, c.last_name)')}, c.name)
                     else c.name end,
         first_name = coalesce(s.first_name, c.first_name), last_name = coalesce(s.last_name, c.last_name), email = coalesce(s.email, c.email),
         attributes = c.attributes || coalesce(s.attributes, '{}'), status = s.new_status, version = c.version + 1, updated_at = $4
         from (select s.*, ${statusFromConsent} as new_status from ${stagingTable(job.id)} s ${joinConsent} where s.row > $2 and s.row <= $3 and s.code is null and not s.is_new) s
        where c.tenant_id = $1 and c.id = s.contact_id
       returning c.id, new.version, jsonb_build_object('name', old.name, 'firstName', old.first_name, 'lastName', old.last_name, 'email', old.email, 'attributes', old.attributes,
         'tags', (select coalesce(jsonb_agg(g.tag_id), '[]') from contact_tag g where g.tenant_id = $1 and g.contact_id = c.id)) as before)
     insert into import_change (tenant_id, job_id, contact_id, version, before) select $1, $5, id, version, before from changed`,
    [job.tenantId, after, upTo, job.decidedAt, job.id],
  );
}

async function countKnown(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${stagingTable(job.id)} where row > $1 and row <= $2 and code is null and not is_new`, [after, upTo]);
  return row?.count ?? 0;
}
