import { Args, Context, Resolver } from '@nestjs/graphql';
import { Query, type GraphContext } from '@bellbird/service-host';
import type { Queries, QueryWaitingListAnalyticsArgs } from '../schema.generated.js';
import { Analytics } from './analytics.js';

@Resolver()
export class AnalyticsResolver {
  constructor(private readonly analytics: Analytics) {}

  @Query<Queries>() waitingListAnalytics(
    @Args() days: QueryWaitingListAnalyticsArgs,
    @Context() context: GraphContext,
  ) {
    return this.analytics.of(context, days);
  }
}
