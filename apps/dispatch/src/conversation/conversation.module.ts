import { Feature, readSdl } from '@bellbird/service-host';
import { PeersModule } from '../peers/peers.module.js';
import { ChangeConversation } from './change-conversation.js';
import { ConversationHints } from './conversation-hints.js';
import { ConversationReactions } from './conversation.reactions.js';
import { ConversationResolver } from './conversation.resolver.js';
import { conversationResource } from './conversation.resource.js';
import { NameConversations } from './name-conversations.js';

@Feature({
  imports: [PeersModule],
  resources: [conversationResource],
  sdl: readSdl(import.meta.url, 'conversation.graphql'),
  providers: [ChangeConversation, ConversationHints, ConversationReactions, ConversationResolver, NameConversations],
  exports: [ConversationHints],
})
export class ConversationModule {}
