/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A business and the person who owns it */
export type SignUpInput = {
  /** true */
  acceptTermsAndConditions?: boolean | null | undefined;
  businessName?: string | null | undefined;
  /** ISO 3166 alpha-2 */
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  howDidYouHear?: string | null | undefined;
  lastName?: string | null | undefined;
  /** A lowercase and an uppercase letter, a digit and a special character */
  password?: string | null | undefined;
  phone?: string | null | undefined;
  referralCode?: string | null | undefined;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: string | null | undefined;
};

export type SignUpMutationVariables = Exact<{
  input: Types.SignUpInput;
}>;


export type SignUpMutation = { signUp: { user: { email: string } } | null };

export type ResendEmailCodeMutationVariables = Exact<{
  email: string;
}>;


export type ResendEmailCodeMutation = { resendEmailCode: boolean | null };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type AcceptedTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type AcceptedTermsQuery = { acceptedTerms: number | null };

export type AcceptTermsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptTermsMutation = { setUserFlags: { acceptTermsAndConditions: boolean } | null };

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

export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    user {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const ResendEmailCodeDocument = new TypedDocumentString(`
    mutation ResendEmailCode($email: String!) {
  resendEmailCode(email: $email)
}
    `) as unknown as TypedDocumentString<ResendEmailCodeMutation, ResendEmailCodeMutationVariables>;
export const ForgotPasswordDocument = new TypedDocumentString(`
    mutation ForgotPassword($email: String!) {
  forgotPassword(email: $email)
}
    `) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const AcceptedTermsDocument = new TypedDocumentString(`
    query AcceptedTerms {
  acceptedTerms
}
    `) as unknown as TypedDocumentString<AcceptedTermsQuery, AcceptedTermsQueryVariables>;
export const AcceptTermsDocument = new TypedDocumentString(`
    mutation AcceptTerms {
  setUserFlags(input: {acceptTermsAndConditions: true}) {
    acceptTermsAndConditions
  }
}
    `) as unknown as TypedDocumentString<AcceptTermsMutation, AcceptTermsMutationVariables>;