/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PublicPolicyQueryVariables = Exact<{
  tenantUuid: string;
}>;


export type PublicPolicyQuery = { publicPrivacyPolicy: { businessName: string, type: string, content: string, url: string, publishedAt: string, icon: { url: string } | null, logo: { url: string } | null, colours: { primary: string | null } } | null };

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

export const PublicPolicyDocument = new TypedDocumentString(`
    query PublicPolicy($tenantUuid: String!) {
  publicPrivacyPolicy(tenantUuid: $tenantUuid) {
    businessName
    icon {
      url
    }
    logo {
      url
    }
    colours {
      primary
    }
    type
    content
    url
    publishedAt
  }
}
    `) as unknown as TypedDocumentString<PublicPolicyQuery, PublicPolicyQueryVariables>;