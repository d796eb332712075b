/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GetStartedQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStartedQuery = { userFlags: { welcomeTourSkipped: boolean, smsCampaignGetStartedModalSkipped: boolean } | null, appServiceByKey: { key: string, prices: Array<{ country: string, price: string }> } | null };

export type SkipGetStartedMutationVariables = Exact<{ [key: string]: never; }>;


export type SkipGetStartedMutation = { setUserFlags: { smsCampaignGetStartedModalSkipped: boolean } | null };


export const GetStartedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetStarted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"welcomeTourSkipped"}},{"kind":"Field","name":{"kind":"Name","value":"smsCampaignGetStartedModalSkipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appServiceByKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"sms","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<GetStartedQuery, GetStartedQueryVariables>;
export const SkipGetStartedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipGetStarted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserFlags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"smsCampaignGetStartedModalSkipped"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsCampaignGetStartedModalSkipped"}}]}}]}}]} as unknown as DocumentNode<SkipGetStartedMutation, SkipGetStartedMutationVariables>;