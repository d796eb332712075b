import { Module } from '@nestjs/common';
import { Background, CONFIG } from '@bellbird/service-host';
import { mailMetrics } from './mail/mail-metrics.js';
import { MAIL_PROVIDER, mailProviderOf } from './mail/mail-provider.js';
import { OutgoingMailLoop } from './mail/outgoing-mail-loop.js';
import { OutgoingMails } from './mail/outgoing-mails.js';
import { NotificationHooks } from './notification/notification.hooks.js';
import { NotificationResolver } from './notification/notification.resolver.js';
import { Notifier } from './notification/notifier.js';
import { SweepOldNotifications } from './notification/sweep-old-notifications.js';
import type { NotificationsConfig } from './notifications.config.js';

@Module({
  providers: [
    NotificationHooks,
    NotificationResolver,
    Notifier,
    OutgoingMailLoop,
    OutgoingMails,
    SweepOldNotifications,
    { provide: MAIL_PROVIDER, useFactory: ({ mail }: NotificationsConfig) => mailProviderOf(mail), inject: [CONFIG] },
  ],
})
export class NotificationsModule {
  constructor(background: Background, mails: OutgoingMails, sweep: SweepOldNotifications) {
    background.every('old notifications', 3_600_000, () => sweep.execute());
    background.every('old mails', 3_600_000, () => mails.forgetOld());
    background.every('waiting mails', 10_000, async () => {
      const { rows, oldestSeconds } = await mails.waiting();
      mailMetrics.rows.set(rows);
      mailMetrics.oldestSeconds.set(oldestSeconds);
    });
  }
}
