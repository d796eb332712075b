import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, personOf, Query, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryCompareSmsCampaignsArgs, QuerySmsCampaignsAnalyticsArgs } from '../schema.generated.js';
import { analytics } from './analytics.js';
import { compare } from './compare.js';

@Resolver()
export class AnalyticsResolver {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query<Queries>() smsCampaignsAnalytics(
    @Args() asked: QuerySmsCampaignsAnalyticsArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, (tx) => analytics(tx, asked, personOf(context).timeZone, this.clock.now()));
  }

  @Query<Queries>() compareSmsCampaigns(
    @Args() { ids }: QueryCompareSmsCampaignsArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, (tx) => compare(tx, actorOf(context), ids));
  }
}
