import type { Tx } from '@bellbird/database';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import type { Merged } from './merge-batch.js';
import { byPhone } from './stretch.js';

/** What a dry run answers: how many rows would be new and how many are known, without a change. */
export async function previewMerge(tx: Tx, job: ImportJobRow): Promise<Merged> {
  const [row] = await tx.query<{ total: number; known: number }>(
    `select count(*)::int as total, count(c.id)::int as known from ${stagingTable(job.id)} s
       left join lateral (${byPhone}) c on true where s.code is null`,
    [job.tenantId],
  );
  // Who is passed over loses no value either; the merge would mark them itself.
  if (job.options.onExisting === 'skip')
    await tx.execute(
      `update ${stagingTable(job.id)} s set is_new = not exists (${byPhone}) where s.code is null and s.columns is not null`,
      [job.tenantId],
    );
  const { total, known } = row ?? { total: 0, known: 0 };
  const updates = job.options.onExisting === 'update';
  return { created: total - known, updated: updates ? known : 0, skipped: updates ? 0 : known };
}
