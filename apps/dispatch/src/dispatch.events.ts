import type { INestApplicationContext } from '@nestjs/common';
import {
  campaignCanceled,
  campaignFunded,
  campaignPaused,
  campaignResumed,
  consentDecided,
  holdClosed,
  messageRequested,
  recipientsFrozen,
  recipientsPage,
} from '@bellbird/events';
import { on, type EventHandler } from '@bellbird/outbox';
import { CLOCK, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { closeHold } from './campaign/close-hold.js';
import { fundCampaign } from './campaign/fund-campaign.js';
import { resumeCampaign } from './campaign/resume-campaign.js';
import { SENDING } from './dispatch.tokens.js';
import { requestMessages } from './intake/request-messages.js';
import { storeFrozen } from './intake/store-frozen.js';
import { storePage } from './intake/store-page.js';
import { heedConsentDecided } from './reactions/heed-consent-decided.js';
import { heedStop } from './reactions/heed-stop.js';
import type { Sending } from './sending/start-sending.js';

/**
 * Events in. Out go recipients.stored, slice.settled, sending.finished/held/resumed, receipts.applied, consent.recorded
 * and inbound.received. A handler only writes down what it heard; what sends runs beside it, woken after the commit.
 */
export function dispatchHandlers(app: INestApplicationContext): readonly EventHandler[] {
  const [clock, sending, logger] = [app.get<Clock>(CLOCK), app.get<Sending>(SENDING), app.get<Logger>(LOGGER)];
  const wake = (): void => sending.poke();
  return [
    on(recipientsPage, ({ payload }, tx) => storePage(tx, payload)),
    on(recipientsFrozen, ({ payload }, tx) => storeFrozen(tx, payload)),
    on(campaignFunded, async ({ payload }, tx) => {
      if (await fundCampaign(tx, payload, clock.now())) tx.afterCommit(wake);
    }),
    on(campaignPaused, ({ payload }, tx) => heedStop(tx, payload, false)),
    on(campaignResumed, async ({ payload }, tx) => {
      if (await resumeCampaign(tx, payload, clock.now())) tx.afterCommit(wake);
    }),
    on(campaignCanceled, async ({ payload }, tx) => {
      await heedStop(tx, payload, true);
      tx.afterCommit(wake);
    }),
    on(holdClosed, async ({ payload }, tx) => {
      if ((await closeHold(tx, payload)) === 'early')
        logger.error(
          { campaignId: payload.subjectId },
          'A hold was closed while its campaign ran: nothing more is sent',
        );
    }),
    on(consentDecided, ({ payload }, tx) => heedConsentDecided(tx, payload)),
    on(messageRequested, async ({ payload }, tx) => {
      await requestMessages(tx, payload, clock.now());
      tx.afterCommit(wake);
    }),
  ];
}
