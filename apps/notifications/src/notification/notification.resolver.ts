import { Args, Context, Resolver } from '@nestjs/graphql';
import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { actorOf, type ResourceActor } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  MutationDeleteNotificationsArgs,
  MutationMarkNotificationsViewedArgs,
  Mutations,
  Queries,
  QueryNotificationsByDayArgs,
} from '../schema.generated.js';
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

  @Query<Queries>() notificationsUnseen(@Context() context: GraphContext) {
    return this.read(context, unseenNotifications);
  }
  @Query<Queries>() notificationsByDay(
    @Args() { query }: QueryNotificationsByDayArgs,
    @Context() context: GraphContext,
  ) {
    return this.read(context, (tx, actor) => notificationsByDay(tx, actor, query ?? {}));
  }
  /** There are none: a bulk delete is one quick statement a stretch, however many it takes. */
  @Query<Queries>() notificationsJob(): never {
    throw notFound();
  }

  @Mutation<Mutations>() deleteNotifications(
    @Args() { selection }: MutationDeleteNotificationsArgs,
    @Context() context: GraphContext,
  ) {
    return this.change(context, (tx, actor) => deleteNotifications(tx, actor, selection));
  }
  @Mutation<Mutations>() markNotificationsViewed(
    @Args() { ids }: MutationMarkNotificationsViewedArgs,
    @Context() context: GraphContext,
  ) {
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
