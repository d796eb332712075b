/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../lib/graph/schema.generated';

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


export type PublicWaitingListQuery = { publicWaitingList: { businessName: string, icon: string | null, logo: string | null, address: string, welcome: string, closedText: string, open: boolean, paused: boolean, full: boolean, publicBooking: string, askPhone: string, askPartySize: boolean, mostPartySize: number, waiting: number, privacyUrl: string, onSiteKeyNeeded: boolean, resources: Array<{ id: string, name: string }>, estimate: { minutes: number } | null, consentWording: { review: string, marketing: string } } | null };

export type OwnTurnQueryVariables = Exact<{
  id: string;
  turnToken: string;
}>;


export type OwnTurnQuery = { publicTurn: { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number } | null, branding: { businessName: string, icon: string | null, logo: string | null } } | null };

export type JoinWaitingListMutationVariables = Exact<{
  tenantUuid: string;
  input: Types.BookTurnInput;
}>;


export type JoinWaitingListMutation = { bookTurn: { turnToken: string, turn: { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number } | null, branding: { businessName: string, icon: string | null, logo: string | null } } } | null };

export type ChangeOwnTurnMutationVariables = Exact<{
  id: string;
  turnToken: string;
  action: string;
}>;


export type ChangeOwnTurnMutation = { changeOwnTurn: { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number } | null, branding: { businessName: string, icon: string | null, logo: string | null } } | null };

export type OwnTurnFragment = { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number } | null, branding: { businessName: string, icon: string | null, logo: string | null } };

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
export const OwnTurnFragmentDoc = new TypedDocumentString(`
    fragment OwnTurn on PublicTurn {
  id
  number
  status
  reason
  firstName
  position
  steps {
    number
    label
  }
  estimate {
    minutes
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    logo
  }
  refreshAfterSeconds
}
    `, {"fragmentName":"OwnTurn"}) as unknown as TypedDocumentString<OwnTurnFragment, unknown>;
export const PublicWaitingListDocument = new TypedDocumentString(`
    query PublicWaitingList($tenantUuid: String!) {
  publicWaitingList(tenantUuid: $tenantUuid) {
    businessName
    icon
    logo
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
export const OwnTurnDocument = new TypedDocumentString(`
    query OwnTurn($id: String!, $turnToken: String!) {
  publicTurn(id: $id, turnToken: $turnToken) {
    ...OwnTurn
  }
}
    fragment OwnTurn on PublicTurn {
  id
  number
  status
  reason
  firstName
  position
  steps {
    number
    label
  }
  estimate {
    minutes
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    logo
  }
  refreshAfterSeconds
}`) as unknown as TypedDocumentString<OwnTurnQuery, OwnTurnQueryVariables>;
export const JoinWaitingListDocument = new TypedDocumentString(`
    mutation JoinWaitingList($tenantUuid: String!, $input: BookTurnInput!) {
  bookTurn(tenantUuid: $tenantUuid, input: $input) {
    turn {
      ...OwnTurn
    }
    turnToken
  }
}
    fragment OwnTurn on PublicTurn {
  id
  number
  status
  reason
  firstName
  position
  steps {
    number
    label
  }
  estimate {
    minutes
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    logo
  }
  refreshAfterSeconds
}`) as unknown as TypedDocumentString<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const ChangeOwnTurnDocument = new TypedDocumentString(`
    mutation ChangeOwnTurn($id: String!, $turnToken: String!, $action: String!) {
  changeOwnTurn(id: $id, turnToken: $turnToken, input: {action: $action}) {
    ...OwnTurn
  }
}
    fragment OwnTurn on PublicTurn {
  id
  number
  status
  reason
  firstName
  position
  steps {
    number
    label
  }
  estimate {
    minutes
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    logo
  }
  refreshAfterSeconds
}`) as unknown as TypedDocumentString<ChangeOwnTurnMutation, ChangeOwnTurnMutationVariables>;