/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What else is wanted of a second step */
export type SecondStepInput = {
  rememberDevice?: boolean | null | undefined;
};

export type SecondStepLogInMutationVariables = Exact<{
  secondStepToken: string;
  code: string;
  input?: Types.SecondStepInput | null | undefined;
}>;


export type SecondStepLogInMutation = { secondStepLogIn: { accessToken: string, refreshToken: string, deviceToken: string | null, recoveryCodesLeft: number | null, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

export type StartSecondStepRecoveryMutationVariables = Exact<{
  secondStepToken: string;
}>;


export type StartSecondStepRecoveryMutation = { startSecondStepRecovery: { dueAt: string } | null };

export type UseSecondStepRecoveryMutationVariables = Exact<{
  secondStepToken: string;
  code: string;
}>;


export type UseSecondStepRecoveryMutation = { useSecondStepRecovery: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

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

export const SecondStepLogInDocument = new TypedDocumentString(`
    mutation SecondStepLogIn($secondStepToken: String!, $code: String!, $input: SecondStepInput) {
  secondStepLogIn(secondStepToken: $secondStepToken, code: $code, input: $input) {
    accessToken
    refreshToken
    user {
      ...SignedInUser
    }
    deviceToken
    recoveryCodesLeft
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
}`) as unknown as TypedDocumentString<SecondStepLogInMutation, SecondStepLogInMutationVariables>;
export const StartSecondStepRecoveryDocument = new TypedDocumentString(`
    mutation StartSecondStepRecovery($secondStepToken: String!) {
  startSecondStepRecovery(secondStepToken: $secondStepToken) {
    dueAt
  }
}
    `) as unknown as TypedDocumentString<StartSecondStepRecoveryMutation, StartSecondStepRecoveryMutationVariables>;
export const UseSecondStepRecoveryDocument = new TypedDocumentString(`
    mutation UseSecondStepRecovery($secondStepToken: String!, $code: String!) {
  useSecondStepRecovery(secondStepToken: $secondStepToken, code: $code) {
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
}`) as unknown as TypedDocumentString<UseSecondStepRecoveryMutation, UseSecondStepRecoveryMutationVariables>;