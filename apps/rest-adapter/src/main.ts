import { runProcess } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

await runProcess('rest-adapter', startRestAdapter);
