import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationUpdateNotificationPreferencesArgs, Queries } from '../schema.generated.js';
import { changePreferences, preferencesOf } from './preferences.js';

/** What each person wants to be told, and how. */
@Resolver()
export class PreferenceResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() notificationPreferences(@Context() context: GraphContext) {
    return this.work.read(context, (tx) => preferencesOf(tx, actorOf(context)));
  }

  @Mutation<Mutations>() updateNotificationPreferences(
    @Args() { data }: MutationUpdateNotificationPreferencesArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.change(context, (tx) => changePreferences(tx, actorOf(context), data));
  }
}
