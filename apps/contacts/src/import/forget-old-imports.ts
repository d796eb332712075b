import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, STORAGE } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { contacts } from '../contact/contact-row.js';
import { importJobs } from './import-job.js';
import { undoDays } from './import.resolver.js';
import { dropStagingTable } from './staging/staging-table.js';

/**
 * What an import can be undone by, and its rejected rows, are kept for 30 days. So are the file and the staged rows of
 * one that failed or was killed at its very end: nobody else takes those away.
 */
@Injectable()
export class ForgetOldImports {
  constructor(
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  @Every('1h')
  async execute(): Promise<void> {
    const old = await this.db.system((tx) =>
      tx.query<{ tenantId: string; id: string; fileKey: string; rejectedKey: string | null }>(
        `select tenant_id as "tenantId", id, file_key as "fileKey", rejected_key as "rejectedKey" from import_job
      where created_at < now() - make_interval(days => $1) and not forgotten limit 100`,
        [undoDays + 1],
      ),
    );
    for (const { tenantId, id, fileKey, rejectedKey } of old) {
      await this.storage.delete(fileKey);
      if (rejectedKey !== null) await this.storage.delete(rejectedKey);
      await this.db.system(async (tx) => {
        await dropStagingTable(tx, id);
        await contacts.update(tx, { tenantId, madeByImport: id }, { madeByImport: null });
        await tx.execute('delete from import_change where tenant_id = $1 and job_id = $2', [tenantId, id]);
        await importJobs.update(tx, { tenantId, id }, { rejectedKey: null, forgotten: true });
      });
    }
  }
}
