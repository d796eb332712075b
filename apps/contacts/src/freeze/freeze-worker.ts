import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { inSpan, inTraceOf } from '@bellbird/outbox';
import { CONFIG, Every, faultPoint, Schedules } from '@bellbird/service-host';
import type { ContactsConfig } from '../contacts.config.js';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { freezePage, type Reading } from './freeze-page.js';
import { pageAgain } from './resend/freeze-again.js';
import { unlessAway, type Reader } from './resend/people-again.js';
import type { ResendOf } from './resend/resend-cursor.js';

interface Waiting {
  tenantId: string;
  campaignId: string;
  traceparent: string | null;
  resendOf: ResendOf | null;
}

type FrozenPage = Awaited<ReturnType<typeof freezePage>>;

const atOnce = 3;
/** So many pages of a campaign at a time: a text to twelve people does not wait for the whole of a million. */
const pagesAtOnce = 5;
/** Campaigns whose place among their people is remembered until their next pages; others look for it again. */
const mostReadings = 20;
/** So long a freeze lets others go first that could not go on: who it has to ask is away, or it failed. */
const restMs = 5_000;

/**
 * Freezes the audiences of launched campaigns, outside of the handler of the event: a page a transaction, several campaigns
 * in turn, that first which has the fewest pages yet.
 */
@Injectable()
export class FreezeWorker {
  /** Until when each rests, by the machine's monotonic clock: no clock that is turned back makes it longer. */
  private readonly resting = new Map<string, number>();
  private readonly readings = new Map<string, Reading>();

  constructor(
    private readonly db: Database,
    private readonly schedules: Schedules,
    private readonly dispatch: DispatchPeer,
    @Inject(CONFIG) private readonly config: ContactsConfig,
  ) {}

  /** There is an audience to be frozen, or a freeze to be stopped. */
  poke(): void {
    this.schedules.poke(this, 'turn');
  }

  /** Works on what there is, also on what a killed process left; answers whether there was anything to do. */
  @Every('500ms')
  async turn(): Promise<boolean> {
    for (const [id, until] of this.resting) if (until <= performance.now()) this.resting.delete(id);
    const waiting = await this.db.systemQuery<Waiting>(
      `select tenant_id as "tenantId", campaign_id as "campaignId", traceparent, launch -> 'resendOf' as "resendOf"
         from audience_freeze where state = 'running' and campaign_id <> all($2::uuid[]) order by pages, created_at limit $1`,
      [atOnce, [...this.resting.keys()]],
    );
    const worked = await Promise.allSettled(
      waiting.map((each) =>
        inTraceOf(
          each.traceparent,
          'freeze audience',
          { attributes: { 'bellbird.campaign.id': each.campaignId } },
          () => this.freeze(each).catch((error: unknown) => this.rest(each, error)),
        ),
      ),
    );
    const failed = worked.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return worked.some((each) => each.status === 'fulfilled' && each.value);
  }

  private rest({ campaignId }: Waiting, error: unknown): never {
    this.resting.set(campaignId, performance.now() + restMs);
    throw error;
  }

  /** The next pages of a campaign. Answers false where another process is at it, or another service must be asked and is away. */
  private async freeze(waiting: Waiting): Promise<boolean> {
    const { campaignId } = waiting;
    // Forgotten where a page fails: its reader may have moved on already.
    let reading = this.readings.get(campaignId) ?? null;
    this.readings.delete(campaignId);
    for (let made = 0; made < pagesAtOnce; made += 1) {
      const before: Reading | null = reading;
      const { state, reading: after }: FrozenPage = await inSpan('freeze page', {}, () => this.page(waiting, before));
      if (state === 'busy') return made > 0;
      faultPoint('freeze-page-committed');
      if (state === 'done') return true;
      reading = after;
    }
    if (reading !== null) this.readings.set(campaignId, reading);
    const [oldest] = this.readings.keys();
    if (this.readings.size > mostReadings && oldest !== undefined) this.readings.delete(oldest);
    return true;
  }

  private async page({ tenantId, campaignId, resendOf }: Waiting, before: Reading | null): Promise<FrozenPage> {
    const inTenant: Reader = (work) => this.db.tenant(tenantId, work);
    const again =
      resendOf && (await pageAgain(inTenant, this.dispatch, { tenantId, campaignId }, resendOf).catch(unlessAway));
    if (again === undefined) {
      this.resting.set(campaignId, performance.now() + restMs);
      return { state: 'busy', reading: before };
    }
    return inTenant(async (tx) => {
      const page = await freezePage(tx, tenantId, campaignId, before, this.config, again);
      faultPoint('freeze-page');
      return page;
    });
  }
}
