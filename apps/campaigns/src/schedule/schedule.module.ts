import { Feature } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { CampaignModule } from '../campaign/campaign.module.js';
import { ClientsModule } from '../clients.module.js';
import { LaunchDueCampaigns } from './launch-due-campaigns.js';
import { RecomputeSchedules } from './recompute-schedules.js';

@Feature({
  imports: [CallerIdModule, CampaignModule, ClientsModule],
  providers: [LaunchDueCampaigns, RecomputeSchedules],
})
export class ScheduleModule {}
