import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { personOf } from '../campaign/person-of.js';
import { TestSend } from './test-send.js';

@Resolver()
export class TestSendResolver {
  constructor(private readonly testing: TestSend) {}

  @Query() quoteSmsCampaignTest(@Args('input') input: object, @Context() context: GraphContext) {
    return this.testing.quote(personOf(context).tenantId, input, context);
  }
  @Mutation() sendTestSms(@Args('input') input: object, @Context() context: GraphContext) {
    return this.testing.send(personOf(context), input, context);
  }
}
