import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Database } from '@bellbird/database';
import { checkedId } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { listSettlements, type Settlement } from './list-settlements.js';
import { stopCampaign } from './stop-campaign.js';

@Resolver()
export class CampaignResolver {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
  ) {}

  @Query() async settlements(
    @Args('subjectId') subjectId: string,
    @Context() context: GraphContext,
  ): Promise<Settlement[]> {
    const id = checkedId(subjectId, 'subjectId');
    return this.work.read(context, (tx) => listSettlements(tx, tx.tenantId!, id));
  }

  /** Two commits, so not `work.change`: the stop has to be seen before the campaign's row can be had. It is idempotent by itself. */
  @Mutation() async stopCampaign(
    @Args('campaignId') campaignId: string,
    @Args('version') version: number,
    @Args('cancel') cancel: boolean,
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
