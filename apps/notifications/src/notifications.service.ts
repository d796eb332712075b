import { describeMembers, resourceSdl, sharedSdl } from '@bellbird/resource-kit';
import { readSdl, type ServiceDefinition } from '@bellbird/service-host';
import { notificationsMigration } from './database/migrations/0002-notifications.js';
import { outgoingMailMigration } from './database/migrations/0003-outgoing-mail.js';
import { mailTraceMigration } from './database/migrations/0004-mail-trace.js';
import { notificationResource } from './notification/notification.resource.js';
import { notificationsConfig } from './notifications.config.js';
import { notificationsHandlers } from './notifications.events.js';
import { NotificationsModule } from './notifications.module.js';

export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  imports: [NotificationsModule],
  typeDefs:
    sharedSdl +
    describeMembers(readSdl(import.meta.url, 'notification/notification.graphql'), [notificationResource]) +
    resourceSdl(notificationResource),
  migrations: [notificationsMigration, outgoingMailMigration, mailTraceMigration],
  config: notificationsConfig,
  resources: [notificationResource],
  handlers: notificationsHandlers,
  connections: { app: 6, system: 3 },
};
