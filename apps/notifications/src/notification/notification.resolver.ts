import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { actorOf, type ListQuery, type ResourceActor, type Selection } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { deleteNotifications } from './delete-notifications.js';
import { markNotificationsViewed } from './mark-notifications-viewed.js';
import { notificationsByDay } from './notifications-by-day.js';
import { readAs } from './read-as.js';
import { unseenNotifications } from './unseen-notifications.js';

type Act<T> = (tx: Tx, actor: ResourceActor) => Promise<T>;

/** What is beside the generic calls, or in the place of one. */
@Resolver()
export class NotificationResolver {
  constructor(private readonly work: Work) {}

  @Query() notificationsUnseen(@Context() context: GraphContext) {
    return this.read(context, unseenNotifications);
  }
  @Query() notificationsByDay(@Args('query') query: ListQuery | null | undefined, @Context() context: GraphContext) {
    return this.read(context, (tx, actor) => notificationsByDay(tx, actor, query ?? {}));
  }
  /** There are none: a bulk delete is one quick statement a stretch, however many it takes. */
  @Query() notificationsJob(): never {
    throw notFound();
  }

  @Mutation() deleteNotifications(@Args('selection') selection: Selection, @Context() context: GraphContext) {
    return this.change(context, (tx, actor) => deleteNotifications(tx, actor, selection));
  }
  @Mutation() markNotificationsViewed(@Args('ids') ids: string[], @Context() context: GraphContext) {
    return this.change(context, (tx, actor) => markNotificationsViewed(tx, actor, ids));
  }

  private read<T>(context: GraphContext, act: Act<T>): Promise<T> {
    return this.work.read(context, (tx) => asReader(tx, context, act));
  }
  private change<T>(context: GraphContext, act: Act<T>): Promise<T> {
    return this.work.change(context, (tx) => asReader(tx, context, act));
  }
}

async function asReader<T>(tx: Tx, context: GraphContext, act: Act<T>): Promise<T> {
  const actor = actorOf(context);
  await readAs(tx, actor);
  return act(tx, actor);
}
