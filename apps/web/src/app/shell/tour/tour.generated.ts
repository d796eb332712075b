/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShownAroundQueryVariables = Exact<{ [key: string]: never; }>;


export type ShownAroundQuery = { userFlags: { welcomeTourSkipped: boolean, smsCampaignGetStartedModalSkipped: boolean } | null };

export type SkipTourMutationVariables = Exact<{ [key: string]: never; }>;


export type SkipTourMutation = { setUserFlags: { welcomeTourSkipped: boolean } | null };


export const ShownAroundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownAround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userFlags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"welcomeTourSkipped"}},{"kind":"Field","name":{"kind":"Name","value":"smsCampaignGetStartedModalSkipped"}}]}}]}}]} as unknown as DocumentNode<ShownAroundQuery, ShownAroundQueryVariables>;
export const SkipTourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SkipTour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserFlags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"welcomeTourSkipped"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"welcomeTourSkipped"}}]}}]}}]} as unknown as DocumentNode<SkipTourMutation, SkipTourMutationVariables>;