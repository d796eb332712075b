import { Database } from '@bellbird/database';
import { CLOCK, type Clock, LOGGER, type Logger } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import { CallerIds } from '../caller-id/caller-ids.js';
import { applyDecision, findCampaign, lockCampaign } from '../campaign/campaign.repository.js';
import { askAgain } from '../campaign/campaign.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { launched, sayLaunched } from '../campaign/launch.js';
import { TenantsClient } from '../tenants-client.js';

const page = 20;

/** What a clock must do: launch what is due, ask again what was not answered. Safe in several replicas: rows are locked. */
@Injectable()
export class LaunchDueCampaigns {
  constructor(
    private readonly db: Database, private readonly tenants: TenantsClient, private readonly senders: CallerIds, private readonly changes: ChangeCampaign,
    @Inject(CLOCK) private readonly clock: Clock, @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** True while there is more to do at once. One campaign that cannot be launched keeps no other waiting. */
  async launchDue(): Promise<boolean> {
    const due = await this.db.system((tx) => tx.query<{ id: string; tenant_id: string }>(
      `select id, tenant_id from campaign where status = 'pending' and scheduled_at <= $1 order by scheduled_at limit ${page}`, [this.clock.now()]));
    for (const { id, tenant_id: tenantId } of due) {
      await this.launch(tenantId, id).catch((error: unknown) => this.logger.warn({ err: error, campaignId: id }, 'A due campaign could not be launched yet'));
    }
    return false;
  }

  async askAgain(): Promise<void> {
    const late = await this.db.system((tx) => tx.query<{ id: string; tenant_id: string }>(
      `select id, tenant_id from campaign where ask_again_at <= $1 order by ask_again_at limit ${page}`, [this.clock.now()]));
    for (const { id, tenant_id: tenantId } of late) await this.db.tenant(tenantId, (tx) => this.changes.change(tx, id, askAgain));
  }

  private async launch(tenantId: string, id: string): Promise<void> {
    const terms = await this.tenants.sendingTerms(tenantId);
    await this.db.tenant(tenantId, async (tx) => {
      const now = this.clock.now();
      const seen = await findCampaign(tx, id);
      if (seen === null) return;
      const sender = await this.senders.usable(tx, seen.callerId ?? '');
      const campaign = await lockCampaign(tx, id);
      if (campaign === null || campaign.status !== 'pending' || campaign.scheduledAt === null || campaign.scheduledAt > now) return;
      const after = await applyDecision(tx, campaign, { change: launched(terms, sender.phoneInternational, now), say: [] }, now);
      await sayLaunched(tx, after, terms);
      this.changes.tell(tx, after);
    });
  }
}
