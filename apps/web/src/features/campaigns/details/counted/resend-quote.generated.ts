/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ResendQuoteQueryVariables = Exact<{
  input: Types.SmsCampaignInput;
}>;


export type ResendQuoteQuery = { quoteSmsCampaign: { recipients: number, cost: string } | null };


export const ResendQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResendQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmsCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteSmsCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]}}]} as unknown as DocumentNode<ResendQuoteQuery, ResendQuoteQueryVariables>;