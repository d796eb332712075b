// Generated from dispatch.peer.graphql and the schema of dispatch.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsentAtDoorQueryVariables = Exact<{
  phone: string;
}>;


export type ConsentAtDoorQuery = { consentAtDoor: Array<{ scope: 'marketing' | 'all', state: 'in' | 'out', decidedAt: string, source: string }> };

export type RecordConsentMutationVariables = Exact<{
  phone: string;
  scope: 'marketing' | 'all';
  state: 'in' | 'out';
  decidedAt: string;
  source: string;
  wording?: string | null | undefined;
  contactId?: string | null | undefined;
}>;


export type RecordConsentMutation = { recordConsent: boolean };

/** The documents of dispatch.peer.graphql. */
export interface Documents {
  ConsentAtDoor: PeerDocument<ConsentAtDoorQuery, ConsentAtDoorQueryVariables>;
  RecordConsent: PeerDocument<RecordConsentMutation, RecordConsentMutationVariables>;
}
