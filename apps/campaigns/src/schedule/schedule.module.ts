import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { CampaignModule } from '../campaign/campaign.module.js';
import { LinksModule } from '../links/links.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { LaunchDueCampaigns } from './launch-due-campaigns.js';
import { RecomputeOwnTimes } from './recompute-own-times.js';
import { RecomputeSchedules } from './recompute-schedules.js';

@Feature({
  imports: [CallerIdModule, CampaignModule, LinksModule, PeersModule],
  providers: [LaunchDueCampaigns, RecomputeSchedules, RecomputeOwnTimes],
})
export class ScheduleModule {}
