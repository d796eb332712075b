import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { inSpan, inTraceOf } from '@bellbird/outbox';
import { CONFIG, Every, faultPoint, Schedules } from '@bellbird/service-host';
import type { ContactsConfig } from '../contacts.config.js';
import { freezePage, type Reading } from './freeze-page.js';

interface Waiting {
  tenantId: string;
  campaignId: string;
  traceparent: string | null;
}

const atOnce = 3;

/** Freezes the audiences of launched campaigns, outside of the handler of the event: a page a transaction, several campaigns in turn. */
@Injectable()
export class FreezeWorker {
  constructor(
    private readonly db: Database,
    private readonly schedules: Schedules,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  /** There is an audience to be frozen, or a freeze to be stopped. */
  poke(): void {
    this.schedules.poke(this, 'turn');
  }

  /** Works on what there is, also on what a killed process left; answers whether there was anything to do. */
  @Every('500ms')
  async turn(): Promise<boolean> {
    const waiting = await this.db.system((tx) =>
      tx.query<Waiting>(
        `select tenant_id as "tenantId", campaign_id as "campaignId", traceparent from audience_freeze where state = 'running' order by created_at limit $1`,
        [atOnce],
      ),
    );
    const worked = await Promise.all(
      waiting.map((each) =>
        inTraceOf(
          each.traceparent,
          'freeze audience',
          { attributes: { 'bellbird.campaign.id': each.campaignId } },
          () => this.freeze(each),
        ),
      ),
    );
    return worked.some(Boolean);
  }

  /** All pages of a campaign. Answers false where another process is at it. */
  private async freeze({ tenantId, campaignId }: Waiting): Promise<boolean> {
    let reading: Reading | null = null;
    for (let any = false; ; any = true) {
      const before: Reading | null = reading;
      const { state, reading: after } = await inSpan('freeze page', {}, () =>
        this.db.tenant(tenantId, async (tx) => {
          const page = await freezePage(tx, tenantId, campaignId, before, this.config);
          faultPoint('freeze-page');
          return page;
        }),
      );
      if (state === 'busy') return any;
      faultPoint('freeze-page-committed');
      if (state === 'done') return true;
      reading = after;
    }
  }
}
