import { sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { usersMigration } from './database/migrations/0002-users.js';
import { askedMailsMigration } from './database/migrations/0003-asked-mails.js';
import { identityConfig } from './identity.config.js';
import { identityHandlers } from './identity.events.js';
import { IdentityModule } from './identity.module.js';

export const identityService: ServiceDefinition = {
  name: 'identity',
  imports: [IdentityModule],
  typeDefs: sharedSdl + readSdl(import.meta.url, 'user/user.graphql'),
  migrations: [usersMigration, askedMailsMigration],
  resources: [],
  config: identityConfig,
  handlers: identityHandlers,
};
