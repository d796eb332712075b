/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The privacy policy: only what is given is changed */
export type AccountSettingsPrivacyPolicyInput = {
  /** Markdown; of the type generated it is made from the answers, whatever is given */
  content?: string | null | undefined;
  generated?: GeneratedPolicyInput | null | undefined;
  /** inline: content; url: the address; generated: made from the answers */
  type?: string | null | undefined;
  /** http or https; empty for none */
  url?: string | null | undefined;
  /** The version that the change was made on: an old one is refused */
  version?: number | null | undefined;
};

/** The answers that a privacy policy is made of: only what is given is changed */
export type GeneratedPolicyInput = {
  automatedDecisions?: boolean | null | undefined;
  collects?: Array<string> | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  health?: boolean | null | undefined;
  overseas?: Array<string> | null | undefined;
  postalAddress?: string | null | undefined;
  purposes?: Array<string> | null | undefined;
};

export type PoliciesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PoliciesPageQuery = { tenantFromUser: { id: string } | null, accountSettingsPrivacyPolicy: { type: string, content: string, url: string, rendered: string, version: number, publishedAt: string | null, generated: { contactEmail: string, contactPhone: string, postalAddress: string, collects: Array<string>, purposes: Array<string>, health: boolean, automatedDecisions: boolean, overseas: Array<string> } | null } | null };

export type PublishPolicyMutationVariables = Exact<{
  input: Types.AccountSettingsPrivacyPolicyInput;
}>;


export type PublishPolicyMutation = { setAccountSettingsPrivacyPolicy: { type: string, content: string, url: string, rendered: string, version: number, publishedAt: string | null, generated: { contactEmail: string, contactPhone: string, postalAddress: string, collects: Array<string>, purposes: Array<string>, health: boolean, automatedDecisions: boolean, overseas: Array<string> } | null } | null };

export type WrittenPolicyFragment = { type: string, content: string, url: string, rendered: string, version: number, publishedAt: string | null, generated: { contactEmail: string, contactPhone: string, postalAddress: string, collects: Array<string>, purposes: Array<string>, health: boolean, automatedDecisions: boolean, overseas: Array<string> } | null };

export const WrittenPolicyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsPrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"generated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"collects"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"automatedDecisions"}},{"kind":"Field","name":{"kind":"Name","value":"overseas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rendered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<WrittenPolicyFragment, unknown>;
export const PoliciesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PoliciesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenantFromUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountSettingsPrivacyPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsPrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"generated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"collects"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"automatedDecisions"}},{"kind":"Field","name":{"kind":"Name","value":"overseas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rendered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PoliciesPageQuery, PoliciesPageQueryVariables>;
export const PublishPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsPrivacyPolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccountSettingsPrivacyPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenPolicy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsPrivacyPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"generated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"collects"}},{"kind":"Field","name":{"kind":"Name","value":"purposes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"automatedDecisions"}},{"kind":"Field","name":{"kind":"Name","value":"overseas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rendered"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PublishPolicyMutation, PublishPolicyMutationVariables>;