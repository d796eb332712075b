import { Feature, readSdl } from '@bellbird/service-host';
import { NotificationHooks } from './notification.hooks.js';
import { NotificationResolver } from './notification.resolver.js';
import { notificationResource } from './notification.resource.js';
import { Notifier } from './notifier.js';
import { SweepOldNotifications } from './sweep-old-notifications.js';

@Feature({
  resources: [notificationResource],
  sdl: readSdl(import.meta.url, 'notification.graphql'),
  providers: [NotificationHooks, NotificationResolver, Notifier, SweepOldNotifications],
  exports: [Notifier],
})
export class NotificationModule {}
