import { describeMembers, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { callerIdResource } from './caller-id/caller-id.resource.js';
import { campaignResource } from './campaign/campaign.resource.js';
import { campaignsConfig } from './campaigns.config.js';
import { campaignsHandlers } from './campaigns.events.js';
import { CampaignsModule } from './campaigns.module.js';
import { campaignsMigration } from './database/migrations/0002-campaigns.js';
import { testSendAttemptsMigration } from './database/migrations/0003-test-send-attempts.js';
import { campaignTraceMigration } from './database/migrations/0004-campaign-trace.js';
import { campaignKindMigration } from './database/migrations/0005-campaign-kind.js';
import { smsTemplateResource } from './sms-template/sms-template.resource.js';

const declared = [campaignResource, smsTemplateResource, callerIdResource];

export const campaignsService: ServiceDefinition = {
  name: 'campaigns',
  imports: [CampaignsModule],
  typeDefs:
    sharedSdl +
    describeMembers(readSdl(import.meta.url, 'campaign/campaign.graphql'), declared) +
    declared.map(resourceSdl).join('\n'),
  migrations: [campaignsMigration, testSendAttemptsMigration, campaignTraceMigration, campaignKindMigration],
  config: campaignsConfig,
  resources: declared,
  handlers: campaignsHandlers,
};
