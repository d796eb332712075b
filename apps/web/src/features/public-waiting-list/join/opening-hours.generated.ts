/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PublicHoursQueryVariables = Exact<{
  tenantUuid: string;
}>;


export type PublicHoursQuery = { publicProfile: { timeZone: string, openNow: boolean, nextChange: string | null, today: { note: string, hours: Array<{ from: string, to: string }> } } | null };

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

export const PublicHoursDocument = new TypedDocumentString(`
    query PublicHours($tenantUuid: String!) {
  publicProfile(tenantUuid: $tenantUuid) {
    timeZone
    openNow
    nextChange
    today {
      hours {
        from
        to
      }
      note
    }
  }
}
    `) as unknown as TypedDocumentString<PublicHoursQuery, PublicHoursQueryVariables>;