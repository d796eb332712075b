import type { Tx } from '@bellbird/database';
import { filterRowsStatement } from '../../contact/refresh-filter-rows.js';
import { eachText } from '../../contact/text-columns.js';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import { keepOptIns, writeOptOuts } from './merge-consent.js';
import { mergeTags } from './merge-tags.js';
import { byPhone, holdFromConsent, joinConsent, statusFromConsent, type Stretch } from './stretch.js';

export interface Merged {
  created: number;
  updated: number;
  skipped: number;
}

/**
 * A stretch of staged rows becomes contacts: known phones are updated or passed over, the others are new, each set at
 * once (index maintenance is what an import costs; an upsert would cost more). All in one transaction as the system
 * role, which reads the staging table; the tenant stands in every statement.
 */
export async function mergeBatch(
  tx: Tx,
  job: ImportJobRow,
  { after, upTo }: Stretch,
  tagIds: ReadonlyMap<string, string>,
): Promise<Merged> {
  const staged = stagingTable(job.id);
  const { tenantId } = job;
  const stretch = [after, upTo];
  const updates = job.options.onExisting === 'update';
  // Trigrams wait in a long list and are sorted in at the end of the job: ten times faster than a few at a time.
  await tx.execute(`set local gin_pending_list_limit = '64MB'`);
  await tx.execute(
    `update ${staged} s set (contact_id, is_new) = (
       select coalesce(known.id, uuidv7()), known.id is null from (values (1)) row(nth)
         left join lateral (${byPhone}) known on true)
      where s.row > $2 and s.row <= $3 and s.code is null`,
    [tenantId, ...stretch],
  );
  await writeOptOuts(tx, job, { after, upTo });
  await keepOptIns(tx, job, { after, upTo });
  const created = await insertNew(tx, job, { after, upTo });
  const known = updates ? await updateKnown(tx, job, { after, upTo }) : await countKnown(tx, job, { after, upTo });
  await mergeTags(tx, job, { after, upTo }, tagIds);
  const written = `${staged} s cross join lateral (select * from contact where tenant_id = $1 and id >= s.contact_id and id <= s.contact_id order by id limit 1) c`;
  const rows = `s.row > $2 and s.row <= $3 and s.code is null${updates ? '' : ' and s.is_new'}`;
  await tx.execute(await filterRowsStatement(tx, tenantId, rows, written), [tenantId, ...stretch]);
  return { created, updated: updates ? known : 0, skipped: updates ? 0 : known };
}

const columns = eachText((column) => column);

/** The name of somebody who has none of their own. */
const composed = (first: string, last: string): string => `nullif(concat_ws(' ', ${first}, ${last}), '')`;

/** In the order of the file: each row is a microsecond younger than the one before, so "newest first" turns the file round. */
async function insertNew(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const texts = eachText((column) =>
    column === 'name' ? `coalesce(s.name, ${composed('s.first_name', 's.last_name')})` : `s.${column}`,
  );
  return tx.execute(
    `insert into contact (tenant_id, id, ${columns}, phone, phone_significant, phone_country, phone_kind, status, on_hold, attributes, created_at, updated_at, made_by_import)
     select $1, s.contact_id, ${texts}, s.phone, s.phone_significant, s.phone_country, s.phone_kind, ${statusFromConsent}, ${holdFromConsent}, coalesce(s.attributes, '{}'), $4::timestamptz + s.row * interval '1 microsecond', $4::timestamptz, $5
       from ${stagingTable(job.id)} s ${joinConsent}
      where s.row > $2 and s.row <= $3 and s.code is null and s.is_new
      order by s.row`,
    [job.tenantId, after, upTo, job.decidedAt, job.id],
  );
}

/**
 * An empty cell changes nothing. A name that was made of first and last goes with them. What was before is kept for the
 * undo. Every id is there already: an upsert finds each by the key, whatever the planner believes of the table.
 */
async function updateKnown(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const composedNow = composed(
    'coalesce(excluded.first_name, c.first_name)',
    'coalesce(excluded.last_name, c.last_name)',
  );
  const changes = eachText((column) =>
    column === 'name'
      ? `name = case when excluded.name is not null then excluded.name
                     when c.name is null or c.name = ${composed('c.first_name', 'c.last_name')} then coalesce(${composedNow}, c.name)
                     else c.name end`
      : `${column} = coalesce(excluded.${column}, c.${column})`,
  );
  return tx.execute(
    `with changed as (
       insert into contact as c (tenant_id, id, ${columns}, phone, phone_significant, phone_country, phone_kind, status, on_hold, attributes, updated_at)
       select $1, s.contact_id, ${eachText((column) => `s.${column}`)}, s.phone, s.phone_significant, s.phone_country, s.phone_kind, ${statusFromConsent}, ${holdFromConsent}, coalesce(s.attributes, '{}'), $4::timestamptz
         from ${stagingTable(job.id)} s ${joinConsent}
        where s.row > $2 and s.row <= $3 and s.code is null and not s.is_new
        order by s.contact_id
       on conflict (tenant_id, id) do update set
         ${changes},
         attributes = c.attributes || excluded.attributes, status = excluded.status, on_hold = excluded.on_hold, version = c.version + 1, updated_at = excluded.updated_at
       returning new.id, new.version, jsonb_build_object(${eachText((column, name) => `'${name}', old.${column}`)}, 'attributes', old.attributes,
         'tags', (select coalesce(jsonb_agg(g.tag_id), '[]') from contact_tag g where g.tenant_id = $1 and g.contact_id = new.id)) as before)
     insert into import_change (tenant_id, job_id, contact_id, version, before) select $1, $5, id, version, before from changed`,
    [job.tenantId, after, upTo, job.decidedAt, job.id],
  );
}

async function countKnown(tx: Tx, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${stagingTable(job.id)} where row > $1 and row <= $2 and code is null and not is_new`,
    [after, upTo],
  );
  return row?.count ?? 0;
}
