import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphContext } from '@bellbird/service-host';
import { personOf } from '../user/person-of.js';
import { Profile } from './profile.js';

@Resolver()
export class ProfileResolver {
  constructor(private readonly profile: Profile) {}

  @Query() verifyToken(@Context() context: GraphContext) {
    return this.profile.show(personOf(context), context);
  }
  @Query() userFlags(@Context() context: GraphContext) {
    return this.profile.flags(personOf(context), context);
  }
  @Mutation() setUserFlags(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setFlags(personOf(context), input, context);
  }
  @Mutation() setMarkers(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setMarkers(personOf(context), input, context);
  }
  @Mutation() setBasicInformation(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setBasicInformation(personOf(context), input, context);
  }
  @Mutation() createAvatarUpload(@Args('contentType') type: string, @Context() context: GraphContext) {
    return this.profile.avatarUpload(personOf(context), type);
  }
  @Mutation() setAvatar(@Args('input') input: object, @Context() context: GraphContext) {
    return this.profile.setAvatar(personOf(context), input, context);
  }
  @Mutation() deleteAvatar(@Context() context: GraphContext) {
    return this.profile.removeAvatar(personOf(context), context);
  }
  @Mutation() saveDraftCampaign(@Args('draft') draft: unknown, @Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'campaignsDraft', draft, context);
  }
  @Mutation() discardDraftCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'campaignsDraft', null, context);
  }
  @Mutation() saveDraftQuickCampaign(@Args('draft') draft: unknown, @Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'quickCampaignsDraft', draft, context);
  }
  @Mutation() discardDraftQuickCampaign(@Context() context: GraphContext) {
    return this.profile.saveDraft(personOf(context), 'quickCampaignsDraft', null, context);
  }
}
