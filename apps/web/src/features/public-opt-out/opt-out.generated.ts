/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What the person decides */
export type OptOutInput = {
  /** marketing or all */
  scope?: string | null | undefined;
  /** out or in */
  state?: string | null | undefined;
};

export type OptOutInfoQueryVariables = Exact<{
  contactId: string | number;
  optOutToken: string;
}>;


export type OptOutInfoQuery = { optOutInfo: { businessName: string, icon: string | null, logo: string | null, primaryColour: string | null, phoneMasked: string, state: string } | null };

export type DecideOptOutMutationVariables = Exact<{
  contactId: string | number;
  optOutToken: string;
  input: Types.OptOutInput;
}>;


export type DecideOptOutMutation = { optOut: { businessName: string, icon: string | null, logo: string | null, primaryColour: string | null, phoneMasked: string, state: string } | null };

export type OptOutStateFragment = { businessName: string, icon: string | null, logo: string | null, primaryColour: string | null, phoneMasked: string, state: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OptOutStateFragmentDoc = new TypedDocumentString(`
    fragment OptOutState on OptOutInfo {
  businessName
  icon
  logo
  primaryColour
  phoneMasked
  state
}
    `, {"fragmentName":"OptOutState"}) as unknown as TypedDocumentString<OptOutStateFragment, unknown>;
export const OptOutInfoDocument = new TypedDocumentString(`
    query OptOutInfo($contactId: ID!, $optOutToken: String!) {
  optOutInfo(contactId: $contactId, optOutToken: $optOutToken) {
    ...OptOutState
  }
}
    fragment OptOutState on OptOutInfo {
  businessName
  icon
  logo
  primaryColour
  phoneMasked
  state
}`) as unknown as TypedDocumentString<OptOutInfoQuery, OptOutInfoQueryVariables>;
export const DecideOptOutDocument = new TypedDocumentString(`
    mutation DecideOptOut($contactId: ID!, $optOutToken: String!, $input: OptOutInput!) {
  optOut(contactId: $contactId, optOutToken: $optOutToken, input: $input) {
    ...OptOutState
  }
}
    fragment OptOutState on OptOutInfo {
  businessName
  icon
  logo
  primaryColour
  phoneMasked
  state
}`) as unknown as TypedDocumentString<DecideOptOutMutation, DecideOptOutMutationVariables>;