import { runService } from '@bellbird/service-host';
import { identityService } from './identity.service.js';

await runService(identityService);
