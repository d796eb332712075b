import { Args, Context, Resolver } from '@nestjs/graphql';
import { Query, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryPublicPrivacyPolicyArgs, QueryPublicProfileArgs } from '../schema.generated.js';
import { PublicProfile } from './public-profile.js';

@Resolver()
export class PublicProfileResolver {
  constructor(private readonly businesses: PublicProfile) {}

  @Query<Queries>() publicProfile(@Args() { tenantUuid }: QueryPublicProfileArgs, @Context() context: GraphContext) {
    return this.businesses.profile(context, tenantUuid);
  }
  @Query<Queries>() publicPrivacyPolicy(
    @Args() { tenantUuid }: QueryPublicPrivacyPolicyArgs,
    @Context() context: GraphContext,
  ) {
    return this.businesses.policy(context, tenantUuid);
  }
}
