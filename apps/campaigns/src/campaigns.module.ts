import { Module } from '@nestjs/common';
import { Background } from '@bellbird/service-host';
import { CallerIds } from './caller-id/caller-ids.js';
import { CampaignHooks } from './campaign/campaign.hooks.js';
import { CampaignResolver } from './campaign/campaign.resolver.js';
import { ChangeCampaign } from './campaign/change-campaign.js';
import { ContactsClient } from './contacts-client.js';
import { DispatchClient } from './dispatch-client.js';
import { CheckCampaign } from './editing/check-campaign.js';
import { CreateCampaign } from './editing/create-campaign.js';
import { EditCampaign } from './editing/edit-campaign.js';
import { IdentityClient } from './identity-client.js';
import { QuoteCampaign } from './quote/quote-campaign.js';
import { LaunchDueCampaigns } from './schedule/launch-due-campaigns.js';
import { RecomputeSchedules } from './schedule/recompute-schedules.js';
import { SmsTemplateHooks } from './sms-template/sms-template.hooks.js';
import { TenantsClient } from './tenants-client.js';
import { GiveUpAttempts } from './test-send/give-up-attempts.js';
import { TestSend } from './test-send/test-send.js';

@Module({
  providers: [
    CallerIds,
    CampaignHooks,
    CampaignResolver,
    ChangeCampaign,
    CheckCampaign,
    ContactsClient,
    CreateCampaign,
    DispatchClient,
    EditCampaign,
    GiveUpAttempts,
    IdentityClient,
    LaunchDueCampaigns,
    QuoteCampaign,
    RecomputeSchedules,
    SmsTemplateHooks,
    TenantsClient,
    TestSend,
  ],
})
export class CampaignsModule {
  constructor(
    background: Background,
    due: LaunchDueCampaigns,
    attempts: GiveUpAttempts,
    schedules: RecomputeSchedules,
  ) {
    background.every('due campaigns', 500, () => due.launchDue());
    background.every('late answers', 5_000, () => due.askAgain());
    background.every('old zone data', 3_600_000, () => schedules.execute());
    background.every('dead test sends', 30_000, () => attempts.execute());
  }
}
