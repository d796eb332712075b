import { runService } from '@bellbird/service-host';
import { campaignsService } from './campaigns.service.js';

await runService(campaignsService);
