import { runService } from '@bellbird/service-host';
import { dispatchService } from './dispatch.service.js';

await runService(dispatchService);
