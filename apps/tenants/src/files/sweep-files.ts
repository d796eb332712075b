import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, faultPoint, STORAGE } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import { forgetObject, unusedObjects } from './stored-objects.js';

const batch = 200;

/**
 * What nobody uses goes: an upload that never came, a file without a claim after a day, a published image 30 days after
 * it was replaced (mails still show it), and every object that no file refers to.
 */
@Injectable()
export class SweepFiles {
  constructor(
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  @Every('10m')
  async execute(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.execute(
        `update file set state = 'refused', unclaimed_since = now()
         where state = 'uploading' and created_at < now() - interval '24 hours'`,
      );
      // Locked first, then looked at again: a claim that was made meanwhile is seen.
      await tx.execute(
        `with old as (
           select tenant_id, id from file
           where unclaimed_since < now() - interval '24 hours' and state <> 'uploading'
             and (public_key is null or unclaimed_since < now() - interval '30 days')
             and not exists (select from file_claim c where c.tenant_id = file.tenant_id and c.file_id = file.id)
           order by unclaimed_since limit 1000 for update skip locked)
         delete from file using old where file.tenant_id = old.tenant_id and file.id = old.id
           and not exists (select from file_claim c where c.tenant_id = file.tenant_id and c.file_id = file.id)`,
      );
    });
    faultPoint('files-swept');
    for (let unused = await this.unused(); unused.length > 0; unused = await this.unused()) {
      for (const object of unused) {
        await this.storage.delete(object.key);
        await this.db.system((tx) => forgetObject(tx, object));
      }
      if (unused.length < batch) break;
    }
  }

  private unused() {
    return this.db.system((tx) => unusedObjects(tx, batch));
  }
}
