import { runEdge } from '@bellbird/service-host';
import { startRestAdapter } from './rest-adapter.service.js';

await runEdge('rest-adapter', startRestAdapter);
