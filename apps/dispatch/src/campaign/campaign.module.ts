import { Feature, readSdl } from '@bellbird/service-host';
import { SendingModule } from '../sending/sending.module.js';
import { CampaignReactions } from './campaign.reactions.js';
import { CampaignResolver } from './campaign.resolver.js';

@Feature({
  imports: [SendingModule],
  sdl: readSdl(import.meta.url, 'campaign.graphql'),
  providers: [CampaignReactions, CampaignResolver],
})
export class CampaignModule {}
