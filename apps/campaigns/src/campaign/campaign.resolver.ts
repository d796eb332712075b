import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { analytics, countByMessageType, countByStatus } from './campaign-figures.js';
import { personOf } from './person-of.js';

@Resolver('SmsCampaign')
export class CampaignResolver {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query() smsCampaignsCountByStatus(@Context() context: GraphContext) {
    return this.work.read(context, countByStatus);
  }
  @Query() smsCampaignsCountByMessageType(@Context() context: GraphContext) {
    return this.work.read(context, countByMessageType);
  }
  @Query() smsCampaignsAnalytics(
    @Args('from') from: string | undefined,
    @Args('to') to: string | undefined,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, (tx) => analytics(tx, { from, to }, personOf(context).timeZone, this.clock.now()));
  }
}
