/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How filters join: all of them hold, or any of them */
export type FiltersMatch =
  /** Every filter holds */
  | 'all'
  /** At least one filter holds */
  | 'any';

/** The generic list query */
export type ListQuery = {
  /** The cursor that the page before gave for the next one */
  after?: string | null | undefined;
  /** Which rows: a list of filters */
  filters?: unknown;
  /** Whether all filters hold or any of them; all if not given */
  filtersMatch?: FiltersMatch | null | undefined;
  /** How many rows at most; 0, the default, means as many as a page may hold, which is 1,000 */
  limit?: number | null | undefined;
  /** How many rows to pass over; not together with after */
  skip?: number | null | undefined;
  /** Up to five fields and their directions, such as lastName:asc,createdAt:desc; without a direction a field ascends */
  sortBy?: string | null | undefined;
};

/** The people of an ended campaign of the same kind who provably did not get it. Those who are left out now, or have it from another resend, get nothing */
export type ResendOfInput = {
  campaignId: string | number;
  /** Others may have it already */
  statuses: Array<string>;
};

/** A campaign to send off or to quote */
export type SmsCampaignInput = {
  /** One of the business's verified senders */
  callerId?: string | number | null | undefined;
  /** How long the campaign can be canceled before the first text leaves; 0 if not given */
  cancelWindowSeconds?: number | null | undefined;
  contactIds?: Array<string | number> | null | undefined;
  /** Needed, but of a quick text, which goes out at once where nothing is said */
  deliveryType?: string | null | undefined;
  /** The draft that is launched */
  draftId?: string | number | null | undefined;
  /** Ids of audiences */
  groupIds?: Array<string | number> | null | undefined;
  /** Decimal, AUD: a campaign that turns out dearer waits for a person */
  maxCost?: string | null | undefined;
  /** With placeholders: name, firstName, lastName, email, phoneSignificant, businessName, optOutLink, reviewLink, attributes.<key>; a fallback follows a bar, as in {{firstName|there}} */
  message?: string | null | undefined;
  /** Needed, but of a quick text, which is transactional where nothing is said */
  messageType?: string | null | undefined;
  /** Needed, but of a quick text */
  name?: string | null | undefined;
  /** With an offset, or local in the business's zone: no text leaves after it */
  notLaterThan?: string | null | undefined;
  /** Numbers as they were typed, beside contacts or instead of them. Those of nobody get transactional texts only */
  phones?: Array<string> | null | undefined;
  /** Written in a hurry to at most 1,000 single people and numbers */
  quick?: boolean | null | undefined;
  /** Alone: the people of an ended campaign who did not get it */
  resendOf?: ResendOfInput | null | undefined;
  /** Numbers of nobody become contacts */
  saveAsContacts?: boolean | null | undefined;
  /** With an offset, or local in the business's zone; only with deliveryType later, and needed there */
  scheduledAt?: string | null | undefined;
  /** Ids of segments; all-contacts is everybody */
  segmentIds?: Array<string> | null | undefined;
  smsTemplateId?: string | number | null | undefined;
  /** Each http(s) address of the text becomes a short link whose clicks are counted; false if not given */
  trackLinks?: boolean | null | undefined;
  /** The local scheduledAt and, of marketing, the send window are each person's own clock's, and so is a local notLaterThan. Only with deliveryType later */
  useRecipientTimeZone?: boolean | null | undefined;
  /** Decides who gets which: that of the quote makes it exact. Without one the campaign's id does */
  variantSeed?: string | null | undefined;
  /** Two or three versions, instead of message: each person gets one of them, always the same */
  variants?: Array<SmsVariantInput> | null | undefined;
};

/** One of two or three versions of a text */
export type SmsVariantInput = {
  /** With placeholders, as message */
  message: string;
  /** Of a hundred people so many get it: whole, together 100 */
  share: number;
};

export type ComposerQuoteQueryVariables = Exact<{
  input: Types.SmsCampaignInput;
}>;


export type ComposerQuoteQuery = { quoteSmsCampaign: { recipients: number, leftOut: unknown, parts: number, partsPerMessage: unknown, cost: string, balance: string, sufficient: boolean, costlyCharacters: Array<{ character: string, name: string, replacement: string, saves: string }>, variants: Array<{ recipients: number, parts: number, cost: string }> | null, zones: Array<{ zone: string, people: number }> } | null };

export type SendingPaceQueryVariables = Exact<{ [key: string]: never; }>;


export type SendingPaceQuery = { sendingPace: number | null };

export type PricesOfPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type PricesOfPartsQuery = { appServiceByKey: { key: string, prices: Array<{ country: string, price: string }> } | null };

export type BalanceBesideQuoteQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceBesideQuoteQuery = { balanceInformation: { balance: string } | null };

export type ConfirmSendAboveQueryVariables = Exact<{
  query: Types.ListQuery;
}>;


export type ConfirmSendAboveQuery = { businessSettings: { data: Array<{ id: string, key: string, value: string }> } | null };


export const ComposerQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComposerQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmsCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteSmsCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"partsPerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"sufficient"}},{"kind":"Field","name":{"kind":"Name","value":"costlyCharacters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"character"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"replacement"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]}}]} as unknown as DocumentNode<ComposerQuoteQuery, ComposerQuoteQueryVariables>;
export const SendingPaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendingPace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendingPace"}}]}}]} as unknown as DocumentNode<SendingPaceQuery, SendingPaceQueryVariables>;
export const PricesOfPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricesOfParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appServiceByKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"sms","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<PricesOfPartsQuery, PricesOfPartsQueryVariables>;
export const BalanceBesideQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceBesideQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceInformation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<BalanceBesideQuoteQuery, BalanceBesideQuoteQueryVariables>;
export const ConfirmSendAboveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfirmSendAbove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListQuery"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmSendAboveQuery, ConfirmSendAboveQueryVariables>;