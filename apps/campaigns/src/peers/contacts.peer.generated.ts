// Generated from contacts.peer.graphql and the schema of contacts.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A text and who it is for */
export type MeasureInput = {
  contactIds?: Array<string> | null | undefined;
  groupIds?: Array<string> | null | undefined;
  segmentIds?: Array<string> | null | undefined;
  message: string;
  messageType: 'transactional' | 'marketing' | 'review';
  businessName: string;
  /** Those with a price */
  countries: Array<string>;
};

export type MeasureAudienceQueryVariables = Exact<{
  input: MeasureInput;
}>;


export type MeasureAudienceQuery = { measureAudience: { recipients: number, leftOut: Record<'inTrash' | 'noPhone' | 'invalidPhone' | 'noPrice' | 'duplicatePhone' | 'unsubscribed' | 'noConsent' | 'tooLong', number>, partsByCountry: Record<string, number>, partsPerMessage: Record<string, number>, costlyCharacters: Array<{ character: string; name: string; replacement: string; partsSaved: Record<string, number> }> } };

export type CheckAudienceQueryVariables = Exact<{
  contactIds?: Array<string> | string | null | undefined;
  groupIds?: Array<string> | string | null | undefined;
  segmentIds?: Array<string> | string | null | undefined;
  viewerId?: string | null | undefined;
}>;


export type CheckAudienceQuery = { checkAudience: { unknown: { contactIds: Array<string>; groupIds: Array<string>; segmentIds: Array<string> }, unseen: { contactIds: Array<string>; groupIds: Array<string>; segmentIds: Array<string> }, attributeKeys: Array<string> } };

export type OptedOutQueryVariables = Exact<{
  phones: Array<string> | string;
}>;


export type OptedOutQuery = { optedOut: Array<string> };

export type RenderForContactQueryVariables = Exact<{
  contactId?: string | null | undefined;
  message: string;
  businessName: string;
}>;


export type RenderForContactQuery = { renderForContact: string | null };

/** The documents of contacts.peer.graphql. */
export interface Documents {
  MeasureAudience: PeerDocument<MeasureAudienceQuery, MeasureAudienceQueryVariables>;
  CheckAudience: PeerDocument<CheckAudienceQuery, CheckAudienceQueryVariables>;
  OptedOut: PeerDocument<OptedOutQuery, OptedOutQueryVariables>;
  RenderForContact: PeerDocument<RenderForContactQuery, RenderForContactQueryVariables>;
}
