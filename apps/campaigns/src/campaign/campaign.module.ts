import { Feature, readSdl } from '@bellbird/service-host';
import { MessageNamesResolver, TimelineNamesResolver } from './campaign-names.resolver.js';
import { CampaignHooks } from './campaign.hooks.js';
import { CampaignReactions } from './campaign.reactions.js';
import { CampaignResolver } from './campaign.resolver.js';
import { campaignResource } from './campaign.resource.js';
import { ChangeCampaign } from './change-campaign.js';

@Feature({
  resources: [campaignResource],
  sdl: readSdl(import.meta.url, 'campaign.graphql'),
  providers: [
    CampaignHooks,
    MessageNamesResolver,
    CampaignReactions,
    CampaignResolver,
    ChangeCampaign,
    TimelineNamesResolver,
  ],
  exports: [ChangeCampaign],
})
export class CampaignModule {}
