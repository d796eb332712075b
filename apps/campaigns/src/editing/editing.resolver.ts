import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { personOf } from '../campaign/person-of.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { CreateCampaign } from './create-campaign.js';
import { EditCampaign } from './edit-campaign.js';

@Resolver()
export class EditingResolver {
  constructor(
    private readonly creating: CreateCampaign,
    private readonly editing: EditCampaign,
  ) {}

  @Mutation() createSmsCampaign(@Args('input') input: object, @Context() context: GraphContext) {
    return this.creating.execute(smsKind, personOf(context), input, context);
  }
  @Mutation() updateSmsCampaign(
    @Args('id') id: string,
    @Args('input') input: object,
    @Context() context: GraphContext,
  ) {
    return this.editing.execute(smsKind, personOf(context), id, input, context);
  }
  @Mutation() saveHardDraft(
    @Args('id') id: string | undefined,
    @Args('input') input: object,
    @Context() context: GraphContext,
  ) {
    return this.editing.saveDraft(smsKind, personOf(context), id ?? null, input, context);
  }
}
