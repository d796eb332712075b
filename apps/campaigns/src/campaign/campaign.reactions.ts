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
  type EventDefinition,
  type Payload,
} from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, OnMany, type Clock } from '@bellbird/service-host';
import { runDearer, runFunded, runRefused } from '../automation/run/follow-runs.js';
import { addToHour } from '../engagement/campaign-hours.js';
import * as rules from './campaign.js';
import { knownCampaigns } from './campaign.repository.js';
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

  @OnMany(sliceSettled)
  async slicesSettled(events: readonly ConsumedEvent<typeof sliceSettled>[], tx: Tx) {
    for (const { payload } of await ofCampaigns(tx, events, ({ campaignId }) => campaignId))
      await this.campaigns.change(tx, payload.campaignId, (c, now) =>
        rules.sliceSettled(c, { ...payload, charge: BigInt(payload.charge) }, now),
      );
  }

  @OnMany(receiptsApplied)
  async receiptsApplied(events: readonly ConsumedEvent<typeof receiptsApplied>[], tx: Tx) {
    for (const { payload, occurredAt } of await ofCampaigns(tx, events, ({ campaignId }) => campaignId)) {
      const campaign = await this.campaigns.change(tx, payload.campaignId, (c) => rules.receiptsApplied(c, payload));
      if (campaign !== null) await addToHour(tx, campaign, occurredAt, { delivered: payload.delivered });
    }
  }

  @On(engagementApplied)
  async engagementApplied({ payload }: ConsumedEvent<typeof engagementApplied>, tx: Tx) {
    const campaign = await this.campaigns.change(tx, payload.campaignId, (c) => rules.engagementApplied(c, payload));
    if (campaign === null) return;
    const { clickedPeople: clicked, replied } = payload;
    await addToHour(tx, campaign, new Date(payload.at), { clicked, replied });
  }

  @OnMany(sendingFinished)
  async sendingFinished(events: readonly ConsumedEvent<typeof sendingFinished>[], tx: Tx) {
    for (const { payload } of await ofCampaigns(tx, events, ({ campaignId }) => campaignId))
      await this.campaigns.change(tx, payload.campaignId, (c, now) =>
        rules.sendingFinished(c, payload.settleCount, now),
      );
  }

  @OnMany(holdClosed)
  async holdsClosed(events: readonly ConsumedEvent<typeof holdClosed>[], tx: Tx) {
    for (const { payload } of await ofCampaigns(tx, events, ({ subjectId }) => subjectId))
      await this.campaigns.change(tx, payload.subjectId, (c, now) => rules.holdClosed(c, now));
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

/** Requests of single texts settle, end and close as campaigns do, by the hundred: one question finds which are none. */
async function ofCampaigns<E extends EventDefinition>(
  tx: Tx,
  events: readonly ConsumedEvent<E>[],
  idOf: (payload: Payload<E>) => string,
): Promise<ConsumedEvent<E>[]> {
  const known = await knownCampaigns(
    tx,
    events.map(({ payload }) => idOf(payload)),
  );
  return events.filter(({ payload }) => known.has(idOf(payload)));
}
