import { resourcesContract } from '@bellbird/service-host/resources-contract';
import { waitingListService } from './waiting-list.module.js';

resourcesContract(waitingListService);
