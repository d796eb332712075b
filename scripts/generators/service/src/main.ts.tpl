import { runService } from '@bellbird/service-host';
import { __camel__Service } from './__name__.module.js';

await runService(__camel__Service);
