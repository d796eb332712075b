import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { notFound, wrongState } from '@bellbird/errors';
import { SparingHints, type LiveEvents } from '@bellbird/live-events';
import { CLOCK, LIVE_EVENTS, type Clock } from '@bellbird/service-host';
import type { Campaign, Decision } from './campaign.js';
import { applyDecision, lockCampaign } from './campaign.repository.js';
import { say } from './say.js';

/** At most four live events a second and campaign. */
const gapMs = 250;

/** Read, decide, write: the one way in which a campaign changes. */
@Injectable()
export class ChangeCampaign {
  private readonly hints: SparingHints;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LIVE_EVENTS) live: LiveEvents,
  ) {
    this.hints = new SparingHints(live, gapMs);
  }

  /**
   * Locks the campaign, lets `decide` say what follows, saves it and says it. Events of campaigns that are not here
   * (tests, deleted ones) change nothing and answer null.
   */
  async change(tx: Tx, id: string, decide: (campaign: Campaign, now: Date) => Decision): Promise<Campaign | null> {
    const campaign = await lockCampaign(tx, id);
    if (campaign === null) return null;
    const now = this.clock.now();
    const decision = decide(campaign, now);
    if (decision === null) return campaign;
    const after = await applyDecision(tx, campaign, decision, now);
    await say(tx, after, decision.say);
    this.tell(tx, after);
    return after;
  }

  /** As change(), for a person: what is not there is 404, what is refused 409. */
  async command(
    tx: Tx,
    id: string,
    decide: (campaign: Campaign, now: Date) => Decision | 'refused',
  ): Promise<Campaign> {
    const after = await this.change(tx, id, (campaign, now) => {
      const decision = decide(campaign, now);
      if (decision === 'refused') throw wrongState(`This cannot be done with a campaign that is ${campaign.status}.`);
      return decision;
    });
    if (after === null) throw notFound();
    return after;
  }

  /** Browsers are told after the commit. */
  tell(tx: Tx, campaign: Pick<Campaign, 'id' | 'tenantId'>): void {
    tx.afterCommit(() =>
      this.hints.tell({ type: 'sms-campaign-updated', tenantId: campaign.tenantId, id: campaign.id }),
    );
  }
}
