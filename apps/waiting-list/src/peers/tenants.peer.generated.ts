// Generated from tenants.peer.graphql and the schema of tenants.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenNowQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenNowQuery = { openNow: { since: string | null } };

/** The documents of tenants.peer.graphql. */
export interface Documents {
  OpenNow: PeerDocument<OpenNowQuery, OpenNowQueryVariables>;
}
