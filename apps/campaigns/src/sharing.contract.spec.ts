import { sharingContract } from '@bellbird/service-host/sharing-contract';
import { campaignsService } from './campaigns.module.js';

sharingContract(campaignsService, 670);
