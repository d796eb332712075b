// Generated from campaigns.peer.graphql and the schema of campaigns.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SenderOfBusinessQueryVariables = Exact<{
  id: string;
}>;


export type SenderOfBusinessQuery = { callerId: { id: string, status: 'unverified' | 'verified' } | null };

export type TextPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type TextPricesQuery = { textPrices: { prices: Record<string, string> } };

/** The documents of campaigns.peer.graphql. */
export interface Documents {
  SenderOfBusiness: PeerDocument<SenderOfBusinessQuery, SenderOfBusinessQueryVariables>;
  TextPrices: PeerDocument<TextPricesQuery, TextPricesQueryVariables>;
}
