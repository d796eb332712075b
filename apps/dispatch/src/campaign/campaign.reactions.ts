import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { campaignCanceled, campaignFunded, campaignPaused, campaignResumed, holdClosed } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, LOGGER, On, OnMany, type Clock, type Logger } from '@bellbird/service-host';
import { SENDING } from '../dispatch.tokens.js';
import type { Sending } from '../sending/start-sending.js';
import { closeHolds } from './close-holds.js';
import { fundCampaign } from './fund-campaign.js';
import { heedStop } from './heed-stop.js';
import { resumeCampaign } from './resume-campaign.js';

/** What may be sent, and what no more. */
@Injectable()
export class CampaignReactions {
  constructor(
    @Inject(SENDING) private readonly sending: Sending,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @On(campaignFunded)
  async funded({ payload }: ConsumedEvent<typeof campaignFunded>, tx: Tx): Promise<void> {
    if (await fundCampaign(tx, payload, this.clock.now())) this.wakeAfter(tx);
  }

  @On(campaignPaused)
  paused({ payload }: ConsumedEvent<typeof campaignPaused>, tx: Tx): Promise<void> {
    return heedStop(tx, payload, false);
  }

  @On(campaignResumed)
  async resumed({ payload }: ConsumedEvent<typeof campaignResumed>, tx: Tx): Promise<void> {
    if (await resumeCampaign(tx, payload, this.clock.now())) this.wakeAfter(tx);
  }

  @On(campaignCanceled)
  async canceled({ payload }: ConsumedEvent<typeof campaignCanceled>, tx: Tx): Promise<void> {
    await heedStop(tx, payload, true);
    this.wakeAfter(tx);
  }

  @OnMany(holdClosed)
  async holdsClosed(events: readonly ConsumedEvent<typeof holdClosed>[], tx: Tx): Promise<void> {
    const subjectIds = events.map(({ payload }) => payload.subjectId);
    for (const campaignId of await closeHolds(tx, events[0]!.tenantId, subjectIds))
      this.logger.error({ campaignId }, 'A hold was closed while its campaign ran: nothing more is sent');
  }

  private wakeAfter(tx: Tx): void {
    tx.afterCommit(() => this.sending.poke());
  }
}
