import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { lockCampaign, setWrittenTime } from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { firstLocal } from './own-time.js';
import { readInstant } from './scheduled-time.js';

const page = 200;

interface Schedule {
  id: string;
  tenant_id: string;
  kind: string;
}

/**
 * Campaigns by each person's own clock that are still to come: a price for another country, or another zone of the
 * business, moves when their time comes first, and what the business reads as that time.
 */
@Injectable()
export class RecomputeOwnTimes {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly changes: ChangeCampaign,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('1h')
  async execute(): Promise<void> {
    for (let last: string | null = null; ;) {
      const after: string | null = last;
      const some: Schedule[] = await this.db.system((tx) =>
        tx.query<Schedule>(
          `select id, tenant_id, kind from campaign
            where status = 'pending' and recipient_zone and ($1::uuid is null or id > $1) order by id limit ${page}`,
          [after],
        ),
      );
      for (const each of some)
        await this.recompute(each).catch((error: unknown) =>
          this.logger.warn({ err: error, campaignId: each.id }, 'When a campaign is due could not be computed anew'),
        );
      if (some.length < page) return;
      last = some.at(-1)!.id;
    }
  }

  private async recompute({ id, tenant_id: tenantId, kind }: Schedule): Promise<void> {
    const { timeZone, prices } = await this.tenants.sendingTerms(tenantId, kind);
    await this.db.tenant(tenantId, async (tx) => {
      const campaign = await lockCampaign(tx, id);
      if (campaign === null || campaign.status !== 'pending' || !campaign.recipientZone) return;
      const { scheduledLocal: local, limitLocal } = campaign;
      if (local === null) return;
      const launchAt = firstLocal(local, timeZone, Object.keys(prices));
      const scheduledAt = readInstant(local, timeZone)?.instant ?? campaign.scheduledAt;
      const notLaterThan = limitLocal === null ? campaign.notLaterThan : readInstant(limitLocal, timeZone)!.instant;
      const same = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();
      if (same(launchAt, campaign.launchAt) && same(scheduledAt, campaign.scheduledAt)) return;
      await this.changes.change(tx, id, () => ({ change: { launchAt, scheduledAt, notLaterThan }, say: [] }));
      await setWrittenTime(tx, id, { local, zone: timeZone });
    });
  }
}
