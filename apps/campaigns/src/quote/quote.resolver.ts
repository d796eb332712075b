import { Args, Context, Resolver } from '@nestjs/graphql';
import { Query, type GraphContext } from '@bellbird/service-host';
import { smsKind } from '../kinds/sms/sms-kind.js';
import type { Queries, QueryQuoteSmsCampaignArgs, QueryQuoteSmsCampaignsArgs } from '../schema.generated.js';
import { QuoteCampaign } from './quote-campaign.js';

@Resolver()
export class QuoteResolver {
  constructor(private readonly quoting: QuoteCampaign) {}

  @Query<Queries>() quoteSmsCampaign(@Args() { input }: QueryQuoteSmsCampaignArgs, @Context() context: GraphContext) {
    return this.quoting.execute(smsKind, input, context);
  }

  @Query<Queries>() quoteSmsCampaigns(@Args() { ids }: QueryQuoteSmsCampaignsArgs, @Context() context: GraphContext) {
    return this.quoting.ofCampaigns(ids, context);
  }
}
