import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';

const busy = 20;

/** Adds up the differences that changes left behind in the counters of contacts, for the tenants that have many. */
@Injectable()
export class AddUpCounters {
  constructor(private readonly db: Database) {}

  @Every('10s')
  async execute(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(
        `with gone as (
         delete from contact_count c using (select tenant_id from contact_count group by tenant_id having count(*) > $1) busy
          where c.tenant_id = busy.tenant_id returning c.tenant_id, c.live, c.trashed)
       insert into contact_count (tenant_id, live, trashed) select tenant_id, sum(live), sum(trashed) from gone group by tenant_id`,
        [busy],
      ),
    );
  }
}
