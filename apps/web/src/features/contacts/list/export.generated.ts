/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FiltersMatch =
  | 'all'
  | 'any';

/** The generic list query: sortBy 'lastName:asc,createdAt:desc', filters as in the REST contract, limit 0 = 1,000. */
export type ListQuery = {
  after?: string | null | undefined;
  filters?: unknown;
  filtersMatch?: FiltersMatch | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
  sortBy?: string | null | undefined;
};

export type ExportContactsMutationVariables = Exact<{
  query?: Types.ListQuery | null | undefined;
}>;


export type ExportContactsMutation = { exportContacts: { id: string, status: string } | null };


export const ExportContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ExportContactsMutation, ExportContactsMutationVariables>;