import { Inject } from '@nestjs/common';
import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { CLOCK, personOf, Query, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Queries, QuerySmsCampaignBillArgs, QuerySmsCampaignsAnalyticsArgs } from '../schema.generated.js';
import { campaignBill } from './campaign-bill.js';
import { analytics, countByMessageType, countByStatus } from './campaign-figures.js';

@Resolver('SmsCampaign')
export class CampaignResolver {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query<Queries>() smsCampaignsCountByStatus(@Context() context: GraphContext) {
    return this.work.read(context, countByStatus);
  }
  @Query<Queries>() smsCampaignsCountByMessageType(@Context() context: GraphContext) {
    return this.work.read(context, countByMessageType);
  }
  @Query<Queries>() smsCampaignBill(@Args() { id }: QuerySmsCampaignBillArgs, @Context() context: GraphContext) {
    return this.work.read(context, (tx) => campaignBill(tx, checkedId(id, 'id')));
  }
  @Query<Queries>() smsCampaignsAnalytics(
    @Args() { from, to }: QuerySmsCampaignsAnalyticsArgs,
    @Context() context: GraphContext,
  ) {
    return this.work.read(context, (tx) => analytics(tx, { from, to }, personOf(context).timeZone, this.clock.now()));
  }
}
