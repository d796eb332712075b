import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import {
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
import { On } from '@bellbird/service-host';
import * as rules from './campaign.js';
import { ChangeCampaign } from './change-campaign.js';

/** What campaigns hear of others, each a rule of campaign.ts under the campaign's row lock. */
@Injectable()
export class CampaignReactions {
  constructor(private readonly campaigns: ChangeCampaign) {}

  @On(recipientsStored)
  recipientsStored({ payload }: ConsumedEvent<typeof recipientsStored>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c, now) => rules.recipientsStored(c, payload, now));
  }

  @On(fundsHeld)
  fundsHeld({ payload }: ConsumedEvent<typeof fundsHeld>, tx: Tx) {
    return this.campaigns.change(tx, payload.subjectId, (c) => rules.fundsHeld(c, BigInt(payload.reserved)));
  }

  @On(fundsRefused)
  fundsRefused({ payload }: ConsumedEvent<typeof fundsRefused>, tx: Tx) {
    return this.campaigns.change(tx, payload.subjectId, (c, now) => rules.fundsRefused(c, now));
  }

  @On(sliceSettled)
  sliceSettled({ payload }: ConsumedEvent<typeof sliceSettled>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c, now) =>
      rules.sliceSettled(c, { ...payload, charge: BigInt(payload.charge) }, now),
    );
  }

  @On(receiptsApplied)
  receiptsApplied({ payload }: ConsumedEvent<typeof receiptsApplied>, tx: Tx) {
    return this.campaigns.change(tx, payload.campaignId, (c) => rules.receiptsApplied(c, payload));
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
