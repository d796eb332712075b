import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, Query, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationSetAccountSettingsOpeningHoursArgs, Queries } from '../schema.generated.js';
import { OpeningHours } from './opening-hours.js';

@Resolver()
export class OpeningHoursResolver {
  constructor(private readonly hours: OpeningHours) {}

  @Query<Queries>() accountSettingsOpeningHours(@Context() context: GraphContext) {
    return this.hours.show(context);
  }

  @Query<Queries>() openNow(@Context() context: GraphContext) {
    return this.hours.now(context);
  }

  @Mutation<Mutations>() setAccountSettingsOpeningHours(
    @Args() { input }: MutationSetAccountSettingsOpeningHoursArgs,
    @Context() context: GraphContext,
  ) {
    return this.hours.change(context, input);
  }
}
