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

export type DraftContentsQueryVariables = Exact<{
  query?: Types.ListQuery | null | undefined;
}>;


export type DraftContentsQuery = { smsCampaigns: { data: Array<{ id: string, name: string, messageType: string, deliveryType: string, scheduledAt: string | null, notLaterThan: string | null, useRecipientTimeZone: boolean, callerId: string | null, message: string, variantSeed: string | null, contactIds: Array<string>, groupIds: Array<string>, segmentIds: Array<string>, phones: Array<string>, saveAsContacts: boolean, smsTemplateId: string | null, trackLinks: boolean, maxCost: string | null, cancelWindowSeconds: number, variants: Array<{ message: string, share: number }> | null, resendOf: { campaignId: string, statuses: Array<string> } | null }> } | null };

export type SaveDraftAgainMutationVariables = Exact<{
  input: Types.SmsCampaignInput;
}>;


export type SaveDraftAgainMutation = { saveHardDraft: { id: string } | null };


export const DraftContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftContents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListQuery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsCampaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"messageType"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"notLaterThan"}},{"kind":"Field","name":{"kind":"Name","value":"useRecipientTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"callerId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"variantSeed"}},{"kind":"Field","name":{"kind":"Name","value":"contactIds"}},{"kind":"Field","name":{"kind":"Name","value":"groupIds"}},{"kind":"Field","name":{"kind":"Name","value":"segmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"saveAsContacts"}},{"kind":"Field","name":{"kind":"Name","value":"resendOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"statuses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smsTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"trackLinks"}},{"kind":"Field","name":{"kind":"Name","value":"maxCost"}},{"kind":"Field","name":{"kind":"Name","value":"cancelWindowSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<DraftContentsQuery, DraftContentsQueryVariables>;
export const SaveDraftAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraftAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmsCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHardDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveDraftAgainMutation, SaveDraftAgainMutationVariables>;