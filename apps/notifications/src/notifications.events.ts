import type { INestApplicationContext } from '@nestjs/common';
import {
  campaignCompleted,
  consentRecorded,
  emailRequested,
  exportCompleted,
  exportFailed,
  inboundReceived,
  topUpFailed,
  topUpSucceeded,
} from '@bellbird/events';
import { on } from '@bellbird/outbox';
import { OutgoingMailLoop } from './mail/outgoing-mail-loop.js';
import { Notifier } from './notification/notifier.js';
import { notifyWhenCampaignEnded } from './reactions/notify-when-campaign-ended.js';
import { notifyWhenExportFailed, notifyWhenExportReady } from './reactions/notify-when-export-ended.js';
import { notifyWhenPaymentFailed, notifyWhenPaymentSucceeded } from './reactions/notify-when-payment-ended.js';
import { notifyWhenPersonOptedInOrOut } from './reactions/notify-when-person-opted-in-or-out.js';
import { notifyWhenTextReceived } from './reactions/notify-when-text-received.js';
import { queueMailWhenRequested } from './reactions/queue-mail-when-requested.js';

/** Events in. None go out. */
export function notificationsHandlers(app: INestApplicationContext) {
  const notifier = app.get(Notifier);
  const loop = app.get(OutgoingMailLoop);
  return [
    on(campaignCompleted, (event, tx) => notifyWhenCampaignEnded(event, tx, notifier)),
    on(topUpSucceeded, (event, tx) => notifyWhenPaymentSucceeded(event, tx, notifier)),
    on(topUpFailed, (event, tx) => notifyWhenPaymentFailed(event, tx, notifier)),
    on(consentRecorded, (event, tx) => notifyWhenPersonOptedInOrOut(event, tx, notifier)),
    on(inboundReceived, (event, tx) => notifyWhenTextReceived(event, tx, notifier)),
    on(exportCompleted, (event, tx) => notifyWhenExportReady(event, tx, notifier)),
    on(exportFailed, (event, tx) => notifyWhenExportFailed(event, tx, notifier)),
    on(emailRequested, (event, tx) => queueMailWhenRequested(event, tx, loop)),
  ];
}
