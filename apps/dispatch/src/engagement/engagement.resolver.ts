import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { CampaignPace, Queries, QueryCampaignPaceArgs } from '../schema.generated.js';
import { campaignPace } from './campaign-pace.js';

@Resolver()
export class EngagementResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() campaignPace(
    @Args() asked: QueryCampaignPaceArgs,
    @Context() context: GraphContext,
  ): Promise<CampaignPace> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => campaignPace(tx, tx.tenantId!, campaignId));
  }
}
