import { runEdge, serviceNames } from '@bellbird/service-host';
import { startGateway } from './gateway.service.js';

await runEdge('gateway', serviceNames, startGateway);
