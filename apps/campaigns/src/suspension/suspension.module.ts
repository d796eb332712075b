import { Feature } from '@bellbird/service-host';
import { CampaignModule } from '../campaign/campaign.module.js';
import { SuspendCampaigns } from './suspend-campaigns.js';

@Feature({ imports: [CampaignModule], providers: [SuspendCampaigns] })
export class SuspensionModule {}
