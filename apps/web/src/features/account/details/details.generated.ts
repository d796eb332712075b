/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Account details: only what is given is changed */
export type AccountSettingsDetailsInput = {
  /** Eleven digits with their checksum, spaces between them are left out; empty for none */
  abn?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  /** ISO 3166 alpha-2 */
  country?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  /** As customers dial it; empty for none */
  phone?: string | null | undefined;
  postCode?: string | null | undefined;
  state?: string | null | undefined;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: string | null | undefined;
  /** The version that was read: an old one is refused */
  version?: number | null | undefined;
  /** http or https; empty for none */
  website?: string | null | undefined;
};

export type AccountDetailsFragment = { name: string, email: string, country: string, state: string, city: string, address: string, postCode: string, website: string, timeZone: string, abn: string, phone: string, version: number };

export type AccountDetailsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDetailsPageQuery = { accountSettingsDetails: { name: string, email: string, country: string, state: string, city: string, address: string, postCode: string, website: string, timeZone: string, abn: string, phone: string, version: number } | null };

export type SaveAccountDetailsMutationVariables = Exact<{
  input: Types.AccountSettingsDetailsInput;
}>;


export type SaveAccountDetailsMutation = { setAccountSettingsDetails: { name: string, email: string, country: string, state: string, city: string, address: string, postCode: string, website: string, timeZone: string, abn: string, phone: string, version: number } | null };

export const AccountDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"abn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AccountDetailsFragment, unknown>;
export const AccountDetailsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDetailsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSettingsDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"abn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AccountDetailsPageQuery, AccountDetailsPageQueryVariables>;
export const SaveAccountDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAccountDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccountSettingsDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postCode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"abn"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveAccountDetailsMutation, SaveAccountDetailsMutationVariables>;