import type { Database } from '@bellbird/database';
import { recordDecisions } from '../../consent/record-decisions.js';
import type { ImportJobRow } from '../import-job.js';
import { stagingTable } from '../staging/staging-table.js';
import { holdFromConsent, joinConsent, statusFromConsent, type Stretch } from './stretch.js';

/**
 * Once a stretch is committed: makes its contacts say what the book says. A STOP that the book took after the stretch had
 * read it could not see the contacts that were still being made, so it is shown on them now; one that comes later sees
 * them itself. Each phone in a transaction of its own, under the lock by which every decision is taken. Answers how many.
 */
export async function settleStatuses(db: Database, job: ImportJobRow, { after, upTo }: Stretch): Promise<number> {
  const { tenantId } = job;
  const rows = await db.system((tx) =>
    tx.query<{ phone: string }>(
      `select s.phone from ${stagingTable(job.id)} s
       cross join lateral (select phone, status, on_hold from contact where tenant_id = $1 and id >= s.contact_id and id <= s.contact_id order by id limit 1) c
       ${joinConsent}
      where s.row > $2 and s.row <= $3 and s.code is null and c.phone = s.phone and (c.status <> ${statusFromConsent} or c.on_hold <> ${holdFromConsent})
      order by s.phone`,
      [tenantId, after, upTo],
    ),
  );
  for (const { phone } of rows) await db.tenant(tenantId, (tx) => recordDecisions(tx, tenantId, phone, []));
  return rows.length;
}
