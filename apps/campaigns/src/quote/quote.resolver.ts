import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { personOf } from '../campaign/person-of.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { QuoteCampaign } from './quote-campaign.js';

@Resolver()
export class QuoteResolver {
  constructor(private readonly quoting: QuoteCampaign) {}

  @Query() quoteSmsCampaign(@Args('input') input: Record<string, unknown>, @Context() context: GraphContext) {
    return this.quoting.execute(smsKind, personOf(context).tenantId, input, context);
  }
}
