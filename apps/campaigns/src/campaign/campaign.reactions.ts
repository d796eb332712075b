import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import {
  engagementApplied,
  fundsHeld,
  fundsRefused,
  holdClosed,
  receiptsApplied,
  recipientsStored,
  sendingFinished,
  sendingHeld,
  sendingResumed,
  sliceSettled,
} from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { runDearer, runFunded, runRefused } from '../automation/run/follow-runs.js';
import { addToHour } from '../engagement/campaign-hours.js';
import * as rules from './campaign.js';
import { ChangeCampaign } from './change-campaign.js';

/** What campaigns hear of others, each a rule of campaign.ts under the campaign's row lock. */
@Injectable()
export class CampaignReactions {
  constructor(
    private readonly campaigns: ChangeCampaign,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @On(recipientsStored)
  async recipientsStored({ payload }: ConsumedEvent<typeof recipientsStored>, tx: Tx) {
    const after = await this.campaigns.change(tx, payload.campaignId, (c, now) =>
      rules.recipientsStored(c, payload, now),
    );
    if (after?.stage === 'above-quote') await runDearer(tx, after, this.clock.now());
  }

  @On(fundsHeld)
  async fundsHeld({ payload }: ConsumedEvent<typeof fundsHeld>, tx: Tx) {
    const after = await this.campaigns.change(tx, payload.subjectId, (c) =>
      rules.fundsHeld(c, BigInt(payload.reserved)),
    );
    if (after?.funded === true) await runFunded(tx, after, this.clock.now());
  }

  @On(fundsRefused)
  async fundsRefused({ payload }: ConsumedEvent<typeof fundsRefused>, tx: Tx) {
    const after = await this.campaigns.change(tx, payload.subjectId, (c, now) => rules.fundsRefused(c, now));
    if (after?.cancellationReason === 'insufficient-funds') await runRefused(tx, after, this.clock.now());
  }

  @On(sliceSettled)
  sliceSettled({ payload }: ConsumedEvent<typeof sliceSettled>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c, now) =>
      rules.sliceSettled(c, { ...payload, charge: BigInt(payload.charge) }, now),
    );
  }

  @On(receiptsApplied)
  async receiptsApplied({ payload, occurredAt }: ConsumedEvent<typeof receiptsApplied>, tx: Tx) {
    const campaign = await this.campaigns.change(tx, payload.campaignId, (c) => rules.receiptsApplied(c, payload));
    if (campaign !== null) await addToHour(tx, campaign, occurredAt, { delivered: payload.delivered });
  }

  @On(engagementApplied)
  async engagementApplied({ payload }: ConsumedEvent<typeof engagementApplied>, tx: Tx) {
    const campaign = await this.campaigns.change(tx, payload.campaignId, (c) => rules.engagementApplied(c, payload));
    if (campaign === null) return;
    const { clickedPeople: clicked, replied } = payload;
    await addToHour(tx, campaign, new Date(payload.at), { clicked, replied });
  }

  @On(sendingFinished)
  sendingFinished({ payload }: ConsumedEvent<typeof sendingFinished>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c, now) =>
      rules.sendingFinished(c, payload.settleCount, now),
    );
  }

  @On(holdClosed)
  holdClosed({ payload }: ConsumedEvent<typeof holdClosed>, tx: Tx) {
    return this.campaigns.change(tx, payload.subjectId, (c, now) => rules.holdClosed(c, now));
  }

  @On(sendingHeld)
  sendingHeld({ payload }: ConsumedEvent<typeof sendingHeld>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c) => rules.sendingHeld(c, payload.reason));
  }

  @On(sendingResumed)
  sendingResumed({ payload }: ConsumedEvent<typeof sendingResumed>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c) => rules.sendingResumed(c));
  }
}
