/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SupportSessionInput = {
  reason?: string | null | undefined;
};

export type LookAsSupportMutationVariables = Exact<{
  id: string | number;
  input: Types.SupportSessionInput;
}>;


export type LookAsSupportMutation = { startSupportSession: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

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

export const LookAsSupportDocument = new TypedDocumentString(`
    mutation LookAsSupport($id: ID!, $input: SupportSessionInput!) {
  startSupportSession(tenantId: $id, input: $input) {
    accessToken
    refreshToken
    user {
      ...SignedInUser
    }
  }
}
    fragment SignedInUser on AuthUser {
  id
  role
  email
  firstName
  lastName
  avatar {
    url
  }
  flags {
    acceptTermsAndConditions
    twoFactorAuthentication
    hasPassword
  }
  tenant {
    name
    country
    timeZone
    lockAfterMinutes
  }
  enrolmentDue
  permissions {
    permission
    access
  }
  support {
    businessName
    until
  }
}`) as unknown as TypedDocumentString<LookAsSupportMutation, LookAsSupportMutationVariables>;