import { Args, Context, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { checkedId } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import type { Mutations, MutationStopCampaignArgs, Queries, QuerySettlementsArgs } from '../schema.generated.js';
import { listSettlements, type Settlement } from './list-settlements.js';
import { stopCampaign } from './stop-campaign.js';

@Resolver()
export class CampaignResolver {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
  ) {}

  @Query<Queries>() async settlements(
    @Args() { subjectId }: QuerySettlementsArgs,
    @Context() context: GraphContext,
  ): Promise<Settlement[]> {
    const id = checkedId(subjectId, 'subjectId');
    return this.work.read(context, (tx) => listSettlements(tx, tx.tenantId!, id));
  }

  /** Two commits, so not `work.change`: the stop has to be seen before the campaign's row can be had. It is idempotent by itself. */
  @Mutation<Mutations>() async stopCampaign(
    @Args() { campaignId, version, cancel }: MutationStopCampaignArgs,
    @Context() context: GraphContext,
  ): Promise<boolean> {
    return stopCampaign(this.db, {
      tenantId: context.caller!.tenantId,
      campaignId: checkedId(campaignId, 'campaignId'),
      version: BigInt(version),
      cancel,
    });
  }
}
