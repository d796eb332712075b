/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What somebody gives to join */
export type JoinInput = {
  /** true */
  acceptTermsAndConditions?: boolean | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** Where the address has an account already: it moves, with its name, password and second step */
  move?: MoveInput | null | undefined;
  /** A lowercase and an uppercase letter, a digit and a special character */
  password?: string | null | undefined;
};

/** What proves whose account it is that moves */
export type MoveInput = {
  /** Of the authenticator, or a recovery code, where two-factor is on */
  code?: string | null | undefined;
  password?: string | null | undefined;
};

export type InvitationQueryVariables = Exact<{
  email: string;
  token: string;
}>;


export type InvitationQuery = { invitation: { businessName: string, invitedBy: string, email: string, hasAccount: boolean } | null };

export type JoinByInvitationMutationVariables = Exact<{
  email: string;
  token: string;
  input: Types.JoinInput;
}>;


export type JoinByInvitationMutation = { joinByInvitation: { accessToken: string, refreshToken: string, user: { id: string, role: string, email: string, firstName: string, lastName: string, enrolmentDue: boolean | null, avatar: { url: string } | null, flags: { acceptTermsAndConditions: boolean, twoFactorAuthentication: boolean, hasPassword: boolean }, tenant: { name: string | null, country: string | null, timeZone: string | null, lockAfterMinutes: number | null } | null, permissions: Array<{ permission: string, access: boolean }>, support: { businessName: string, until: string } | null } } | null };

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

export const InvitationDocument = new TypedDocumentString(`
    query Invitation($email: String!, $token: String!) {
  invitation(email: $email, token: $token) {
    businessName
    invitedBy
    email
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<InvitationQuery, InvitationQueryVariables>;
export const JoinByInvitationDocument = new TypedDocumentString(`
    mutation JoinByInvitation($email: String!, $token: String!, $input: JoinInput!) {
  joinByInvitation(email: $email, token: $token, input: $input) {
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
}`) as unknown as TypedDocumentString<JoinByInvitationMutation, JoinByInvitationMutationVariables>;