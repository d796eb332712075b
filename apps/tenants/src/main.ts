import { runService } from '@bellbird/service-host';
import { tenantsService } from './tenants.service.js';

await runService(tenantsService);
