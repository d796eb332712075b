import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, personOf, Query, type GraphContext } from '@bellbird/service-host';
import type {
  Mutations,
  MutationSaveDraftCampaignArgs,
  MutationSaveDraftQuickCampaignArgs,
  MutationSetAvatarArgs,
  MutationSetBasicInformationArgs,
  MutationSetMarkersArgs,
  MutationSetUserFlagsArgs,
  Queries,
} from '../schema.generated.js';
import { Avatar } from './avatar.js';
import { Profile } from './profile.js';

@Resolver()
export class ProfileResolver {
  constructor(
    private readonly profile: Profile,
    private readonly avatar: Avatar,
  ) {}

  @Query<Queries>() verifyToken(@Context() context: GraphContext) {
    return this.profile.show(personOf(context), context);
  }
  @Query<Queries>() userFlags(@Context() context: GraphContext) {
    return this.profile.flags(personOf(context), context);
  }
  @Query<Queries>() acceptedTerms(@Context() context: GraphContext) {
    return this.profile.acceptedTerms(personOf(context), context);
  }
  @Mutation<Mutations>() setUserFlags(@Args() { input }: MutationSetUserFlagsArgs, @Context() context: GraphContext) {
    return this.profile.setFlags(personOf(context), input, context);
  }
  @Mutation<Mutations>() setMarkers(@Args() { input }: MutationSetMarkersArgs, @Context() context: GraphContext) {
    return this.profile.setMarkers(personOf(context), input, context);
  }
  @Mutation<Mutations>() setBasicInformation(
    @Args() { input }: MutationSetBasicInformationArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.setBasicInformation(personOf(context), input, context);
  }
  @Mutation<Mutations>() setAvatar(@Args() { input }: MutationSetAvatarArgs, @Context() context: GraphContext) {
    return this.avatar.set(personOf(context), input, context);
  }
  @Mutation<Mutations>() deleteAvatar(@Context() context: GraphContext) {
    return this.avatar.remove(personOf(context), context);
  }
  @Mutation<Mutations>() saveDraftCampaign(
    @Args() { draft }: MutationSaveDraftCampaignArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.saveDraft(personOf(context), 'campaignsDraft', draft, context);
  }
  @Mutation<Mutations>() discardDraftCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'campaignsDraft', null, context);
  }
  @Mutation<Mutations>() saveDraftQuickCampaign(
    @Args() { draft }: MutationSaveDraftQuickCampaignArgs,
    @Context() context: GraphContext,
  ) {
    return this.profile.saveDraft(personOf(context), 'quickCampaignsDraft', draft, context);
  }
  @Mutation<Mutations>() discardDraftQuickCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'quickCampaignsDraft', null, context);
  }
}
