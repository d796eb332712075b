import { runService } from '@bellbird/service-host';
import { dispatchService } from './dispatch.module.js';

await runService(dispatchService);
