import { type AnyResource, describeMembers, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { __camel__Config } from './__name__.config.js';
import { __camel__Handlers } from './__name__.events.js';
import { __Pascal__Module } from './__name__.module.js';
import { jobsMigration } from './database/migrations/0002-jobs.js';

const resources: readonly AnyResource[] = [];

export const __camel__Service: ServiceDefinition = {
  name: '__name__',
  module: __Pascal__Module,
  typeDefs: sharedSdl + describeMembers(readSdl(import.meta.url), resources) + resources.map(resourceSdl).join('\n'),
  migrations: [jobsMigration],
  config: __camel__Config,
  resources,
  handlers: __camel__Handlers,
};
