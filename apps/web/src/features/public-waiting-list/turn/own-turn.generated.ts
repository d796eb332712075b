/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnTurnQueryVariables = Exact<{
  id: string;
  turnToken: string;
}>;


export type OwnTurnQuery = { publicTurn: { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number, high: number } | null, branding: { businessName: string, icon: string | null, colours: { primary: string | null } } } | null };

export type ChangeOwnTurnMutationVariables = Exact<{
  id: string;
  turnToken: string;
  action: string;
}>;


export type ChangeOwnTurnMutation = { changeOwnTurn: { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number, high: number } | null, branding: { businessName: string, icon: string | null, colours: { primary: string | null } } } | null };

export type OwnTurnFragment = { id: string, number: number, status: string, reason: string | null, firstName: string, position: number | null, partySize: number | null, phoneMasked: string | null, canLetPass: boolean, canLeave: boolean, onMyWay: boolean, refreshAfterSeconds: number, steps: Array<{ number: number, label: string }>, estimate: { minutes: number, high: number } | null, branding: { businessName: string, icon: string | null, colours: { primary: string | null } } };

export type PublicListPlaceQueryVariables = Exact<{
  tenantUuid: string;
}>;


export type PublicListPlaceQuery = { publicWaitingList: { address: string } | null };

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
    high
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    colours {
      primary
    }
  }
  refreshAfterSeconds
}
    `, {"fragmentName":"OwnTurn"}) as unknown as TypedDocumentString<OwnTurnFragment, unknown>;
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
    high
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    colours {
      primary
    }
  }
  refreshAfterSeconds
}`) as unknown as TypedDocumentString<OwnTurnQuery, OwnTurnQueryVariables>;
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
    high
  }
  partySize
  phoneMasked
  canLetPass
  canLeave
  onMyWay
  branding {
    businessName
    icon
    colours {
      primary
    }
  }
  refreshAfterSeconds
}`) as unknown as TypedDocumentString<ChangeOwnTurnMutation, ChangeOwnTurnMutationVariables>;
export const PublicListPlaceDocument = new TypedDocumentString(`
    query PublicListPlace($tenantUuid: String!) {
  publicWaitingList(tenantUuid: $tenantUuid) {
    address
  }
}
    `) as unknown as TypedDocumentString<PublicListPlaceQuery, PublicListPlaceQueryVariables>;