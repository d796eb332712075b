import { runService } from '@bellbird/service-host/testing';
import { tenantsService } from '../src/tenants.module.js';

await runService(tenantsService);
