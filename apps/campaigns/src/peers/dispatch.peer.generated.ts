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

/** The documents of dispatch.peer.graphql. */
export interface Documents {
  StopCampaign: PeerDocument<StopCampaignMutation, StopCampaignMutationVariables>;
}
