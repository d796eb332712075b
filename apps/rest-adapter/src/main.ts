import { runEdge } from '@bellbird/service-host';
import { asked } from './asked.js';
import { startRestAdapter } from './rest-adapter.service.js';

await runEdge('rest-adapter', ['identity', ...asked], startRestAdapter);
