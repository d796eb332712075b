import { describeMembers, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { contactsConfig } from './contacts.config.js';
import { contactsHandlers } from './contacts.events.js';
import { ContactsModule } from './contacts.module.js';
import { contactsResolvers, contactsResources } from './contacts.resources.js';
import { migrations } from './database/migrations/index.js';

export const contactsService: ServiceDefinition = {
  name: 'contacts',
  module: ContactsModule,
  typeDefs: [
    sharedSdl,
    describeMembers(
      readSdl(
        import.meta.url,
        'contact/contact.graphql',
        'contact/tag-many/tag-many.graphql',
        'attribute/attribute.graphql',
        'segment/segment.graphql',
        'audience/audience.graphql',
        'freeze/freeze.graphql',
        'opt-out/opt-out.graphql',
        'import/import.graphql',
      ),
      contactsResources,
    ),
    ...contactsResources.map((resource) => resourceSdl(resource)),
  ].join('\n'),
  migrations,
  config: contactsConfig,
  resources: contactsResources,
  resolvers: contactsResolvers,
  handlers: contactsHandlers,
  // An import holds one connection of the system's for its COPY.
  connections: { app: 10, system: 6 },
};
