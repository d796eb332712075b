// Generated from dispatch.peer.graphql and the schema of dispatch.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsentAtDoorQueryVariables = Exact<{
  phone: string;
}>;


export type ConsentAtDoorQuery = { consentAtDoor: Array<{ scope: 'marketing' | 'all' | 'hold', state: 'in' | 'out', decidedAt: string, source: string }> };

export type RecordConsentMutationVariables = Exact<{
  phone: string;
  scope: 'marketing' | 'all' | 'hold';
  state: 'in' | 'out';
  decidedAt: string;
  source: string;
  wording?: string | null | undefined;
  contactId?: string | null | undefined;
}>;


export type RecordConsentMutation = { recordConsent: boolean };

export type TimelineQueryVariables = Exact<{
  phone: string;
  before?: string | null | undefined;
  limit: number;
  kinds: Array<string> | string;
}>;


export type TimelineQuery = { timeline: Array<{ id: string, at: string, kind: 'text' | 'reply' | 'click', campaignId: string | null, text: string, status: 'pending' | 'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled' | null, reason: string | null, cost: string | null, by: string | null }> };

export type UndeliveredQueryVariables = Exact<{
  campaignId: string;
  statuses: Array<'bounced' | 'canceled'> | 'bounced' | 'canceled';
  cursor?: number | null | undefined;
}>;


export type UndeliveredQuery = { undelivered: Array<{ ordinal: number, contactId: string | null, phone: string, country: string }> };

export type DeliveredQueryVariables = Exact<{
  campaignIds: Array<string> | string;
  phones: Array<string> | string;
}>;


export type DeliveredQuery = { delivered: Array<string> };

/** The documents of dispatch.peer.graphql. */
export interface Documents {
  ConsentAtDoor: PeerDocument<ConsentAtDoorQuery, ConsentAtDoorQueryVariables>;
  RecordConsent: PeerDocument<RecordConsentMutation, RecordConsentMutationVariables>;
  Timeline: PeerDocument<TimelineQuery, TimelineQueryVariables>;
  Undelivered: PeerDocument<UndeliveredQuery, UndeliveredQueryVariables>;
  Delivered: PeerDocument<DeliveredQuery, DeliveredQueryVariables>;
}
