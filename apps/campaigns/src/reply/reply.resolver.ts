import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Mutation, personOf, Query, type GraphContext } from '@bellbird/service-host';
import type { MutationReplyToConversationArgs, Mutations, Queries, QueryReplyTermsArgs } from '../schema.generated.js';
import { Reply } from './reply.js';

@Resolver()
export class ReplyResolver {
  constructor(private readonly replies: Reply) {}

  @Query<Queries>() replyTerms(@Args() { id }: QueryReplyTermsArgs, @Context() context: GraphContext) {
    return this.replies.terms(personOf(context).tenantId, checkedId(id, 'id'), context);
  }

  @Mutation<Mutations>() replyToConversation(
    @Args() { id, input }: MutationReplyToConversationArgs,
    @Context() context: GraphContext,
  ) {
    return this.replies.send(personOf(context), checkedId(id, 'id'), input, context);
  }
}
