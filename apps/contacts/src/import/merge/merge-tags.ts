import { newId, type Tx } from '@bellbird/database';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import type { Stretch } from './stretch.js';

/** The ids of all tags that a job names, in its options and its rows, by lower-cased name; made where they are missing. */
export async function tagsOfImport(tx: Tx, job: ImportJobRow): Promise<Map<string, string>> {
  const inRows = job.options.targets.includes('tags')
    ? await tx.query<{ name: string }>(
        `select distinct on (lower(tag)) tag as name from ${stagingTable(job.id)} s, jsonb_array_elements_text(s.tags) listed(tag) where s.code is null order by lower(tag), tag`,
      )
    : [];
  const names = new Map(
    [...inRows.map((row) => row.name), ...job.options.tags].map((name) => [name.toLowerCase(), name]),
  );
  if (names.size === 0) return new Map();
  const ids = [...names.keys()].map(() => newId());
  await tx.execute(
    `insert into tag (tenant_id, id, name, created_at, updated_at) select $1, id, name, $4, $4 from unnest($2::uuid[], $3::text[]) missing(id, name) on conflict do nothing`,
    [job.tenantId, ids, [...names.values()], job.decidedAt],
  );
  const tags = await tx.query<{ id: string; key: string }>(
    'select id, name_key as key from tag where tenant_id = $1 and name_key = any(select lower(name) from unnest($2::text[]) name)',
    [job.tenantId, [...names.values()]],
  );
  return new Map(tags.map((tag) => [tag.key, tag.id]));
}

/** Puts tags on the contacts of a stretch: those of the options on all, those of a row on its own. */
export async function mergeTags(
  tx: Tx,
  job: ImportJobRow,
  { after, upTo }: Stretch,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  if (ids.size === 0) return;
  const staged = stagingTable(job.id);
  const rows = `s.row > $2 and s.row <= $3 and s.code is null${job.options.onExisting === 'skip' ? ' and s.is_new' : ''}`;
  const forAll = job.options.tags.flatMap((name) => ids.get(name.toLowerCase()) ?? []);
  if (forAll.length > 0) {
    await tx.execute(
      `insert into contact_tag (tenant_id, tag_id, contact_id) select $1, tag, s.contact_id from ${staged} s, unnest($4::uuid[]) tag where ${rows} on conflict do nothing`,
      [job.tenantId, after, upTo, forAll],
    );
  }
  if (!job.options.targets.includes('tags')) return;
  await tx.execute(
    `insert into contact_tag (tenant_id, tag_id, contact_id)
     select $1, g.id, s.contact_id from ${staged} s, jsonb_array_elements_text(s.tags) named, tag g
      where ${rows} and g.tenant_id = $1 and g.name_key = lower(named) on conflict do nothing`,
    [job.tenantId, after, upTo],
  );
}
