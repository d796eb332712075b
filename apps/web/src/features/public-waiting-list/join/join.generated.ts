/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Somebody who joins */
export type BookTurnInput = {
  consent?: TurnConsentInput | null | undefined;
  firstName?: string | null | undefined;
  kioskKey?: string | null | undefined;
  lastName?: string | null | undefined;
  note?: string | null | undefined;
  onSiteKey?: string | null | undefined;
  partySize?: number | null | undefined;
  phone?: string | null | undefined;
  phoneCountry?: string | null | undefined;
  resource?: string | null | undefined;
};

/** What the person ticked */
export type TurnConsentInput = {
  marketing?: boolean | null | undefined;
  review?: boolean | null | undefined;
};

export type PublicWaitingListQueryVariables = Exact<{
  tenantUuid: string;
}>;


export type PublicWaitingListQuery = { publicWaitingList: { businessName: string, icon: string | null, address: string, welcome: string, closedText: string, open: boolean, paused: boolean, full: boolean, publicBooking: string, askPhone: string, askPartySize: boolean, mostPartySize: number, waiting: number, privacyUrl: string, onSiteKeyNeeded: boolean, colours: { primary: string | null }, resources: Array<{ id: string, name: string }>, estimate: { minutes: number } | null, consentWording: { review: string, marketing: string } } | null };

export type JoinWaitingListMutationVariables = Exact<{
  tenantUuid: string;
  input: Types.BookTurnInput;
}>;


export type JoinWaitingListMutation = { bookTurn: { turnToken: string, turn: { id: string, number: number, firstName: string, position: number | null, phoneMasked: string | null } } | null };

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

export const PublicWaitingListDocument = new TypedDocumentString(`
    query PublicWaitingList($tenantUuid: String!) {
  publicWaitingList(tenantUuid: $tenantUuid) {
    businessName
    icon
    colours {
      primary
    }
    address
    welcome
    closedText
    open
    paused
    full
    publicBooking
    askPhone
    askPartySize
    mostPartySize
    resources {
      id
      name
    }
    waiting
    estimate {
      minutes
    }
    privacyUrl
    consentWording {
      review
      marketing
    }
    onSiteKeyNeeded
  }
}
    `) as unknown as TypedDocumentString<PublicWaitingListQuery, PublicWaitingListQueryVariables>;
export const JoinWaitingListDocument = new TypedDocumentString(`
    mutation JoinWaitingList($tenantUuid: String!, $input: BookTurnInput!) {
  bookTurn(tenantUuid: $tenantUuid, input: $input) {
    turn {
      id
      number
      firstName
      position
      phoneMasked
    }
    turnToken
  }
}
    `) as unknown as TypedDocumentString<JoinWaitingListMutation, JoinWaitingListMutationVariables>;