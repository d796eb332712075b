import { Args, Context, Resolver } from '@nestjs/graphql';
import { Mutation, type GraphContext } from '@bellbird/service-host';
import type { MutationFollowLinkArgs, Mutations } from '../schema.generated.js';
import { FollowLink } from './follow-link.js';

@Resolver()
export class LinksResolver {
  constructor(private readonly following: FollowLink) {}

  @Mutation<Mutations>() followLink(@Args() { kind, token }: MutationFollowLinkArgs, @Context() context: GraphContext) {
    return this.following.execute(kind, token, context);
  }
}
