import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { CLOCK, Every, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { askAgain, dueAt } from '../campaign/campaign.js';
import { applyDecision, findCampaign, lockCampaign } from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { launched, sayLaunched } from '../campaign/launch.js';
import { kindOf } from '../kinds/kinds.js';
import { LinkSets } from '../links/link-sets.js';
import { TenantsPeer } from '../peers/tenants.peer.js';

const page = 100;

interface Due {
  id: string;
  kind: string;
  tenant_id: string;
  at: Date;
  traceparent: string | null;
}

/** What a clock must do: launch what is due, ask again what was not answered. Safe in several replicas: rows are locked. */
@Injectable()
export class LaunchDueCampaigns {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly changes: ChangeCampaign,
    private readonly links: LinkSets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('500ms')
  launchDue(): Promise<void> {
    return this.eachOf(
      'launch when due',
      `status = 'pending' and not suspended`,
      'least(scheduled_at, launch_at)',
      (due) => this.launch(due),
    );
  }

  @Every('5s')
  askAgain(): Promise<void> {
    return this.eachOf('ask again', 'true', 'ask_again_at', ({ tenant_id: tenantId, id }) =>
      this.db.tenant(tenantId, (tx) => this.changes.change(tx, id, askAgain)),
    );
  }

  /** Everything whose time has come, oldest first, each in its own trace. One that fails is tried at the next turn and keeps no other waiting. */
  private async eachOf(
    name: string,
    condition: string,
    column: 'least(scheduled_at, launch_at)' | 'ask_again_at',
    act: (due: Due) => Promise<unknown>,
  ): Promise<void> {
    const now = this.clock.now();
    let last: Due | undefined;
    do {
      const due: Due[] = await this.db.systemQuery<Due>(
        `select id, kind, tenant_id, ${column} as at, traceparent from campaign
          where ${condition} and ${column} <= $1 and ($2::timestamptz is null or (${column}, id) > ($2, $3::uuid))
          order by ${column}, id limit ${page}`,
        [now, last?.at ?? null, last?.id ?? null],
      );
      for (const each of due) {
        await inTraceOf(each.traceparent, name, { attributes: { 'bellbird.campaign.id': each.id } }, () =>
          act(each),
        ).catch((error: unknown) =>
          this.logger.warn({ err: error, campaignId: each.id }, 'What is due could not be done yet'),
        );
      }
      last = due.length === page ? due.at(-1) : undefined;
    } while (last !== undefined);
  }

  private async launch({ tenant_id: tenantId, id, kind: name }: Due): Promise<void> {
    const kind = kindOf({ kind: name });
    const terms = await this.tenants.sendingTerms(tenantId, kind.name);
    await this.db.tenant(tenantId, async (tx) => {
      const now = this.clock.now();
      const seen = await findCampaign(tx, id);
      if (seen === null) return;
      const address = await kind.senderAddress(tx, this.senders, kind.inputOf(seen));
      const campaign = await lockCampaign(tx, id);
      const due = campaign === null ? null : dueAt(campaign);
      // The sender's address was read before the lock: where somebody changed the campaign since, the next turn launches it.
      if (
        campaign === null ||
        campaign.version !== seen.version ||
        campaign.status !== 'pending' ||
        campaign.suspended ||
        due === null ||
        due > now
      )
        return;
      const change = { ...launched(terms, address, now), ...(await this.links.take(tx, campaign)) };
      const after = await applyDecision(tx, campaign, { change, say: [] }, now);
      await sayLaunched(tx, after, terms, this.links.fieldsOf(after).fields);
      this.changes.tell(tx, after);
    });
  }
}
