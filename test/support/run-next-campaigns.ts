import { runService } from '@bellbird/service-host/testing';
import { nextCampaigns } from './next-release.js';

/** Campaigns of the next release, on the database and the bus of the present one. */
await runService(nextCampaigns);
