import { notFound } from '@bellbird/errors';
import { actorOf, resourceResolvers, type ListQuery, type ResolverMap, type Selection } from '@bellbird/resource-kit';
import type { Clock, GraphContext, Work } from '@bellbird/service-host';
import { deleteNotifications } from './delete-notifications.js';
import { markNotificationsViewed } from './mark-notifications-viewed.js';
import { notificationResource } from './notification.resource.js';
import { notificationsByDay } from './notifications-by-day.js';
import { readingAs } from './reading-as.js';
import { unseenNotifications } from './unseen-notifications.js';

/**
 * The generic operations and the three of notifications, all in transactions that know who reads.
 * A bulk delete is one quick statement a stretch however many it takes, so it is never a job.
 */
export function notificationResolvers(work: Work, clock: Clock): ResolverMap<GraphContext> {
  const read = <T>(context: GraphContext, act: Parameters<typeof readingAs<T>>[2]): Promise<T> =>
    work.read(context, (tx) => readingAs(tx, context, act));
  const change = <T>(context: GraphContext, act: Parameters<typeof readingAs<T>>[2]): Promise<T> =>
    work.change(context, (tx) => readingAs(tx, context, act));
  const kit = resourceResolvers(notificationResource, { read, change, clock });
  return {
    Query: {
      ...kit.Query,
      notificationsUnseen: (_: unknown, _args: unknown, context: GraphContext) =>
        read(context, (tx) => unseenNotifications(tx, actorOf(context))),
      notificationsByDay: (_: unknown, { query }: { query?: ListQuery | null }, context: GraphContext) =>
        read(context, (tx) => notificationsByDay(tx, actorOf(context), query ?? {})),
      notificationsJob: () => Promise.reject(notFound()),
    },
    Mutation: {
      ...kit.Mutation,
      deleteNotifications: (_: unknown, { selection }: { selection: Selection }, context: GraphContext) =>
        change(context, (tx) => deleteNotifications(tx, actorOf(context), selection)),
      markNotificationsViewed: (_: unknown, { ids }: { ids: string[] }, context: GraphContext) =>
        change(context, (tx) => markNotificationsViewed(tx, actorOf(context), ids)),
    },
  };
}
