import { Database } from '@bellbird/database';
import type { GraphContext } from '@bellbird/service-host';
import { Work } from '@bellbird/service-host';
import { checkedId } from '@bellbird/resource-kit';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { listSettlements, type Settlement } from './list-settlements.js';
import { stopCampaign } from './stop-campaign.js';

@Resolver()
export class CampaignResolver {
  constructor(private readonly db: Database, private readonly work: Work) {}

  @Mutation('stopCampaign')
  stopCampaign(@Args() { campaignId, version, cancel }: { campaignId: string; version: number; cancel: boolean }, @Context() context: GraphContext): Promise<boolean> {
    // Two commits, so not `work.change`: the stop has to be seen before the campaign's row can be had. It is idempotent by itself.
    return stopCampaign(this.db, { tenantId: context.caller!.tenantId, campaignId: checkedId(campaignId), version: BigInt(version), cancel });
  }

  @Query('settlements')
  settlements(@Args('subjectId') subjectId: string, @Context() context: GraphContext): Promise<Settlement[]> {
    const id = checkedId(subjectId);
    return this.work.read(context, (tx) => listSettlements(tx, tx.tenantId!, id));
  }
}
