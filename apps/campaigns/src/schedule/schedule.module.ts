import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { CampaignModule } from '../campaign/campaign.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { LaunchDueCampaigns } from './launch-due-campaigns.js';
import { RecomputeSchedules } from './recompute-schedules.js';

@Feature({
  imports: [CallerIdModule, CampaignModule, PeersModule],
  providers: [LaunchDueCampaigns, RecomputeSchedules],
})
export class ScheduleModule {}
