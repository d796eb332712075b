import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every, LOGGER, type Logger } from '@bellbird/service-host';
import { lockCampaign, setWrittenTime } from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { readInstant } from './scheduled-time.js';

const page = 200;

interface Schedule {
  id: string;
  tenant_id: string;
  scheduled_local: string;
  schedule_zone: string;
}

/** A government moves its clocks: local times that were computed with other zone data are computed again. */
@Injectable()
export class RecomputeSchedules {
  constructor(
    private readonly db: Database,
    private readonly changes: ChangeCampaign,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `zoneData`: version of the data at hand. True while there may be more to do at once. */
  @Every('1h')
  async execute(zoneData = process.versions.tz ?? ''): Promise<boolean> {
    const old = await this.db.system((tx) =>
      tx.query<Schedule>(
        `select id, tenant_id, scheduled_local, schedule_zone from campaign
        where status = 'pending' and not recipient_zone and scheduled_local is not null and schedule_zone is not null and zone_data is distinct from $1 limit ${page}`,
        [zoneData],
      ),
    );
    for (const each of old) await this.recompute(each, zoneData);
    return old.length === page;
  }

  private async recompute(
    { id, tenant_id: tenantId, scheduled_local: local, schedule_zone: zone }: Schedule,
    zoneData: string,
  ): Promise<void> {
    await this.db.tenant(tenantId, async (tx) => {
      const campaign = await lockCampaign(tx, id);
      if (campaign === null || campaign.status !== 'pending') return;
      const instant = readInstant(local, zone)?.instant ?? campaign.scheduledAt;
      if (instant?.getTime() !== campaign.scheduledAt?.getTime()) {
        this.logger.info({ campaignId: id, zoneData }, 'The zone has other rules now: a schedule moved');
        await this.changes.change(tx, id, () => ({ change: { scheduledAt: instant }, say: [] }));
      }
      await setWrittenTime(tx, id, { local, zone }, zoneData);
    });
  }
}
