import { runService } from '@bellbird/service-host';
import { tenantsService } from './tenants.module.js';

await runService(tenantsService);
