import { CONFIG, Feature } from '@bellbird/service-host';
import { NotificationModule } from '../notification/notification.module.js';
import type { NotificationsConfig } from '../notifications.config.js';
import { MAIL_PROVIDER, mailProviderOf } from './mail-provider.js';
import { OutgoingMailLoop } from './outgoing-mail-loop.js';
import { OutgoingMails } from './outgoing-mails.js';
import { QueueMailWhenRequested } from './queue-mail-when-requested.js';
import { ShowWaitingMails } from './show-waiting-mails.js';

@Feature({
  imports: [NotificationModule],
  providers: [
    { provide: MAIL_PROVIDER, useFactory: ({ mail }: NotificationsConfig) => mailProviderOf(mail), inject: [CONFIG] },
    OutgoingMailLoop,
    OutgoingMails,
    QueueMailWhenRequested,
    ShowWaitingMails,
  ],
  exports: [OutgoingMailLoop],
})
export class MailModule {}
