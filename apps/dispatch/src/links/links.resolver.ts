import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Query, Work, type GraphContext } from '@bellbird/service-host';
import type { CampaignLinkCounts, Queries, QueryCampaignLinksArgs } from '../schema.generated.js';
import { campaignLinks } from './campaign-links.js';

/** How links were followed, which campaigns asks for rather than keeping it again. */
@Resolver()
export class LinksResolver {
  constructor(private readonly work: Work) {}

  @Query<Queries>() campaignLinks(
    @Args() { campaignIds }: QueryCampaignLinksArgs,
    @Context() context: GraphContext,
  ): Promise<CampaignLinkCounts[]> {
    const ids = campaignIds.map((id) => checkedId(id, 'campaignIds'));
    return this.work.read(context, (tx) => campaignLinks(tx, tx.tenantId!, ids));
  }
}
