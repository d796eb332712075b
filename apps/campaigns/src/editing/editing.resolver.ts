import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, type GraphContext } from '@bellbird/service-host';
import { smsKind } from '../kinds/sms/sms-kind.js';
import type {
  MutationCreateSmsCampaignArgs,
  Mutations,
  MutationSaveHardDraftArgs,
  MutationUpdateSmsCampaignArgs,
} from '../schema.generated.js';
import { CreateCampaign } from './create-campaign.js';
import { EditCampaign } from './edit-campaign.js';

@Resolver()
export class EditingResolver {
  constructor(
    private readonly creating: CreateCampaign,
    private readonly editing: EditCampaign,
  ) {}

  @Mutation<Mutations>() createSmsCampaign(
    @Args() { input }: MutationCreateSmsCampaignArgs,
    @Context() context: GraphContext,
  ) {
    return this.creating.execute(smsKind, personOf(context), input, context);
  }
  @Mutation<Mutations>() updateSmsCampaign(
    @Args() { id, input }: MutationUpdateSmsCampaignArgs,
    @Context() context: GraphContext,
  ) {
    return this.editing.execute(smsKind, personOf(context), id, input, context);
  }
  @Mutation<Mutations>() saveHardDraft(
    @Args() { id, input }: MutationSaveHardDraftArgs,
    @Context() context: GraphContext,
  ) {
    return this.editing.saveDraft(smsKind, personOf(context), id ?? null, input, context);
  }
}
