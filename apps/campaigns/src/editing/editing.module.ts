import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { CampaignModule } from '../campaign/campaign.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { CheckCampaign } from './check-campaign.js';
import { CreateCampaign } from './create-campaign.js';
import { EditCampaign } from './edit-campaign.js';
import { EditingResolver } from './editing.resolver.js';

@Feature({
  imports: [CallerIdModule, CampaignModule, PeersModule],
  providers: [CheckCampaign, CreateCampaign, EditCampaign, EditingResolver],
  exports: [CheckCampaign],
})
export class EditingModule {}
