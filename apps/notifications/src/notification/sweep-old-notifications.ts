import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';

const keptFor = '1 year';
const batch = 5_000;

/** Forgets notifications after a year, of every tenant; who has seen them goes with them. */
@Injectable()
export class SweepOldNotifications {
  constructor(private readonly db: Database) {}

  /** One batch; true where there may be more. */
  @Every('1h')
  async execute(): Promise<boolean> {
    const gone = await this.db.system((tx) =>
      tx.execute(
        `delete from notification where (tenant_id, id) in (select tenant_id, id from notification where stored_at < now() - interval '${keptFor}' limit ${batch})`,
      ),
    );
    return gone === batch;
  }
}
