import { resourcesContract } from '@bellbird/service-host/resources-contract';
import { __camel__Service } from './__name__.module.js';

resourcesContract(__camel__Service);
