import { Feature, readSdl } from '@bellbird/service-host';
import { CampaignHooks } from './campaign.hooks.js';
import { CampaignReactions } from './campaign.reactions.js';
import { CampaignResolver } from './campaign.resolver.js';
import { campaignResource } from './campaign.resource.js';
import { ChangeCampaign } from './change-campaign.js';

@Feature({
  resources: [campaignResource],
  sdl: readSdl(import.meta.url, 'campaign.graphql'),
  providers: [CampaignHooks, CampaignReactions, CampaignResolver, ChangeCampaign],
  exports: [ChangeCampaign],
})
export class CampaignModule {}
