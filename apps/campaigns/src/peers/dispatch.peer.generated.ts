// Generated from dispatch.peer.graphql and the schema of dispatch.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StopCampaignMutationVariables = Exact<{
  campaignId: string;
  version: number;
  cancel: boolean;
}>;


export type StopCampaignMutation = { stopCampaign: boolean };

export type ConversationToAnswerQueryVariables = Exact<{
  id: string;
}>;


export type ConversationToAnswerQuery = { conversationToAnswer: { phone: string, contactId: string | null, sender: string, version: number, replyId: string | null, optedOut: boolean } | null };

export type OpenReplyMutationVariables = Exact<{
  conversationId: string;
  textId: string;
  version?: number | null | undefined;
}>;


export type OpenReplyMutation = { openReply: { id: string } };

export type CampaignLinksQueryVariables = Exact<{
  campaignIds: Array<string> | string;
}>;


export type CampaignLinksQuery = { campaignLinks: Array<{ campaignId: string, link: number, clickedPeople: number, clicks: number, likelyMachine: number }> };

/** The documents of dispatch.peer.graphql. */
export interface Documents {
  StopCampaign: PeerDocument<StopCampaignMutation, StopCampaignMutationVariables>;
  ConversationToAnswer: PeerDocument<ConversationToAnswerQuery, ConversationToAnswerQueryVariables>;
  OpenReply: PeerDocument<OpenReplyMutation, OpenReplyMutationVariables>;
  CampaignLinks: PeerDocument<CampaignLinksQuery, CampaignLinksQueryVariables>;
}
