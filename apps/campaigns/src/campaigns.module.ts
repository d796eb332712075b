import { defineService } from '@bellbird/service-host';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AutomationModule } from './automation/automation.module.js';
import { CallerIdModule } from './caller-id/caller-id.module.js';
import { CampaignModule } from './campaign/campaign.module.js';
import { campaignsConfig } from './campaigns.config.js';
import { campaignsMigration } from './database/migrations/0002-campaigns.js';
import { testSendAttemptsMigration } from './database/migrations/0003-test-send-attempts.js';
import { campaignTraceMigration } from './database/migrations/0004-campaign-trace.js';
import { campaignKindMigration } from './database/migrations/0005-campaign-kind.js';
import { chargedUnitsMigration } from './database/migrations/0006-charged-units.js';
import { suspensionMigration } from './database/migrations/0007-suspension.js';
import { shareMigration } from './database/migrations/0008-share.js';
import { singleTextsMigration } from './database/migrations/0009-single-texts.js';
import { engagementMigration } from './database/migrations/0010-engagement.js';
import { typedPhonesMigration } from './database/migrations/0011-typed-phones.js';
import { linksMigration } from './database/migrations/0012-links.js';
import { variantsMigration } from './database/migrations/0013-variants.js';
import { recipientZoneMigration } from './database/migrations/0014-recipient-zone.js';
import { automationsMigration } from './database/migrations/0015-automations.js';
import { resendMigration } from './database/migrations/0016-resend.js';
import { visitsOfPhonesMigration } from './database/migrations/0017-visits-of-phones.js';
import { forgottenPhonesMigration } from './database/migrations/0018-forgotten-phones.js';
import { noTestSendsMigration } from './database/migrations/0019-no-test-sends.js';
import { EditingModule } from './editing/editing.module.js';
import { QuoteModule } from './quote/quote.module.js';
import { ReplyModule } from './reply/reply.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SharingModule } from './sharing/sharing.module.js';
import { SingleTextModule } from './single-text/single-text.module.js';
import { SmsTemplateModule } from './sms-template/sms-template.module.js';
import { SuspensionModule } from './suspension/suspension.module.js';
import { TestSendModule } from './test-send/test-send.module.js';

/** Events go out: the topics campaign.* and texts.outcome, message.requested, and export.completed and export.failed. */
export const campaignsService = defineService({
  name: 'campaigns',
  config: campaignsConfig,
  imports: [
    CampaignModule,
    SmsTemplateModule,
    CallerIdModule,
    EditingModule,
    QuoteModule,
    ScheduleModule,
    TestSendModule,
    SingleTextModule,
    ReplyModule,
    SuspensionModule,
    SharingModule,
    AnalyticsModule,
    AutomationModule,
  ],
  migrations: [
    campaignsMigration,
    testSendAttemptsMigration,
    campaignTraceMigration,
    campaignKindMigration,
    chargedUnitsMigration,
    suspensionMigration,
    shareMigration,
    singleTextsMigration,
    engagementMigration,
    typedPhonesMigration,
    linksMigration,
    variantsMigration,
    recipientZoneMigration,
    automationsMigration,
    resendMigration,
    visitsOfPhonesMigration,
    forgottenPhonesMigration,
    noTestSendsMigration,
  ],
});
