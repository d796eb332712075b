import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  CampaignEngagement,
  CampaignPace,
  Queries,
  QueryCampaignEngagementArgs,
  QueryCampaignPaceArgs,
} from '../schema.generated.js';
import { campaignPace } from './campaign-pace.js';
import { countEngaged } from './count-engaged.js';

@Resolver()
export class EngagementResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() campaignEngagement(
    @Args() asked: QueryCampaignEngagementArgs,
    @Context() context: GraphContext,
  ): Promise<CampaignEngagement> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => countEngaged(tx, tx.tenantId!, campaignId));
  }

  @Query<Queries>() campaignPace(
    @Args() asked: QueryCampaignPaceArgs,
    @Context() context: GraphContext,
  ): Promise<CampaignPace> {
    const campaignId = checkedId(asked.campaignId, 'campaignId');
    return this.work.read(context, (tx) => campaignPace(tx, tx.tenantId!, campaignId));
  }
}
