import type { INestApplicationContext } from '@nestjs/common';
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
import { on, type EventHandler } from '@bellbird/outbox';
import * as rules from './campaign/campaign.js';
import { ChangeCampaign } from './campaign/change-campaign.js';

/** Events in, each a rule of campaign.ts under the campaign's row lock. Out go the topics campaign.*. */
export function campaignsHandlers(app: INestApplicationContext): EventHandler[] {
  const campaigns = app.get(ChangeCampaign);
  return [
    on(
      recipientsStored,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.campaignId, (c, now) => rules.recipientsStored(c, payload, now))),
    ),
    on(
      fundsHeld,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.subjectId, (c) => rules.fundsHeld(c, BigInt(payload.reserved)))),
    ),
    on(
      fundsRefused,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.subjectId, (c, now) => rules.fundsRefused(c, now))),
    ),
    on(
      sliceSettled,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.campaignId, (c, now) =>
          rules.sliceSettled(c, { ...payload, charge: BigInt(payload.charge) }, now),
        )),
    ),
    on(
      receiptsApplied,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.campaignId, (c) => rules.receiptsApplied(c, payload))),
    ),
    on(
      sendingFinished,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.campaignId, (c, now) =>
          rules.sendingFinished(c, payload.settleCount, now),
        )),
    ),
    on(
      holdClosed,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.subjectId, (c, now) => rules.holdClosed(c, now))),
    ),
    on(
      sendingHeld,
      async ({ payload }, tx) =>
        void (await campaigns.change(tx, payload.campaignId, (c) => rules.sendingHeld(c, payload.reason))),
    ),
    on(
      sendingResumed,
      async ({ payload }, tx) => void (await campaigns.change(tx, payload.campaignId, (c) => rules.sendingResumed(c))),
    ),
  ];
}
