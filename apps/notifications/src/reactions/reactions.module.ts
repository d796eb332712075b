import { Feature } from '@bellbird/service-host';
import { NotificationModule } from '../notification/notification.module.js';
import { NotifyThoseWhoLookAfterUsers } from './notify-those-who-look-after-users.js';
import { NotifyWhenAutomationPaused } from './notify-when-automation-paused.js';
import { NotifyWhenCampaignEnded } from './notify-when-campaign-ended.js';
import { NotifyWhenExportEnded } from './notify-when-export-ended.js';
import { NotifyWhenPaymentEnded } from './notify-when-payment-ended.js';
import { NotifyWhenPersonOptedInOrOut } from './notify-when-person-opted-in-or-out.js';
import { NotifyWhenSendingIsPaused } from './notify-when-sending-is-paused.js';
import { NotifyWhenTextReceived } from './notify-when-text-received.js';
import { NotifyWhenTextsStopped } from './notify-when-texts-stopped.js';
import { NotifyWhenWorkDayClosed } from './notify-when-work-day-closed.js';

/** What people are told of, one sentence a file. */
@Feature({
  imports: [NotificationModule],
  providers: [
    NotifyThoseWhoLookAfterUsers,
    NotifyWhenCampaignEnded,
    NotifyWhenExportEnded,
    NotifyWhenPaymentEnded,
    NotifyWhenPersonOptedInOrOut,
    NotifyWhenSendingIsPaused,
    NotifyWhenAutomationPaused,
    NotifyWhenTextReceived,
    NotifyWhenTextsStopped,
    NotifyWhenWorkDayClosed,
  ],
})
export class ReactionsModule {}
