// Generated from contacts.peer.graphql and the schema of contacts.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactsByPhonesQueryVariables = Exact<{
  phones: Array<string> | string;
}>;


export type ContactsByPhonesQuery = { contactsByPhones: Array<{ phone: string, id: string, email: string | null, attributes: unknown }> };

export type AttributeKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeKeysQuery = { checkAudience: { attributeKeys: Array<string> } };

/** The documents of contacts.peer.graphql. */
export interface Documents {
  ContactsByPhones: PeerDocument<ContactsByPhonesQuery, ContactsByPhonesQueryVariables>;
  AttributeKeys: PeerDocument<AttributeKeysQuery, AttributeKeysQueryVariables>;
}
