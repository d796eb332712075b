/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What Google sent back */
export type GoogleCallbackInput = {
  code?: string | null | undefined;
  flowToken?: string | null | undefined;
  state?: string | null | undefined;
};

/** The link of an invitation */
export type GoogleInvitationInput = {
  email?: string | null | undefined;
  token?: string | null | undefined;
};

/** What proves that the account to be linked is one's own */
export type GoogleLinkInput = {
  /** Of the authenticator, or a recovery code, where two-factor is on */
  code?: string | null | undefined;
  linkToken?: string | null | undefined;
  password?: string | null | undefined;
};

/** A business, whose owner Google knows */
export type GoogleSignUpInput = {
  /** true */
  acceptTermsAndConditions?: boolean | null | undefined;
  businessName?: string | null | undefined;
  /** ISO 3166 alpha-2 */
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  howDidYouHear?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  referralCode?: string | null | undefined;
  signUpToken?: string | null | undefined;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: string | null | undefined;
};

/** What a log-in with Google is for */
export type GoogleStartInput = {
  intent?: string | null | undefined;
  /** Which invitation is joined with it */
  invitation?: GoogleInvitationInput | null | undefined;
};

export type StartGoogleMutationVariables = Exact<{
  input: Types.GoogleStartInput;
}>;


export type StartGoogleMutation = { startGoogle: { authorizationUrl: string, flowToken: string } | null };

export type FinishGoogleMutationVariables = Exact<{
  input: Types.GoogleCallbackInput;
}>;


export type FinishGoogleMutation = { finishGoogle: { accessToken: string | null, refreshToken: string | null, secondStepToken: string | null, signUpToken: string | null, linkToken: string | null, email: string | null, firstName: string | null, lastName: string | null, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } | null } | null };

export type SignUpWithGoogleMutationVariables = Exact<{
  input: Types.GoogleSignUpInput;
}>;


export type SignUpWithGoogleMutation = { signUpWithGoogle: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

export type LinkGoogleMutationVariables = Exact<{
  input: Types.GoogleLinkInput;
}>;


export type LinkGoogleMutation = { linkGoogle: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

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

export const StartGoogleDocument = new TypedDocumentString(`
    mutation StartGoogle($input: GoogleStartInput!) {
  startGoogle(input: $input) {
    authorizationUrl
    flowToken
  }
}
    `) as unknown as TypedDocumentString<StartGoogleMutation, StartGoogleMutationVariables>;
export const FinishGoogleDocument = new TypedDocumentString(`
    mutation FinishGoogle($input: GoogleCallbackInput!) {
  finishGoogle(input: $input) {
    accessToken
    refreshToken
    user {
      ...SignedInUser
    }
    secondStepToken
    signUpToken
    linkToken
    email
    firstName
    lastName
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
}`) as unknown as TypedDocumentString<FinishGoogleMutation, FinishGoogleMutationVariables>;
export const SignUpWithGoogleDocument = new TypedDocumentString(`
    mutation SignUpWithGoogle($input: GoogleSignUpInput!) {
  signUpWithGoogle(input: $input) {
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
}`) as unknown as TypedDocumentString<SignUpWithGoogleMutation, SignUpWithGoogleMutationVariables>;
export const LinkGoogleDocument = new TypedDocumentString(`
    mutation LinkGoogle($input: GoogleLinkInput!) {
  linkGoogle(input: $input) {
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
}`) as unknown as TypedDocumentString<LinkGoogleMutation, LinkGoogleMutationVariables>;