// Generated from schema.graphql: npm run generate.
import type { Resolves } from '@bellbird/service-host';

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  DateTime: { input: string; output: Date | string; }
  BulkJob_status: { input: string; output: 'queued' | 'running' | 'completed' | 'failed'; }
  ExportJob_status: { input: string; output: 'queued' | 'running' | 'completed' | 'failed'; }
  Share_permission: { input: string; output: 'view' | 'modify' | 'all'; }
  ShareInput_permission: { input: string; output: 'view' | 'modify' | 'all' | 'none'; }
  Campaign_messageType: { input: string; output: 'marketing' | 'review' | 'transactional'; }
  Campaign_deliveryType: { input: string; output: 'immediately' | 'later'; }
  Campaign_status: { input: string; output: 'canceled' | 'completed' | 'draft' | 'pending' | 'running'; }
  Campaign_pausedReason: { input: string; output: 'manual' | 'suspended' | 'cost-above-quote' | 'send-window' | 'too-late'; }
  Campaign_cancellationReason: { input: string; output: 'insufficient-funds' | 'manual-cancellation'; }
  Campaign_waitingFor: { input: string; output: 'audience' | 'billing' | 'owner'; }
  Campaign_leftOut: { input: unknown; output: { inTrash: number; noPhone: number; invalidPhone: number; noPrice: number; senderCountry: number; duplicatePhone: number; unsubscribed: number; onHold: number; noConsent: number; recentlyAsked: number; tooLong: number }; }
  ResendOf_statuses: { input: string; output: 'bounced' | 'canceled' | 'left-out'; }
  ResendOfInput_statuses: { input: string; output: 'bounced' | 'canceled' | 'left-out'; }
  SmsCampaignInput_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  SmsCampaignInput_deliveryType: { input: string; output: 'immediately' | 'later'; }
  SmsCampaignQuoteInput_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  SmsCampaignDraftInput_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  SmsCampaignDraftInput_deliveryType: { input: string; output: 'immediately' | 'later'; }
  SmsCampaignPatch_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  SmsCampaignPatch_deliveryType: { input: string; output: 'immediately' | 'later'; }
  SmsCampaignPatch_status: { input: string; output: 'canceled'; }
  CampaignQuote_unit: { input: string; output: 'part'; }
  CampaignQuote_leftOut: { input: unknown; output: { inTrash: number; noPhone: number; invalidPhone: number; noPrice: number; senderCountry: number; duplicatePhone: number; unsubscribed: number; onHold: number; noConsent: number; recentlyAsked: number; tooLong: number }; }
  CampaignQuote_partsPerMessage: { input: unknown; output: Record<string, number>; }
  TestMessage_status: { input: string; output: 'pending' | 'left-out'; }
  TestMessage_reason: { input: string; output: 'unsubscribed'; }
  TextPrices_prices: { input: unknown; output: Record<string, string>; }
  Reply_status: { input: string; output: 'pending'; }
  AfterVisitTrigger_on: { input: string; output: 'turn' | 'payment'; }
  AutomationCampaign_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  AutomationCampaignInput_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  AutomationRun_status: { input: string; output: 'running' | 'completed' | 'canceled' | 'pending' | 'skipped'; }
  AutomationPreview_leftOut: { input: unknown; output: { inTrash: number; noPhone: number; invalidPhone: number; noPrice: number; senderCountry: number; duplicatePhone: number; unsubscribed: number; onHold: number; noConsent: number; recentlyAsked: number; tooLong: number }; }
  SmsCampaign_type: { input: string; output: 'sms'; }
  SmsCampaign_messageType: { input: string; output: 'marketing' | 'review' | 'transactional'; }
  SmsCampaign_deliveryType: { input: string; output: 'immediately' | 'later'; }
  SmsCampaign_status: { input: string; output: 'canceled' | 'completed' | 'draft' | 'pending' | 'running'; }
  SmsCampaign_pausedReason: { input: string; output: 'manual' | 'suspended' | 'cost-above-quote' | 'send-window' | 'too-late'; }
  SmsCampaign_cancellationReason: { input: string; output: 'insufficient-funds' | 'manual-cancellation'; }
  SmsCampaign_waitingFor: { input: string; output: 'audience' | 'billing' | 'owner'; }
  SmsCampaign_leftOut: { input: unknown; output: { inTrash: number; noPhone: number; invalidPhone: number; noPrice: number; senderCountry: number; duplicatePhone: number; unsubscribed: number; onHold: number; noConsent: number; recentlyAsked: number; tooLong: number }; }
  SmsCampaign_unit: { input: string; output: 'part'; }
  SmsTemplate_messageType: { input: string; output: 'marketing' | 'review' | 'transactional'; }
  SmsTemplate_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all'); name: string | null }>; }
  SmsTemplateInput_messageType: { input: string; output: 'marketing' | 'review' | 'transactional'; }
  SmsTemplateInput_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  SmsTemplatePatch_messageType: { input: string; output: 'marketing' | 'review' | 'transactional'; }
  SmsTemplatePatch_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  CallerId_callerType: { input: string; output: 'business-name' | 'dedicated-number' | 'phone-number' | 'shared-number'; }
  CallerId_status: { input: string; output: 'unverified' | 'verified'; }
  Automation_kind: { input: string; output: 'birthday' | 'recurring' | 'after-visit'; }
  Automation_type: { input: string; output: 'sms'; }
  Automation_state: { input: string; output: 'draft' | 'active' | 'paused' | 'archived'; }
  Automation_trigger: { input: unknown; output: { field: string; offsetDays: number; at: string } | { weekdays?: Array<number> | null; dayOfMonth?: number | null; at: string } | { on: Array<('turn' | 'payment')>; afterHours: number; coolDownDays: number }; }
  Automation_campaign: { input: unknown; output: { messageType: ('transactional' | 'marketing' | 'review'); callerId: string; message: string; contactIds: Array<string>; groupIds: Array<string>; segmentIds: Array<string>; trackLinks?: boolean | null }; }
  Automation_pausedReason: { input: string; output: 'over-run-cost' | 'over-month-cap' | 'refused'; }
  AutomationInput_kind: { input: string; output: 'birthday' | 'recurring' | 'after-visit'; }
  AutomationInput_state: { input: string; output: 'draft' | 'active' | 'paused' | 'archived'; }
  AutomationInput_trigger: { input: unknown; output: { field: string; offsetDays: number; at: string } | { weekdays?: Array<number> | null; dayOfMonth?: number | null; at: string } | { on: Array<('turn' | 'payment')>; afterHours: number; coolDownDays: number }; }
  AutomationInput_campaign: { input: unknown; output: { messageType?: ('transactional' | 'marketing' | 'review') | null; callerId?: string | null; message?: string | null; contactIds?: Array<string> | null; groupIds?: Array<string> | null; segmentIds?: Array<string> | null; trackLinks?: boolean | null }; }
  AutomationPatch_kind: { input: string; output: 'birthday' | 'recurring' | 'after-visit'; }
  AutomationPatch_state: { input: string; output: 'draft' | 'active' | 'paused' | 'archived'; }
  AutomationPatch_trigger: { input: unknown; output: { field: string; offsetDays: number; at: string } | { weekdays?: Array<number> | null; dayOfMonth?: number | null; at: string } | { on: Array<('turn' | 'payment')>; afterHours: number; coolDownDays: number }; }
  AutomationPatch_campaign: { input: unknown; output: { messageType?: ('transactional' | 'marketing' | 'review') | null; callerId?: string | null; message?: string | null; contactIds?: Array<string> | null; groupIds?: Array<string> | null; segmentIds?: Array<string> | null; trackLinks?: boolean | null }; }
  Query_smsCampaignsCountByStatus: { input: unknown; output: Record<'draft' | 'pending' | 'running' | 'completed' | 'canceled', number>; }
  Query_smsCampaignsCountByMessageType: { input: unknown; output: Record<'transactional' | 'marketing' | 'review', number>; }
  Query_smsCampaignsAnalytics_groupBy: { input: string; output: 'day' | 'week' | 'month'; }
  Query_smsCampaignsAnalytics_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
};

