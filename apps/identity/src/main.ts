import { runService } from '@bellbird/service-host';
import { identityService } from './identity.module.js';

await runService(identityService);
