import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, Query, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationSendTestSmsArgs,
  Queries,
  QueryQuoteSmsCampaignTestArgs,
} from '../schema.generated.js';
import { TestSend } from './test-send.js';

@Resolver()
export class TestSendResolver {
  constructor(private readonly testing: TestSend) {}

  @Query<Queries>() quoteSmsCampaignTest(
    @Args() { input }: QueryQuoteSmsCampaignTestArgs,
    @Context() context: GraphContext,
  ) {
    return this.testing.quote(personOf(context).tenantId, input, context);
  }
  @Mutation<Mutations>() sendTestSms(@Args() { input }: MutationSendTestSmsArgs, @Context() context: GraphContext) {
    return this.testing.send(personOf(context), input, context);
  }
}
