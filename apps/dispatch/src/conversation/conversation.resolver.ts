import { Args, Context, Resolver } from '@nestjs/graphql';
import { checkedId } from '@bellbird/resource-kit';
import { Mutation, Query, Work, type GraphContext } from '@bellbird/service-host';
import type {
  ConversationMessage,
  ConversationToAnswer,
  MutationOpenReplyArgs,
  Mutations,
  MutationUpdateConversationArgs,
  Queries,
  QueryConversationMessagesArgs,
  QueryConversationToAnswerArgs,
} from '../schema.generated.js';
import { conversationToAnswer, openReply } from './answer-conversation.js';
import { ChangeConversation } from './change-conversation.js';
import { ConversationHints } from './conversation-hints.js';
import { conversationMessages } from './conversation-messages.js';
import { countWaiting } from './count-waiting.js';

@Resolver()
export class ConversationResolver {
  constructor(
    private readonly work: Work,
    private readonly conversations: ChangeConversation,
    private readonly hints: ConversationHints,
  ) {}

  @Query<Queries>() conversationMessages(
    @Args() { id, before = null, limit = null }: QueryConversationMessagesArgs,
    @Context() context: GraphContext,
  ): Promise<ConversationMessage[]> {
    const asked = { id: checkedId(id), before, limit };
    return this.work.read(context, (tx) => conversationMessages(tx, tx.tenantId!, asked));
  }

  @Query<Queries>() conversationsWaiting(@Context() context: GraphContext): Promise<number> {
    return this.work.read(context, (tx) => countWaiting(tx, tx.tenantId!));
  }

  @Query<Queries>() conversationToAnswer(
    @Args() { id }: QueryConversationToAnswerArgs,
    @Context() context: GraphContext,
  ): Promise<ConversationToAnswer | null> {
    const conversationId = checkedId(id);
    return this.work.read(context, (tx) => conversationToAnswer(tx, tx.tenantId!, conversationId));
  }

  @Mutation<Mutations>() updateConversation(
    @Args() { id, input }: MutationUpdateConversationArgs,
    @Context() context: GraphContext,
  ) {
    return this.conversations.change(context, id, input);
  }

  @Mutation<Mutations>() openReply(
    @Args() { conversationId, textId, version = null }: MutationOpenReplyArgs,
    @Context() context: GraphContext,
  ): Promise<ConversationToAnswer> {
    const asked = { conversationId: checkedId(conversationId), textId: checkedId(textId, 'textId'), version };
    return this.work.change(context, async (tx) => {
      const tenantId = tx.tenantId!;
      const opened = await openReply(tx, tenantId, asked);
      tx.afterCommit(() => this.hints.changed(tenantId, opened.id));
      return opened;
    });
  }
}
