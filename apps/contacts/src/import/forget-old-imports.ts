import type { Database } from '@bellbird/database';
import type { Storage } from '@bellbird/storage';
import { undoDays } from './import.resolvers.js';

/** What an import can be undone by, and its rejected rows, are kept for 30 days. */
export async function forgetOldImports(db: Database, storage: Storage): Promise<void> {
  const old = await db.system((tx) =>
    tx.query<{ tenantId: string; id: string; rejectedKey: string | null }>(
      `select tenant_id as "tenantId", id, rejected_key as "rejectedKey" from import_job
      where created_at < now() - make_interval(days => $1) and not forgotten limit 100`,
      [undoDays + 1],
    ),
  );
  for (const { tenantId, id, rejectedKey } of old) {
    if (rejectedKey !== null) await storage.delete(rejectedKey);
    await db.system(async (tx) => {
      await tx.execute('update contact set made_by_import = null where tenant_id = $1 and made_by_import = $2', [
        tenantId,
        id,
      ]);
      await tx.execute('delete from import_change where tenant_id = $1 and job_id = $2', [tenantId, id]);
      await tx.execute('update import_job set rejected_key = null, forgotten = true where tenant_id = $1 and id = $2', [
        tenantId,
        id,
      ]);
    });
  }
}