export type FiltersMatch =
  | 'all'
  | 'any';

export type ListQuery = {
  sortBy?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Selection = {
  data?: InputMaybe<Array<Scalars['ID']['input']>>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  all?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FieldValue = {
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type FieldValues = {
  data: Array<FieldValue>;
};

export type BulkResult = {
  affected: Scalars['Int']['output'];
  job?: Maybe<BulkJob>;
};

export type BulkJob = {
  id: Scalars['ID']['output'];
  status: Scalars['BulkJob_status']['output'];
  progress: Scalars['Int']['output'];
  affected: Scalars['Int']['output'];
};

export type ExportJob = {
  id: Scalars['ID']['output'];
  status: Scalars['ExportJob_status']['output'];
  progress: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  url?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Creator = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type Share = {
  user: Scalars['ID']['output'];
  permission: Scalars['Share_permission']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type ShareInput = {
  user: Scalars['ID']['input'];
  permission: Scalars['ShareInput_permission']['input'];
};

export type Campaign = {
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  name: Scalars['String']['output'];
  messageType: Scalars['Campaign_messageType']['output'];
  deliveryType: Scalars['Campaign_deliveryType']['output'];
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  notLaterThan?: Maybe<Scalars['DateTime']['output']>;
  useRecipientTimeZone: Scalars['Boolean']['output'];
  contactIds: Array<Scalars['ID']['output']>;
  groupIds: Array<Scalars['ID']['output']>;
  segmentIds: Array<Scalars['String']['output']>;
  resendOf?: Maybe<ResendOf>;
  quick: Scalars['Boolean']['output'];
  automationId?: Maybe<Scalars['ID']['output']>;
  maxCost?: Maybe<Scalars['String']['output']>;
  cancelWindowSeconds: Scalars['Int']['output'];
  status: Scalars['Campaign_status']['output'];
  paused: Scalars['Boolean']['output'];
  pausedReason?: Maybe<Scalars['Campaign_pausedReason']['output']>;
  cancellationReason?: Maybe<Scalars['Campaign_cancellationReason']['output']>;
  waitingFor?: Maybe<Scalars['Campaign_waitingFor']['output']>;
  counts: CampaignCounts;
  leftOut: Scalars['Campaign_leftOut']['output'];
  engagement: Engagement;
  links?: Maybe<Array<CampaignLink>>;
  unit: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  cost: CampaignCost;
  createdBy: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  launchedAt?: Maybe<Scalars['DateTime']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type CampaignCounts = {
  recipients: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  outbound: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  bounced: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  leftOut: Scalars['Int']['output'];
};

export type Engagement = {
  clickedPeople: Scalars['Int']['output'];
  clicks: Scalars['Int']['output'];
  likelyMachine: Scalars['Int']['output'];
  opened: Scalars['Int']['output'];
  openedByMachine: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  human: Scalars['Int']['output'];
  machine: Scalars['Int']['output'];
};

export type CampaignLink = {
  url: Scalars['String']['output'];
  clickedPeople: Scalars['Int']['output'];
  clicks: Scalars['Int']['output'];
  likelyMachine: Scalars['Int']['output'];
};

export type LeftOut = {
  inTrash: Scalars['Int']['output'];
  noPhone: Scalars['Int']['output'];
  invalidPhone: Scalars['Int']['output'];
  noPrice: Scalars['Int']['output'];
  senderCountry: Scalars['Int']['output'];
  duplicatePhone: Scalars['Int']['output'];
  unsubscribed: Scalars['Int']['output'];
  onHold: Scalars['Int']['output'];
  noConsent: Scalars['Int']['output'];
  recentlyAsked: Scalars['Int']['output'];
  tooLong: Scalars['Int']['output'];
};

export type TimelineEntry = {
  id: Scalars['ID']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type CampaignCost = {
  held: Scalars['String']['output'];
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
};

export type ResendOf = {
  campaignId: Scalars['ID']['output'];
  statuses: Array<Scalars['ResendOf_statuses']['output']>;
};

export type ResendOfInput = {
  campaignId: Scalars['ID']['input'];
  statuses: Array<Scalars['ResendOfInput_statuses']['input']>;
};

export type SmsCampaignInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['SmsCampaignInput_messageType']['input']>;
  deliveryType?: InputMaybe<Scalars['SmsCampaignInput_deliveryType']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  variants?: InputMaybe<Array<SmsVariantInput>>;
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  quick?: InputMaybe<Scalars['Boolean']['input']>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  draftId?: InputMaybe<Scalars['ID']['input']>;
};

export type SmsCampaignQuoteInput = {
  messageType?: InputMaybe<Scalars['SmsCampaignQuoteInput_messageType']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  variants?: InputMaybe<Array<SmsVariantInput>>;
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  resendOf?: InputMaybe<ResendOfInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  deliveryType?: InputMaybe<Scalars['String']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  draftId?: InputMaybe<Scalars['ID']['input']>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  quick?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SmsCampaignDraftInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['SmsCampaignDraftInput_messageType']['input']>;
  deliveryType?: InputMaybe<Scalars['SmsCampaignDraftInput_deliveryType']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  variants?: InputMaybe<Array<SmsVariantInput>>;
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  quick?: InputMaybe<Scalars['Boolean']['input']>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
};

export type SmsCampaignPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['SmsCampaignPatch_messageType']['input']>;
  deliveryType?: InputMaybe<Scalars['SmsCampaignPatch_deliveryType']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  variants?: InputMaybe<Array<SmsVariantInput>>;
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['SmsCampaignPatch_status']['input']>;
  paused?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type TestSendInput = {
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  contactId?: InputMaybe<Scalars['ID']['input']>;
};

export type CampaignQuote = {
  recipients: Scalars['Int']['output'];
  unit: Scalars['CampaignQuote_unit']['output'];
  leftOut: Scalars['CampaignQuote_leftOut']['output'];
  parts: Scalars['Int']['output'];
  partsPerMessage: Scalars['CampaignQuote_partsPerMessage']['output'];
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  exact: Scalars['Boolean']['output'];
  links: Array<Scalars['String']['output']>;
  balance: Scalars['String']['output'];
  sufficient: Scalars['Boolean']['output'];
  costlyCharacters: Array<CostlyCharacter>;
  zones: Array<ZonePeople>;
  variants?: Maybe<Array<VariantQuote>>;
  variantSeed?: Maybe<Scalars['String']['output']>;
};

export type SmsVariantInput = {
  message: Scalars['String']['input'];
  share: Scalars['Int']['input'];
};

export type SmsVariant = {
  message: Scalars['String']['output'];
  share: Scalars['Int']['output'];
  counts: CampaignCounts;
  engagement: Engagement;
  leads?: Maybe<Scalars['Boolean']['output']>;
};

export type VariantQuote = {
  recipients: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  cost: Scalars['String']['output'];
};

export type ZonePeople = {
  zone: Scalars['String']['output'];
  people: Scalars['Int']['output'];
};

export type CostlyCharacter = {
  character: Scalars['String']['output'];
  name: Scalars['String']['output'];
  replacement: Scalars['String']['output'];
  saves: Scalars['String']['output'];
};

export type TestMessage = {
  phoneInternational: Scalars['String']['output'];
  text: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  cost: Scalars['String']['output'];
  status: Scalars['TestMessage_status']['output'];
  reason?: Maybe<Scalars['TestMessage_reason']['output']>;
};

export type TestQuote = {
  messages: Array<TestMessage>;
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  sufficient: Scalars['Boolean']['output'];
};

export type TestSend = {
  id: Scalars['ID']['output'];
  messages: Array<TestMessage>;
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
};

export type CampaignBill = {
  agreed: Scalars['String']['output'];
  chargedParts?: Maybe<Scalars['Int']['output']>;
  pricePerPart?: Maybe<Scalars['String']['output']>;
};

export type ConversationMessage = {
  id: Scalars['ID']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  campaignName?: Maybe<Scalars['String']['output']>;
};

export type SmsTemplatePreviewInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  contactId?: InputMaybe<Scalars['ID']['input']>;
};

export type PreviewedText = {
  text: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  costlyCharacters: Array<CostlyCharacter>;
};

export type TextPrices = {
  prices: Scalars['TextPrices_prices']['output'];
  currency: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

export type ReplyInput = {
  text: Scalars['String']['input'];
  callerId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type Reply = {
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  cost: Scalars['String']['output'];
  status: Scalars['Reply_status']['output'];
};

export type ReplyTerms = {
  partPrice?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  callerId?: Maybe<Scalars['ID']['output']>;
  available: Scalars['String']['output'];
};

export type CampaignAnalytics = {
  campaigns: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  outbound: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  bounced: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  clickedPeople: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  days: Array<CampaignDay>;
  byHour: Array<Scalars['Int']['output']>;
};

export type CampaignDay = {
  day: Scalars['String']['output'];
  campaigns: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  bounced: Scalars['Int']['output'];
  clickedPeople: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
};

export type ComparedCampaigns = {
  data: Array<SmsCampaign>;
};

export type BirthdayTrigger = {
  field: Scalars['String']['output'];
  offsetDays: Scalars['Int']['output'];
  at: Scalars['String']['output'];
};

export type RecurringTrigger = {
  weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  at: Scalars['String']['output'];
};

export type AfterVisitTrigger = {
  on: Array<Scalars['AfterVisitTrigger_on']['output']>;
  afterHours: Scalars['Int']['output'];
  coolDownDays: Scalars['Int']['output'];
};

export type AutomationCampaign = {
  messageType: Scalars['AutomationCampaign_messageType']['output'];
  callerId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  contactIds: Array<Scalars['ID']['output']>;
  groupIds: Array<Scalars['ID']['output']>;
  segmentIds: Array<Scalars['String']['output']>;
  trackLinks?: Maybe<Scalars['Boolean']['output']>;
};

export type AutomationCampaignInput = {
  messageType?: InputMaybe<Scalars['AutomationCampaignInput_messageType']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AutomationRun = {
  campaignId?: Maybe<Scalars['ID']['output']>;
  at: Scalars['DateTime']['output'];
  status: Scalars['AutomationRun_status']['output'];
  charged: Scalars['String']['output'];
};

export type AutomationPreview = {
  at: Scalars['DateTime']['output'];
  recipients: Scalars['Int']['output'];
  leftOut: Scalars['AutomationPreview_leftOut']['output'];
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
};

export type SmsCampaign = Campaign & {
  id: Scalars['ID']['output'];
  type: Scalars['SmsCampaign_type']['output'];
  name: Scalars['String']['output'];
  messageType: Scalars['SmsCampaign_messageType']['output'];
  deliveryType: Scalars['SmsCampaign_deliveryType']['output'];
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  notLaterThan?: Maybe<Scalars['DateTime']['output']>;
  useRecipientTimeZone: Scalars['Boolean']['output'];
  callerId?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  variants?: Maybe<Array<SmsVariant>>;
  variantSeed?: Maybe<Scalars['ID']['output']>;
  contactIds: Array<Scalars['ID']['output']>;
  groupIds: Array<Scalars['ID']['output']>;
  segmentIds: Array<Scalars['String']['output']>;
  phones: Array<Scalars['String']['output']>;
  saveAsContacts: Scalars['Boolean']['output'];
  resendOf?: Maybe<ResendOf>;
  quick: Scalars['Boolean']['output'];
  automationId?: Maybe<Scalars['ID']['output']>;
  smsTemplateId?: Maybe<Scalars['ID']['output']>;
  trackLinks: Scalars['Boolean']['output'];
  maxCost?: Maybe<Scalars['String']['output']>;
  cancelWindowSeconds: Scalars['Int']['output'];
  status: Scalars['SmsCampaign_status']['output'];
  paused: Scalars['Boolean']['output'];
  pausedReason?: Maybe<Scalars['SmsCampaign_pausedReason']['output']>;
  cancellationReason?: Maybe<Scalars['SmsCampaign_cancellationReason']['output']>;
  waitingFor?: Maybe<Scalars['SmsCampaign_waitingFor']['output']>;
  counts: CampaignCounts;
  leftOut: Scalars['SmsCampaign_leftOut']['output'];
  engagement: Engagement;
  links?: Maybe<Array<CampaignLink>>;
  unit: Scalars['SmsCampaign_unit']['output'];
  parts: Scalars['Int']['output'];
  cost: CampaignCost;
  createdBy: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  launchedAt?: Maybe<Scalars['DateTime']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type SmsCampaignList = {
  data: Array<SmsCampaign>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type SmsTemplate = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  message: Scalars['String']['output'];
  messageType: Scalars['SmsTemplate_messageType']['output'];
  isPublic: Scalars['Boolean']['output'];
  creator?: Maybe<Creator>;
  usersPrivateAccess: Scalars['SmsTemplate_usersPrivateAccess']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SmsTemplateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['SmsTemplateInput_messageType']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['SmsTemplateInput_usersPrivateAccess']['input']>;
};

export type SmsTemplatePatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['SmsTemplatePatch_messageType']['input']>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['SmsTemplatePatch_usersPrivateAccess']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SmsTemplateList = {
  data: Array<SmsTemplate>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type CallerId = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phoneInternational: Scalars['String']['output'];
  callerType: Scalars['CallerId_callerType']['output'];
  status: Scalars['CallerId_status']['output'];
};

export type CallerIdList = {
  data: Array<CallerId>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Automation = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: Scalars['Automation_kind']['output'];
  type: Scalars['Automation_type']['output'];
  state: Scalars['Automation_state']['output'];
  trigger: Scalars['Automation_trigger']['output'];
  campaign: Scalars['Automation_campaign']['output'];
  runMaxCost?: Maybe<Scalars['String']['output']>;
  monthCap?: Maybe<Scalars['String']['output']>;
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  lastRun?: Maybe<AutomationRun>;
  monthCharged: Scalars['String']['output'];
  refusals: Scalars['Int']['output'];
  pausedReason?: Maybe<Scalars['Automation_pausedReason']['output']>;
  creator: Creator;
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AutomationInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Scalars['AutomationInput_kind']['input']>;
  state?: InputMaybe<Scalars['AutomationInput_state']['input']>;
  trigger?: InputMaybe<Scalars['AutomationInput_trigger']['input']>;
  campaign?: InputMaybe<Scalars['AutomationInput_campaign']['input']>;
  runMaxCost?: InputMaybe<Scalars['String']['input']>;
  monthCap?: InputMaybe<Scalars['String']['input']>;
};

export type AutomationPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Scalars['AutomationPatch_kind']['input']>;
  state?: InputMaybe<Scalars['AutomationPatch_state']['input']>;
  trigger?: InputMaybe<Scalars['AutomationPatch_trigger']['input']>;
  campaign?: InputMaybe<Scalars['AutomationPatch_campaign']['input']>;
  runMaxCost?: InputMaybe<Scalars['String']['input']>;
  monthCap?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type AutomationList = {
  data: Array<Automation>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  smsCampaignBill?: Maybe<CampaignBill>;
  smsCampaignsCountByStatus?: Maybe<Scalars['Query_smsCampaignsCountByStatus']['output']>;
  smsCampaignsCountByMessageType?: Maybe<Scalars['Query_smsCampaignsCountByMessageType']['output']>;
  quoteSmsCampaign?: Maybe<CampaignQuote>;
  quoteSmsCampaigns?: Maybe<Array<Maybe<CampaignQuote>>>;
  quoteSmsCampaignTest?: Maybe<TestQuote>;
  previewSmsTemplate?: Maybe<PreviewedText>;
  textPrices: TextPrices;
  replyTerms?: Maybe<ReplyTerms>;
  smsCampaignsAnalytics?: Maybe<CampaignAnalytics>;
  compareSmsCampaigns?: Maybe<ComparedCampaigns>;
  automationPreview?: Maybe<AutomationPreview>;
  smsCampaigns?: Maybe<SmsCampaignList>;
  smsCampaign?: Maybe<SmsCampaign>;
  smsCampaignsCount?: Maybe<Scalars['Int']['output']>;
  smsCampaignsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  smsCampaignsValues?: Maybe<FieldValues>;
  smsCampaignsExport?: Maybe<ExportJob>;
  smsCampaignsJob?: Maybe<BulkJob>;
  smsTemplates?: Maybe<SmsTemplateList>;
  smsTemplate?: Maybe<SmsTemplate>;
  smsTemplatesCount?: Maybe<Scalars['Int']['output']>;
  smsTemplatesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  smsTemplatesValues?: Maybe<FieldValues>;
  smsTemplatesTrash?: Maybe<SmsTemplateList>;
  smsTemplatesExport?: Maybe<ExportJob>;
  smsTemplatesJob?: Maybe<BulkJob>;
  callerIds?: Maybe<CallerIdList>;
  callerId?: Maybe<CallerId>;
  callerIdsCount?: Maybe<Scalars['Int']['output']>;
  callerIdsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  callerIdsValues?: Maybe<FieldValues>;
  automations?: Maybe<AutomationList>;
  automation?: Maybe<Automation>;
  automationsCount?: Maybe<Scalars['Int']['output']>;
  automationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  automationsValues?: Maybe<FieldValues>;
};


export type QuerySmsCampaignBillArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuoteSmsCampaignArgs = {
  input: SmsCampaignInput;
};


export type QueryQuoteSmsCampaignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryQuoteSmsCampaignTestArgs = {
  input: TestSendInput;
};


export type QueryPreviewSmsTemplateArgs = {
  input: SmsTemplatePreviewInput;
};


export type QueryReplyTermsArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignsAnalyticsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  groupBy?: InputMaybe<Scalars['Query_smsCampaignsAnalytics_groupBy']['input']>;
  messageType?: InputMaybe<Scalars['Query_smsCampaignsAnalytics_messageType']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCompareSmsCampaignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryAutomationPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsCampaignsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsTemplatesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsTemplatesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplatesValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplatesTrashArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplatesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsTemplatesJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryCallerIdsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryCallerIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCallerIdsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryCallerIdsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAutomationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAutomationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutomationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAutomationsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};

export type Mutation = {
  createSmsCampaign?: Maybe<SmsCampaign>;
  updateSmsCampaign?: Maybe<SmsCampaign>;
  sendTestSms?: Maybe<TestSend>;
  saveHardDraft?: Maybe<SmsCampaign>;
  duplicateSmsTemplate?: Maybe<SmsTemplate>;
  replyToConversation?: Maybe<Reply>;
  deleteSmsCampaign?: Maybe<Scalars['Boolean']['output']>;
  deleteSmsCampaigns?: Maybe<BulkResult>;
  exportSmsCampaigns?: Maybe<ExportJob>;
  createSmsTemplate?: Maybe<SmsTemplate>;
  updateSmsTemplate?: Maybe<SmsTemplate>;
  deleteSmsTemplate?: Maybe<Scalars['Boolean']['output']>;
  deleteSmsTemplates?: Maybe<BulkResult>;
  restoreSmsTemplate?: Maybe<SmsTemplate>;
  restoreSmsTemplates?: Maybe<BulkResult>;
  exportSmsTemplates?: Maybe<ExportJob>;
  createAutomation?: Maybe<Automation>;
  updateAutomation?: Maybe<Automation>;
  deleteAutomation?: Maybe<Scalars['Boolean']['output']>;
};


export type MutationCreateSmsCampaignArgs = {
  input: SmsCampaignInput;
};


export type MutationUpdateSmsCampaignArgs = {
  id: Scalars['ID']['input'];
  input: SmsCampaignPatch;
};


export type MutationSendTestSmsArgs = {
  input: TestSendInput;
};


export type MutationSaveHardDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: SmsCampaignInput;
};


export type MutationDuplicateSmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReplyToConversationArgs = {
  id: Scalars['ID']['input'];
  input: ReplyInput;
};


export type MutationDeleteSmsCampaignArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsCampaignsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportSmsCampaignsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateSmsTemplateArgs = {
  input: SmsTemplateInput;
};


export type MutationUpdateSmsTemplateArgs = {
  id: Scalars['ID']['input'];
  input: SmsTemplatePatch;
};


export type MutationDeleteSmsTemplateArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsTemplatesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRestoreSmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreSmsTemplatesArgs = {
  selection: Selection;
};


export type MutationExportSmsTemplatesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateAutomationArgs = {
  input: AutomationInput;
};


export type MutationUpdateAutomationArgs = {
  id: Scalars['ID']['input'];
  input: AutomationPatch;
};


export type MutationDeleteAutomationArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  smsCampaignBill: Resolves<QuerySmsCampaignBillArgs, Query['smsCampaignBill']>;
  smsCampaignsCountByStatus: Resolves<never, Query['smsCampaignsCountByStatus']>;
  smsCampaignsCountByMessageType: Resolves<never, Query['smsCampaignsCountByMessageType']>;
  quoteSmsCampaign: Resolves<QueryQuoteSmsCampaignArgs, Query['quoteSmsCampaign']>;
  quoteSmsCampaigns: Resolves<QueryQuoteSmsCampaignsArgs, Query['quoteSmsCampaigns']>;
  quoteSmsCampaignTest: Resolves<QueryQuoteSmsCampaignTestArgs, Query['quoteSmsCampaignTest']>;
  previewSmsTemplate: Resolves<QueryPreviewSmsTemplateArgs, Query['previewSmsTemplate']>;
  textPrices: Resolves<never, Query['textPrices']>;
  replyTerms: Resolves<QueryReplyTermsArgs, Query['replyTerms']>;
  smsCampaignsAnalytics: Resolves<QuerySmsCampaignsAnalyticsArgs, Query['smsCampaignsAnalytics']>;
  compareSmsCampaigns: Resolves<QueryCompareSmsCampaignsArgs, Query['compareSmsCampaigns']>;
  automationPreview: Resolves<QueryAutomationPreviewArgs, Query['automationPreview']>;
  smsCampaigns: Resolves<QuerySmsCampaignsArgs, Query['smsCampaigns']>;
  smsCampaign: Resolves<QuerySmsCampaignArgs, Query['smsCampaign']>;
  smsCampaignsCount: Resolves<never, Query['smsCampaignsCount']>;
  smsCampaignsCountWithFilters: Resolves<QuerySmsCampaignsCountWithFiltersArgs, Query['smsCampaignsCountWithFilters']>;
  smsCampaignsValues: Resolves<QuerySmsCampaignsValuesArgs, Query['smsCampaignsValues']>;
  smsCampaignsExport: Resolves<QuerySmsCampaignsExportArgs, Query['smsCampaignsExport']>;
  smsCampaignsJob: Resolves<QuerySmsCampaignsJobArgs, Query['smsCampaignsJob']>;
  smsTemplates: Resolves<QuerySmsTemplatesArgs, Query['smsTemplates']>;
  smsTemplate: Resolves<QuerySmsTemplateArgs, Query['smsTemplate']>;
  smsTemplatesCount: Resolves<never, Query['smsTemplatesCount']>;
  smsTemplatesCountWithFilters: Resolves<QuerySmsTemplatesCountWithFiltersArgs, Query['smsTemplatesCountWithFilters']>;
  smsTemplatesValues: Resolves<QuerySmsTemplatesValuesArgs, Query['smsTemplatesValues']>;
  smsTemplatesTrash: Resolves<QuerySmsTemplatesTrashArgs, Query['smsTemplatesTrash']>;
  smsTemplatesExport: Resolves<QuerySmsTemplatesExportArgs, Query['smsTemplatesExport']>;
  smsTemplatesJob: Resolves<QuerySmsTemplatesJobArgs, Query['smsTemplatesJob']>;
  callerIds: Resolves<QueryCallerIdsArgs, Query['callerIds']>;
  callerId: Resolves<QueryCallerIdArgs, Query['callerId']>;
  callerIdsCount: Resolves<never, Query['callerIdsCount']>;
  callerIdsCountWithFilters: Resolves<QueryCallerIdsCountWithFiltersArgs, Query['callerIdsCountWithFilters']>;
  callerIdsValues: Resolves<QueryCallerIdsValuesArgs, Query['callerIdsValues']>;
  automations: Resolves<QueryAutomationsArgs, Query['automations']>;
  automation: Resolves<QueryAutomationArgs, Query['automation']>;
  automationsCount: Resolves<never, Query['automationsCount']>;
  automationsCountWithFilters: Resolves<QueryAutomationsCountWithFiltersArgs, Query['automationsCountWithFilters']>;
  automationsValues: Resolves<QueryAutomationsValuesArgs, Query['automationsValues']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  createSmsCampaign: Resolves<MutationCreateSmsCampaignArgs, Mutation['createSmsCampaign']>;
  updateSmsCampaign: Resolves<MutationUpdateSmsCampaignArgs, Mutation['updateSmsCampaign']>;
  sendTestSms: Resolves<MutationSendTestSmsArgs, Mutation['sendTestSms']>;
  saveHardDraft: Resolves<MutationSaveHardDraftArgs, Mutation['saveHardDraft']>;
  duplicateSmsTemplate: Resolves<MutationDuplicateSmsTemplateArgs, Mutation['duplicateSmsTemplate']>;
  replyToConversation: Resolves<MutationReplyToConversationArgs, Mutation['replyToConversation']>;
  deleteSmsCampaign: Resolves<MutationDeleteSmsCampaignArgs, Mutation['deleteSmsCampaign']>;
  deleteSmsCampaigns: Resolves<MutationDeleteSmsCampaignsArgs, Mutation['deleteSmsCampaigns']>;
  exportSmsCampaigns: Resolves<MutationExportSmsCampaignsArgs, Mutation['exportSmsCampaigns']>;
  createSmsTemplate: Resolves<MutationCreateSmsTemplateArgs, Mutation['createSmsTemplate']>;
  updateSmsTemplate: Resolves<MutationUpdateSmsTemplateArgs, Mutation['updateSmsTemplate']>;
  deleteSmsTemplate: Resolves<MutationDeleteSmsTemplateArgs, Mutation['deleteSmsTemplate']>;
  deleteSmsTemplates: Resolves<MutationDeleteSmsTemplatesArgs, Mutation['deleteSmsTemplates']>;
  restoreSmsTemplate: Resolves<MutationRestoreSmsTemplateArgs, Mutation['restoreSmsTemplate']>;
  restoreSmsTemplates: Resolves<MutationRestoreSmsTemplatesArgs, Mutation['restoreSmsTemplates']>;
  exportSmsTemplates: Resolves<MutationExportSmsTemplatesArgs, Mutation['exportSmsTemplates']>;
  createAutomation: Resolves<MutationCreateAutomationArgs, Mutation['createAutomation']>;
  updateAutomation: Resolves<MutationUpdateAutomationArgs, Mutation['updateAutomation']>;
  deleteAutomation: Resolves<MutationDeleteAutomationArgs, Mutation['deleteAutomation']>;
}
