// Generated from contacts.peer.graphql and the schema of contacts.
import type { PeerDocument } from '@bellbird/service-host';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How people's zones are known */
export type ZoneRuleInput = {
  /** The custom field that says it, as attributes.state; empty where none does */
  field: string;
  /** The business's own zone */
  timeZone: string;
};

/** A number that was typed, and the country that it was read for */
export type TypedPhoneInput = {
  phone: string;
  country: string;
};

/** Texts of which each person gets one */
export type MeasuredVariantsInput = {
  fields: Array<string>;
  /** Of a hundred people so many get each: together 100 */
  shares: Array<number>;
  /** Decides who gets which */
  seed: string;
};

/** A text and who it is for */
export type MeasureInput = {
  contactIds?: Array<string> | null | undefined;
  groupIds?: Array<string> | null | undefined;
  segmentIds?: Array<string> | null | undefined;
  /** Numbers that were typed: E.164 */
  phones?: Array<TypedPhoneInput> | null | undefined;
  /** Alone: instead of all the above */
  resendOf?: MeasuredResendInput | null | undefined;
  message: string;
  /** Several texts, of which message is the first */
  variants?: MeasuredVariantsInput | null | undefined;
  messageType: 'transactional' | 'marketing' | 'review';
  businessName: string;
  /** To count people by zone */
  zones?: ZoneRuleInput | null | undefined;
  /** Those with a price */
  countries: Array<string>;
};

/** The people of an ended campaign who did not get it */
export type MeasuredResendInput = {
  campaignId: string;
  statuses: Array<'bounced' | 'canceled' | 'left-out'>;
};

/** A day that comes round each year, and among whom */
export type ContactsByDateInput = {
  contactIds?: Array<string> | null | undefined;
  groupIds?: Array<string> | null | undefined;
  segmentIds?: Array<string> | null | undefined;
  /** The date as filters name it: attributes.birthday */
  field: string;
  /** YYYY-MM-DD; in a year without 29 February its people come on the 28th */
  day: string;
  /** The business's, in which days are counted */
  timeZone: string;
  /** The last id of the page before */
  after?: string | null | undefined;
  limit: number;
};

export type MeasureAudienceQueryVariables = Exact<{
  input: MeasureInput;
}>;


export type MeasureAudienceQuery = { measureAudience: { recipients: number, leftOut: Record<'inTrash' | 'noPhone' | 'invalidPhone' | 'noPrice' | 'senderCountry' | 'duplicatePhone' | 'unsubscribed' | 'onHold' | 'noConsent' | 'recentlyAsked' | 'tooLong', number>, partsByCountry: Record<string, number>, partsPerMessage: Record<string, number>, costlyCharacters: Array<{ character: string; name: string; replacement: string; partsSaved: Record<string, number> }>, variants: Array<{ recipients: number, partsByCountry: Record<string, number> }> | null, zones: Array<{ zone: string, people: number }> } };

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

export type ContactsByDateQueryVariables = Exact<{
  input: ContactsByDateInput;
}>;


export type ContactsByDateQuery = { contactsByDate: Array<string> | null };

export type ContactsByPhonesQueryVariables = Exact<{
  phones: Array<string> | string;
}>;


export type ContactsByPhonesQuery = { contactsByPhones: Array<{ phone: string, id: string }> };

/** The documents of contacts.peer.graphql. */
export interface Documents {
  MeasureAudience: PeerDocument<MeasureAudienceQuery, MeasureAudienceQueryVariables>;
  CheckAudience: PeerDocument<CheckAudienceQuery, CheckAudienceQueryVariables>;
  OptedOut: PeerDocument<OptedOutQuery, OptedOutQueryVariables>;
  RenderForContact: PeerDocument<RenderForContactQuery, RenderForContactQueryVariables>;
  ContactsByDate: PeerDocument<ContactsByDateQuery, ContactsByDateQueryVariables>;
  ContactsByPhones: PeerDocument<ContactsByPhonesQuery, ContactsByPhonesQueryVariables>;
}
