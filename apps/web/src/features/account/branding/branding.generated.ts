/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Images: only what is given is changed, null takes one away */
export type AccountSettingsBrandingInput = {
  colours?: BrandColoursInput | null | undefined;
  icon?: StoredImageInput | null | undefined;
  logo?: StoredImageInput | null | undefined;
};

/** The colour of a business; what goes with it is computed */
export type BrandColoursInput = {
  /** #rrggbb; null for Bellbird's own */
  primary?: string | null | undefined;
};

/** An image in the storage */
export type StoredImageInput = {
  /** Where it was uploaded, or is published */
  bucketPath?: string | null | undefined;
  /** Read by nobody: where it is published is answered */
  url?: string | null | undefined;
};

export type BrandingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandingPageQuery = { accountSettingsBranding: { icon: { url: string } | null, logo: { url: string } | null, colours: { primary: string | null, onPrimary: string, text: string } } | null };

export type SaveBrandingMutationVariables = Exact<{
  input: Types.AccountSettingsBrandingInput;
}>;


export type SaveBrandingMutation = { setAccountSettingsBranding: { icon: { url: string } | null, logo: { url: string } | null, colours: { primary: string | null, onPrimary: string, text: string } } | null };

export type WornBrandingFragment = { icon: { url: string } | null, logo: { url: string } | null, colours: { primary: string | null, onPrimary: string, text: string } };

export const WornBrandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WornBranding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsBranding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"onPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<WornBrandingFragment, unknown>;
export const BrandingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSettingsBranding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WornBranding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WornBranding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsBranding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"onPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<BrandingPageQuery, BrandingPageQueryVariables>;
export const SaveBrandingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBranding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsBrandingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAccountSettingsBranding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WornBranding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WornBranding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSettingsBranding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"onPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SaveBrandingMutation, SaveBrandingMutationVariables>;