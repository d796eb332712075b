// Generated from identity.peer.graphql and the schema of identity.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DiscardDraftCampaignMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardDraftCampaignMutation = { discardDraftCampaign: { id: string } | null };

export type DiscardDraftQuickCampaignMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardDraftQuickCampaignMutation = { discardDraftQuickCampaign: { id: string } | null };

export type AreMembersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AreMembersQuery = { areMembers: Array<string> };

export type MemberNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MemberNamesQuery = { memberNames: Array<{ id: string, name: string }> };

/** The documents of identity.peer.graphql. */
export interface Documents {
  DiscardDraftCampaign: PeerDocument<DiscardDraftCampaignMutation, DiscardDraftCampaignMutationVariables>;
  DiscardDraftQuickCampaign: PeerDocument<DiscardDraftQuickCampaignMutation, DiscardDraftQuickCampaignMutationVariables>;
  AreMembers: PeerDocument<AreMembersQuery, AreMembersQueryVariables>;
  MemberNames: PeerDocument<MemberNamesQuery, MemberNamesQueryVariables>;
}
