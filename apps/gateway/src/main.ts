import { runProcess } from '@bellbird/service-host';
import { startGateway } from './gateway.service.js';

await runProcess('gateway', startGateway);
