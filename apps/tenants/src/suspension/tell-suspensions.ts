import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { Suspensions } from './suspensions.js';

const mostAtOnce = 100;

/** Suspensions that a release of before wrote, and the like: each is said in the end. */
@Injectable()
export class TellSuspensions {
  constructor(
    private readonly db: Database,
    private readonly suspensions: Suspensions,
  ) {}

  /** Answers true if there may be more. */
  @Every('1h')
  async tell(): Promise<boolean> {
    const untold = await this.db.system((tx) =>
      tx.query<{ tenantId: string }>(
        `select distinct tenant_id as "tenantId" from suspension
          where told < case when lifted_at is null then 1 else 2 end limit ${mostAtOnce}`,
      ),
    );
    for (const { tenantId } of untold) await this.db.tenant(tenantId, (tx) => this.suspensions.tell(tx));
    return untold.length === mostAtOnce;
  }
}
