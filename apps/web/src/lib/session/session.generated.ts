/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What proves who somebody is: a code where two-factor is on, else the password, else a code that was mailed */
export type ProofInput = {
  /** Of the authenticator, or a recovery code */
  code?: string | null | undefined;
  /** Of the mail that sendStepUpCode sends */
  emailCode?: string | null | undefined;
  password?: string | null | undefined;
};

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  deviceToken?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { accessToken: string | null, refreshToken: string | null, secondStepToken: string | null, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } | null } | null };

export type RefreshTokensMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshTokensMutation = { refreshTokens: { accessToken: string, refreshToken: string } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean | null };

export type LockSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type LockSessionMutation = { lockSession: boolean | null };

export type UnlockSessionMutationVariables = Exact<{
  refreshToken: string;
  input: Types.ProofInput;
}>;


export type UnlockSessionMutation = { unlockSession: { accessToken: string, refreshToken: string } | null };

export type StepUpMutationVariables = Exact<{
  input: Types.ProofInput;
}>;


export type StepUpMutation = { stepUp: { accessToken: string } | null };

export type SendStepUpCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendStepUpCodeMutation = { sendStepUpCode: boolean | null };

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { verifyToken: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } | null };

export type SignedInUserFragment = { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null };

export type VerifyEmailMutationVariables = Exact<{
  email: string;
  code: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

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
export const SignedInUserFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"SignedInUser"}) as unknown as TypedDocumentString<SignedInUserFragment, unknown>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($email: String!, $password: String!, $deviceToken: String) {
  signIn(email: $email, password: $password, deviceToken: $deviceToken) {
    accessToken
    refreshToken
    user {
      ...SignedInUser
    }
    secondStepToken
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
}`) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const RefreshTokensDocument = new TypedDocumentString(`
    mutation RefreshTokens($refreshToken: String!) {
  refreshTokens(refreshToken: $refreshToken) {
    accessToken
    refreshToken
  }
}
    `) as unknown as TypedDocumentString<RefreshTokensMutation, RefreshTokensMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logOut
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const LockSessionDocument = new TypedDocumentString(`
    mutation LockSession {
  lockSession
}
    `) as unknown as TypedDocumentString<LockSessionMutation, LockSessionMutationVariables>;
export const UnlockSessionDocument = new TypedDocumentString(`
    mutation UnlockSession($refreshToken: String!, $input: ProofInput!) {
  unlockSession(refreshToken: $refreshToken, input: $input) {
    accessToken
    refreshToken
  }
}
    `) as unknown as TypedDocumentString<UnlockSessionMutation, UnlockSessionMutationVariables>;
export const StepUpDocument = new TypedDocumentString(`
    mutation StepUp($input: ProofInput!) {
  stepUp(input: $input) {
    accessToken
  }
}
    `) as unknown as TypedDocumentString<StepUpMutation, StepUpMutationVariables>;
export const SendStepUpCodeDocument = new TypedDocumentString(`
    mutation SendStepUpCode {
  sendStepUpCode
}
    `) as unknown as TypedDocumentString<SendStepUpCodeMutation, SendStepUpCodeMutationVariables>;
export const WhoAmIDocument = new TypedDocumentString(`
    query WhoAmI {
  verifyToken {
    ...SignedInUser
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
}`) as unknown as TypedDocumentString<WhoAmIQuery, WhoAmIQueryVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($email: String!, $code: String!) {
  verifyEmail(email: $email, code: $code) {
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
}`) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;