// Generated from identity.peer.graphql and the schema of identity.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MembersWithQueryVariables = Exact<{
  permissions: Array<string> | string;
}>;


export type MembersWithQuery = { membersWith: { businessName: string, timeZone: string, members: Array<{ id: string, firstName: string, email: string, permissions: Array<string> }> } };

/** The documents of identity.peer.graphql. */
export interface Documents {
  MembersWith: PeerDocument<MembersWithQuery, MembersWithQueryVariables>;
}
