import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { releaseFile } from '../files/file-claims.js';

const most = 500;

/** Icons and logos that were published and never worn, since the process died in between, are let go a day later. */
@Injectable()
export class ReleaseBrandImages {
  constructor(private readonly db: Database) {}

  /** True where there may be more. */
  @Every('24h')
  async execute(): Promise<boolean> {
    const unworn = await this.db.system((tx) =>
      tx.query<{ tenantId: string; fileId: string; kind: string }>(
        `select c.tenant_id as "tenantId", c.file_id as "fileId", c.kind
         from file_claim c join file f on f.tenant_id = c.tenant_id and f.id = c.file_id
           left join tenant t on t.tenant_id = c.tenant_id
         where c.kind in ('icon', 'logo') and c.claimed_at < now() - interval '24 hours'
           and f.public_key is distinct from t.branding->c.kind->>'bucketPath' limit ${most}`,
      ),
    );
    for (const { tenantId, fileId, kind } of unworn)
      await this.db.tenant(tenantId, (tx) => releaseFile(tx, fileId, { kind, id: tenantId }));
    return unworn.length === most;
  }
}
