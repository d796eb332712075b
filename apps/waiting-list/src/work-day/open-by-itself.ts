import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { eachApart, Every, LOGGER, type Logger } from '@bellbird/service-host';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { WorkDays } from './work-days.js';

/** Businesses of one page. */
const atOnce = 1_000;

/** Opens the lists of businesses that wish it, when their opening hours begin. */
@Injectable()
export class OpenByItself {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly days: WorkDays,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('30s')
  async sweep(): Promise<void> {
    for (let page = await this.closedAfter(null); page.length > 0; page = await this.closedAfter(page.at(-1)!.tenantId))
      await eachApart(page, this.logger, ({ tenantId }) => this.open(tenantId));
  }

  /** Businesses that wish it and have no list open, in order of their ids. */
  private async closedAfter(last: string | null): Promise<{ tenantId: string }[]> {
    return this.db.system((tx) =>
      tx.query<{ tenantId: string }>(
        `select tenant_id as "tenantId" from queue_settings s
          where settings->>'enabled' = 'true' and settings->>'opensByItself' = 'true' and ($2::uuid is null or tenant_id > $2)
            and not exists (select 1 from work_day d where d.tenant_id = s.tenant_id and d.state <> 'closed')
          order by tenant_id limit $1`,
        [atOnce, last],
      ),
    );
  }

  private async open(tenantId: string): Promise<void> {
    const since = await this.tenants.openSince(tenantId);
    if (since !== null) await this.days.openAtHours(tenantId, since);
  }
}
