import { runService } from '@bellbird/service-host/testing';
import { campaignsService } from '../src/campaigns.module.js';

await runService(campaignsService);
