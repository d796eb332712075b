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

export type SegmentInput = {
  filters?: unknown;
  filtersMatch?: FiltersMatch | null | undefined;
  isPublic?: boolean | null | undefined;
  name?: string | null | undefined;
  usersPrivateAccess?: unknown;
};

export type ComposerPersonFragment = { id: string, name: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneInternational: string, phoneSignificant: string, marketingStatus: string, attributes: unknown, warning: string | null };

export type AudienceChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AudienceChoicesQuery = { contactsCount: number | null, segments: { data: Array<{ id: string, name: string, count: number, filters: unknown, filtersMatch: Types.FiltersMatch }> } | null, audiences: { data: Array<{ id: string, name: string, count: number }> } | null };

export type ComposerPeopleQueryVariables = Exact<{
  query?: Types.ListQuery | null | undefined;
}>;


export type ComposerPeopleQuery = { contacts: { count: number, data: Array<{ id: string, name: string | null, firstName: string | null, lastName: string | null, email: string | null, phoneInternational: string, phoneSignificant: string, marketingStatus: string, attributes: unknown, warning: string | null }> } | null };

export type SegmentFromFiltersMutationVariables = Exact<{
  input: Types.SegmentInput;
}>;


export type SegmentFromFiltersMutation = { createSegment: { id: string, name: string, count: number } | null };

export const ComposerPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComposerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneInternational"}},{"kind":"Field","name":{"kind":"Name","value":"phoneSignificant"}},{"kind":"Field","name":{"kind":"Name","value":"marketingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}}]} as unknown as DocumentNode<ComposerPersonFragment, unknown>;
export const AudienceChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AudienceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"StringValue","value":"name:asc","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}},{"kind":"Field","name":{"kind":"Name","value":"filtersMatch"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"StringValue","value":"name:asc","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactsCount"}}]}}]} as unknown as DocumentNode<AudienceChoicesQuery, AudienceChoicesQueryVariables>;
export const ComposerPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComposerPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComposerPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComposerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneInternational"}},{"kind":"Field","name":{"kind":"Name","value":"phoneSignificant"}},{"kind":"Field","name":{"kind":"Name","value":"marketingStatus"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}}]} as unknown as DocumentNode<ComposerPeopleQuery, ComposerPeopleQueryVariables>;
export const SegmentFromFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SegmentFromFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SegmentFromFiltersMutation, SegmentFromFiltersMutationVariables>;