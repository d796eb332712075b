import { resourcesContract } from '@bellbird/service-host/resources-contract';
import { campaignsService } from './campaigns.module.js';

resourcesContract(campaignsService);
