import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Queries, QuerySmsCampaignBillArgs } from '../schema.generated.js';
import { campaignBill } from './campaign-bill.js';
import { countByMessageType, countByStatus } from './campaign-figures.js';

@Resolver('SmsCampaign')
export class CampaignResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() smsCampaignsCountByStatus(@Context() context: GraphContext) {
    return this.work.read(context, countByStatus);
  }
  @Query<Queries>() smsCampaignsCountByMessageType(@Context() context: GraphContext) {
    return this.work.read(context, countByMessageType);
  }
  @Query<Queries>() smsCampaignBill(@Args() { id }: QuerySmsCampaignBillArgs, @Context() context: GraphContext) {
    return this.work.read(context, (tx) => campaignBill(tx, checkedId(id, 'id')));
  }
}
