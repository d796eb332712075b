import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { CampaignModule } from '../campaign/campaign.module.js';
import { LinksModule } from '../links/links.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { CheckCampaign } from './check-campaign.js';
import { CreateCampaign } from './create-campaign.js';
import { EditCampaign } from './edit-campaign.js';
import { EditingResolver } from './editing.resolver.js';
import { CheckResend } from './resend-of.js';

@Feature({
  imports: [CallerIdModule, CampaignModule, LinksModule, PeersModule],
  providers: [CheckCampaign, CheckResend, CreateCampaign, EditCampaign, EditingResolver],
  exports: [CheckCampaign, CreateCampaign],
})
export class EditingModule {}
