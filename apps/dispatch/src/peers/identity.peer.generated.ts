// Generated from identity.peer.graphql and the schema of identity.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AreMembersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AreMembersQuery = { areMembers: Array<string> };

/** The documents of identity.peer.graphql. */
export interface Documents {
  AreMembers: PeerDocument<AreMembersQuery, AreMembersQueryVariables>;
}
