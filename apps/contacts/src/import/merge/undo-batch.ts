import type { Tx } from '@bellbird/database';
import { eraseContacts } from '../../contact/erase-contacts.js';
import { refreshFilterRows } from '../../contact/refresh-filter-rows.js';
import { eachText } from '../../contact/text-columns.js';
import type { ImportJobRow } from '../import-job.js';
import { wordingOf } from './merge-consent.js';

const batchRows = 2_000;

/**
 * Takes back a stretch of what an import did; answers whether that was all. Contacts it made go, those that were changed
 * since go to the trash only; contacts it changed are as before, unless they were changed since. Consent that the
 * agreement gave is gone again; opt-outs stay, whoever wrote them.
 */
export async function undoBatch(tx: Tx, job: ImportJobRow, now: Date): Promise<boolean> {
  const restored = await restoreChanged(tx, job);
  const removed = restored.length < batchRows ? await removeMade(tx, job, now) : [];
  await refreshFilterRows(tx, job.tenantId, [...restored, ...removed]);
  return restored.length < batchRows && removed.length < batchRows;
}

async function removeMade(tx: Tx, job: ImportJobRow, now: Date): Promise<string[]> {
  const { tenantId } = job;
  const made = await tx.query<{ id: string; version: number }>(
    `select id, version from contact where tenant_id = $1 and made_by_import = $2 and id >= $3 order by id limit ${batchRows} for update`,
    [tenantId, job.id, lowestIdOf(job.madeAt)],
  );
  const ids = made.map((row) => row.id);
  await takeBackConsent(tx, job, ids);
  await eraseContacts(
    tx,
    tenantId,
    made.filter((row) => row.version === 1).map((row) => row.id),
  );
  await tx.execute(
    'update contact set trashed_at = coalesce(trashed_at, $3), made_by_import = null, version = version + 1, updated_at = $3 where tenant_id = $1 and id = any($2::uuid[])',
    [tenantId, ids, now],
  );
  return ids;
}

async function restoreChanged(tx: Tx, job: ImportJobRow): Promise<string[]> {
  const { tenantId } = job;
  const changes = await tx.query<{ id: string }>(
    `select contact_id as id from import_change where tenant_id = $1 and job_id = $2 order by contact_id limit ${batchRows}`,
    [tenantId, job.id],
  );
  const ids = changes.map((row) => row.id);
  await takeBackConsent(tx, job, ids);
  const restored = await tx.query<{ id: string }>(
    `update contact c set ${eachText((column, name) => `${column} = i.before->>'${name}'`)}, attributes = i.before->'attributes',
            version = c.version + 1, updated_at = $4
       from import_change i where i.tenant_id = $1 and i.job_id = $2 and i.contact_id = c.id
        and c.tenant_id = $1 and c.id = any($3::uuid[]) and c.version = i.version returning c.id`,
    [tenantId, job.id, ids, job.decidedAt],
  );
  await tx.execute(
    `delete from contact_tag g using import_change i where i.tenant_id = $1 and i.job_id = $2 and i.contact_id = g.contact_id
        and g.tenant_id = $1 and g.contact_id = any($3::uuid[]) and not (i.before->'tags') ? g.tag_id::text`,
    [tenantId, job.id, restored.map((row) => row.id)],
  );
  await tx.execute('delete from import_change where tenant_id = $1 and job_id = $2 and contact_id = any($3::uuid[])', [
    tenantId,
    job.id,
    ids,
  ]);
  return ids;
}

/** The version stays as it is: it says whether the contact was changed since. */
async function takeBackConsent(tx: Tx, job: ImportJobRow, ids: readonly string[]): Promise<void> {
  if (!job.options.optInAgreed) return;
  const phones = await tx.query<{ phone: string }>(
    `delete from consent k using contact c where c.tenant_id = $1 and c.id = any($2::uuid[]) and k.tenant_id = $1 and k.phone = c.phone
        and k.scope = 'marketing' and k.state = 'in' and k.source = 'import' and k.wording = $3 returning k.phone`,
    [job.tenantId, ids, wordingOf(job)],
  );
  // Without a row for marketing none of them is subscribed.
  await tx.execute('update contact set status = 2 where tenant_id = $1 and phone = any($2::text[]) and status = 1', [
    job.tenantId,
    phones.map((row) => row.phone),
  ]);
}

/** Ids grow with time: the contacts of a job all lie behind this one. */
function lowestIdOf(madeAt: Date): string {
  const hex = madeAt.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
