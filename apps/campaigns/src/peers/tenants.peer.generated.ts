// Generated from tenants.peer.graphql and the schema of tenants.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A hold that is asked for; amounts in micro-dollars */
export type HoldWish = {
  holdId: string;
  subjectId: string;
  amount: string;
  currency: string;
};

export type SendingTermsQueryVariables = Exact<{
  channel: string;
}>;


export type SendingTermsQuery = { sendingTerms: { businessName: string, country: string, timeZone: string, currency: string, prices: Record<string, string>, priceVersion: number, available: string, frozen: string, suspendedFor: string | null, blockedLinkHosts: Array<string>, zoneField: string } };

export type ReserveFundsMutationVariables = Exact<{
  holdId: string;
  subjectId: string;
  amount: string;
  currency: string;
}>;


export type ReserveFundsMutation = { reserveFunds: { held: boolean, available: string, frozen: string } };

export type ReserveManyFundsMutationVariables = Exact<{
  holds: Array<HoldWish> | HoldWish;
}>;


export type ReserveManyFundsMutation = { reserveManyFunds: Array<{ held: boolean, available: string, frozen: string }> };

/** The documents of tenants.peer.graphql. */
export interface Documents {
  SendingTerms: PeerDocument<SendingTermsQuery, SendingTermsQueryVariables>;
  ReserveFunds: PeerDocument<ReserveFundsMutation, ReserveFundsMutationVariables>;
  ReserveManyFunds: PeerDocument<ReserveManyFundsMutation, ReserveManyFundsMutationVariables>;
}
