import { defineService } from '@bellbird/service-host';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { BoardModule } from './board/board.module.js';
import { BusinessModule } from './business/business.module.js';
import { ContactsModule } from './contacts/contacts.module.js';
import { jobsMigration } from './database/migrations/0002-jobs.js';
import { queueMigration } from './database/migrations/0003-queue.js';
import { afterwardsMigration } from './database/migrations/0004-afterwards.js';
import { ofContactMigration } from './database/migrations/0005-of-contact.js';
import { deletedTurnsMigration } from './database/migrations/0006-deleted-turns.js';
import { keptHistoryMigration } from './database/migrations/0007-kept-history.js';
import { EstimateModule } from './estimate/estimate.module.js';
import { PublicModule } from './public/public.module.js';
import { PurgeModule } from './purge/purge.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { TextsModule } from './texts/texts.module.js';
import { ThanksModule } from './thanks/thanks.module.js';
import { TurnModule } from './turn/turn.module.js';
import { waitingListConfig } from './waiting-list.config.js';
import { WorkDayModule } from './work-day/work-day.module.js';

/** Events go out: text.requested, turn.ended, consent.collected, work-day.changed, export.completed and export.failed. */
export const waitingListService = defineService({
  name: 'waiting-list',
  config: waitingListConfig,
  imports: [
    BusinessModule,
    SettingsModule,
    WorkDayModule,
    TurnModule,
    BoardModule,
    PublicModule,
    TextsModule,
    ThanksModule,
    ContactsModule,
    EstimateModule,
    RepliesModule,
    PurgeModule,
    AnalyticsModule,
  ],
  migrations: [
    jobsMigration,
    queueMigration,
    afterwardsMigration,
    ofContactMigration,
    deletedTurnsMigration,
    keptHistoryMigration,
  ],
});

export { makeDemoQueue } from './demo/demo-queue.js';
