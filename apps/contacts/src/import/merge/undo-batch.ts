import type { Tx } from '@bellbird/database';
import { eraseContacts } from '../../contact/erase-contacts.js';
import { refreshFilterRows } from '../../contact/refresh-filter-rows.js';
import type { ImportJobRow } from '../import-job.js';
import { wordingOf } from './merge-consent.js';

export const undoBatchRows = 2_000;

interface ChangeRow {
  id: string;
  isNew: boolean;
}

/**
 * Takes back a stretch of what an import did; answers whether that was all. Contacts it made go, those somebody changed
 * since go to the trash only; contacts it changed are as before, unless somebody changed them since. Consent that the
 * agreement gave is gone again; opt-outs stay, whoever wrote them.
 */
export async function undoBatch(tx: Tx, job: ImportJobRow, now: Date): Promise<boolean> {
  const { tenantId } = job;
  const changes = await tx.query<ChangeRow>(
    'select contact_id as id, before is null as "isNew" from import_change where tenant_id = $1 and job_id = $2 order by contact_id limit $3', [tenantId, job.id, undoBatchRows]);
  const ids = changes.map((change) => change.id);
  const made = changes.filter((change) => change.isNew).map((change) => change.id);
  await takeBackConsent(tx, job, ids);
  await restoreChanged(tx, job, ids);
  const untouched = await tx.query<{ id: string }>(
    `select c.id from contact c join import_change i on i.tenant_id = $1 and i.job_id = $2 and i.contact_id = c.id
      where c.tenant_id = $1 and c.id = any($3::uuid[]) and c.version = i.version order by c.id for update of c`,
    [tenantId, job.id, made],
  );
  await eraseContacts(tx, tenantId, untouched.map((row) => row.id));
  await tx.execute('update contact set trashed_at = $3, version = version + 1, updated_at = $3 where tenant_id = $1 and id = any($2::uuid[]) and trashed_at is null', [tenantId, made, now]);
  await tx.execute('delete from import_change where tenant_id = $1 and job_id = $2 and contact_id = any($3::uuid[])', [tenantId, job.id, ids]);
  await refreshFilterRows(tx, tenantId, ids);
  return changes.length < undoBatchRows;
}

async function takeBackConsent(tx: Tx, job: ImportJobRow, ids: readonly string[]): Promise<void> {
  if (!job.options.optInAgreed) return;
  const phones = await tx.query<{ phone: string }>(
    `delete from consent k using contact c where c.tenant_id = $1 and c.id = any($2::uuid[]) and k.tenant_id = $1 and k.phone = c.phone
        and k.scope = 'marketing' and k.state = 'in' and k.source = 'import' and k.wording = $3 returning k.phone`,
    [job.tenantId, ids, wordingOf(job)],
  );
  // Without a row for marketing nobody of them is subscribed; the version stays, for it says whether a person changed them.
  await tx.execute('update contact set status = 2 where tenant_id = $1 and phone = any($2::text[]) and status = 1', [job.tenantId, phones.map((row) => row.phone)]);
}

async function restoreChanged(tx: Tx, job: ImportJobRow, ids: readonly string[]): Promise<void> {
  const restored = await tx.query<{ id: string }>(
    `update contact c set name = i.before->>'name', first_name = i.before->>'firstName', last_name = i.before->>'lastName', email = i.before->>'email', attributes = i.before->'attributes',
            version = c.version + 1
       from import_change i where i.tenant_id = $1 and i.job_id = $2 and i.contact_id = c.id and i.before is not null
        and c.tenant_id = $1 and c.id = any($3::uuid[]) and c.version = i.version returning c.id`,
    [job.tenantId, job.id, ids],
  );
  await tx.execute(
    `delete from contact_tag g using import_change i where i.tenant_id = $1 and i.job_id = $2 and i.contact_id = g.contact_id
        and g.tenant_id = $1 and g.contact_id = any($3::uuid[]) and not (i.before->'tags') ? g.tag_id::text`,
    [job.tenantId, job.id, restored.map((row) => row.id)],
  );
}
