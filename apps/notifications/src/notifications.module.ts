import { defineService } from '@bellbird/service-host';
import { notificationsMigration } from './database/migrations/0002-notifications.js';
import { outgoingMailMigration } from './database/migrations/0003-outgoing-mail.js';
import { mailTraceMigration } from './database/migrations/0004-mail-trace.js';
import { audienceMigration } from './database/migrations/0005-audience.js';
import { audienceOfWhatStandsMigration } from './database/migrations/0006-audience-of-what-stands.js';
import { preferencesMigration } from './database/migrations/0007-preferences.js';
import { noticeMailsMigration } from './database/migrations/0008-notice-mails.js';
import { limitsMigration } from './database/migrations/0009-limits.js';
import { readerMarkMigration } from './database/migrations/0010-reader-mark.js';
import { MailModule } from './mail/mail.module.js';
import { NewsModule } from './news/news.module.js';
import { NotificationModule } from './notification/notification.module.js';
import { notificationsConfig } from './notifications.config.js';
import { PreferenceModule } from './preference/preference.module.js';
import { ReactionsModule } from './reactions/reactions.module.js';

export { tellDemoNotices } from './notification/demo-notices.js';

/** `email.settled` goes out. */
export const notificationsService = defineService({
  name: 'notifications',
  config: notificationsConfig,
  imports: [NotificationModule, PreferenceModule, ReactionsModule, MailModule, NewsModule],
  migrations: [
    notificationsMigration,
    outgoingMailMigration,
    mailTraceMigration,
    audienceMigration,
    audienceOfWhatStandsMigration,
    preferencesMigration,
    noticeMailsMigration,
    limitsMigration,
    readerMarkMigration,
  ],
  connections: { app: 6, system: 3 },
});
