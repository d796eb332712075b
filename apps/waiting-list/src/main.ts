import { runService } from '@bellbird/service-host';
import { waitingListService } from './waiting-list.module.js';

await runService(waitingListService);
