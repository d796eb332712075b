import { runService } from '@bellbird/service-host';
import { campaignsService } from './campaigns.module.js';

await runService(campaignsService);
