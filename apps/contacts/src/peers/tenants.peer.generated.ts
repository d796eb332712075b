// Generated from tenants.peer.graphql and the schema of tenants.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendingTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type SendingTermsQuery = { sendingTerms: { businessName: string, icon: string | null, logo: string | null, primaryColour: string | null, country: string, timeZone: string } };

/** The documents of tenants.peer.graphql. */
export interface Documents {
  SendingTerms: PeerDocument<SendingTermsQuery, SendingTermsQueryVariables>;
}
