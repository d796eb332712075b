// Generated from contacts.peer.graphql and the schema of contacts.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PeopleOfPhonesQueryVariables = Exact<{
  phones: Array<string> | string;
}>;


export type PeopleOfPhonesQuery = { contactsByPhones: Array<{ phone: string, id: string, name: string | null }> };

/** The documents of contacts.peer.graphql. */
export interface Documents {
  PeopleOfPhones: PeerDocument<PeopleOfPhonesQuery, PeopleOfPhonesQueryVariables>;
}
