import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationSetWaitingListSettingsArgs, Queries } from '../schema.generated.js';
import { WaitingListSettings } from './waiting-list-settings.js';

@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: WaitingListSettings) {}

  @Query<Queries>() waitingListSettings(@Context() context: GraphContext) {
    return this.settings.show(context);
  }

  @Mutation<Mutations>() setWaitingListSettings(
    @Args() { input }: MutationSetWaitingListSettingsArgs,
    @Context() context: GraphContext,
  ) {
    return this.settings.change(context, input);
  }
}
