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
  ConsentAtDoor_scope: { input: string; output: 'marketing' | 'all' | 'hold'; }
  ConsentAtDoor_state: { input: string; output: 'in' | 'out'; }
  ConversationMessage_direction: { input: string; output: 'in' | 'out'; }
  ConversationMessage_status: { input: string; output: 'pending' | 'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled'; }
  ConversationMessage_state: { input: string; output: 'queued' | 'sending' | 'checking' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'rejected' | 'unknown' | 'skipped'; }
  ConversationMessage_kind: { input: string; output: 'inbound' | 'campaign' | 'turn' | 'review-request' | 'thank-you' | 'feedback-answer' | 'code' | 'test' | 'reply' | 'automation'; }
  ConversationInput_status: { input: string; output: 'open' | 'snoozed' | 'done'; }
  ConversationInput_decision: { input: string; output: 'opt-out' | 'keep'; }
  Recipient_status: { input: string; output: 'pending' | 'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled' | 'left-out'; }
  Recipient_state: { input: string; output: 'queued' | 'sending' | 'checking' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'rejected' | 'unknown' | 'skipped' | 'left-out'; }
  CampaignPerson_optedOutBy: { input: string; output: 'stop-word' | 'public-page'; }
  TimelineText_kind: { input: string; output: 'text' | 'reply' | 'click'; }
  TimelineText_status: { input: string; output: 'pending' | 'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled'; }
  Conversation_lastDirection: { input: string; output: 'in' | 'out'; }
  Conversation_status: { input: string; output: 'open' | 'snoozed' | 'done'; }
  Conversation_attention: { input: string; output: 'opt-out' | 'wrong-number' | 'complaint'; }
  Conversation_canReplyReason: { input: string; output: 'opted-out'; }
  InboundSms_keyword: { input: string; output: 'stop' | 'start'; }
  Query_undelivered_statuses: { input: string; output: 'bounced' | 'canceled'; }
  Mutation_recordConsent_scope: { input: string; output: 'marketing' | 'all' | 'hold'; }
  Mutation_recordConsent_state: { input: string; output: 'in' | 'out'; }
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

export type Settlement = {
  settleId: Scalars['ID']['output'];
  charge: Scalars['String']['output'];
  late: Scalars['Boolean']['output'];
};

export type ConsentAtDoor = {
  scope: Scalars['ConsentAtDoor_scope']['output'];
  state: Scalars['ConsentAtDoor_state']['output'];
  decidedAt: Scalars['DateTime']['output'];
  source: Scalars['String']['output'];
};

export type ConversationMessage = {
  id: Scalars['ID']['output'];
  direction: Scalars['ConversationMessage_direction']['output'];
  text: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  status?: Maybe<Scalars['ConversationMessage_status']['output']>;
  state?: Maybe<Scalars['ConversationMessage_state']['output']>;
  campaignId?: Maybe<Scalars['ID']['output']>;
  kind: Scalars['ConversationMessage_kind']['output'];
  cost?: Maybe<Scalars['String']['output']>;
  sentBy?: Maybe<Scalars['ID']['output']>;
  media: Array<Scalars['String']['output']>;
};

export type ConversationInput = {
  read?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<Scalars['ConversationInput_status']['input']>;
  snoozeUntil?: InputMaybe<Scalars['DateTime']['input']>;
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  decision?: InputMaybe<Scalars['ConversationInput_decision']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversationToAnswer = {
  id: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  contactId?: Maybe<Scalars['ID']['output']>;
  sender: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  replyId?: Maybe<Scalars['ID']['output']>;
  optedOut: Scalars['Boolean']['output'];
};

export type CampaignPace = {
  stepSeconds: Scalars['Int']['output'];
  perSecond?: Maybe<Scalars['Float']['output']>;
  points: Array<PacePoint>;
};

export type PacePoint = {
  at: Scalars['DateTime']['output'];
  handled: Scalars['Int']['output'];
};

export type RecipientList = {
  data: Array<Recipient>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
};

export type Recipient = {
  contactId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phoneInternational?: Maybe<Scalars['String']['output']>;
  status: Scalars['Recipient_status']['output'];
  state: Scalars['Recipient_state']['output'];
  parts?: Maybe<Scalars['Int']['output']>;
  cost?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  providerId?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  zone?: Maybe<Scalars['String']['output']>;
  ordinal?: Maybe<Scalars['Int']['output']>;
  variant?: Maybe<Scalars['Int']['output']>;
  clickedAt?: Maybe<Scalars['DateTime']['output']>;
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SentText = {
  text: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  variant?: Maybe<Scalars['Int']['output']>;
};

export type UndeliveredPerson = {
  ordinal: Scalars['Int']['output'];
  contactId?: Maybe<Scalars['ID']['output']>;
  phone: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

export type CampaignPeople = {
  data: Array<CampaignPerson>;
  count: Scalars['Int']['output'];
  hasMore: Scalars['Boolean']['output'];
};

export type CampaignPerson = {
  ordinal: Scalars['Int']['output'];
  recipient: Recipient;
  queuedAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  unknownSince?: Maybe<Scalars['DateTime']['output']>;
  nextLookAt?: Maybe<Scalars['DateTime']['output']>;
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  reply?: Maybe<Scalars['String']['output']>;
  optedOutAt?: Maybe<Scalars['DateTime']['output']>;
  optedOutBy?: Maybe<Scalars['CampaignPerson_optedOutBy']['output']>;
};

export type CampaignLinkCounts = {
  campaignId: Scalars['ID']['output'];
  link: Scalars['Int']['output'];
  clickedPeople: Scalars['Int']['output'];
  clicks: Scalars['Int']['output'];
  likelyMachine: Scalars['Int']['output'];
};

export type TimelineText = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  kind: Scalars['TimelineText_kind']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
  status?: Maybe<Scalars['TimelineText_status']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  cost?: Maybe<Scalars['String']['output']>;
  by?: Maybe<Scalars['ID']['output']>;
};

export type Conversation = {
  id: Scalars['ID']['output'];
  phoneInternational: Scalars['String']['output'];
  contactId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  lastText: Scalars['String']['output'];
  lastDirection: Scalars['Conversation_lastDirection']['output'];
  lastAt: Scalars['DateTime']['output'];
  unread: Scalars['Int']['output'];
  status: Scalars['Conversation_status']['output'];
  snoozeUntil?: Maybe<Scalars['DateTime']['output']>;
  assignedTo?: Maybe<Scalars['ID']['output']>;
  attention?: Maybe<Scalars['Conversation_attention']['output']>;
  onHold: Scalars['Boolean']['output'];
  canReply: Scalars['Boolean']['output'];
  canReplyReason?: Maybe<Scalars['Conversation_canReplyReason']['output']>;
  version: Scalars['Int']['output'];
};

export type ConversationList = {
  data: Array<Conversation>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type InboundSms = {
  id: Scalars['ID']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  text: Scalars['String']['output'];
  contactId?: Maybe<Scalars['ID']['output']>;
  keyword?: Maybe<Scalars['InboundSms_keyword']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

export type InboundSmsList = {
  data: Array<InboundSms>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  settlements: Array<Settlement>;
  consentAtDoor: Array<ConsentAtDoor>;
  conversationMessages?: Maybe<Array<ConversationMessage>>;
  conversationsWaiting?: Maybe<Scalars['Int']['output']>;
  conversationToAnswer?: Maybe<ConversationToAnswer>;
  campaignPace?: Maybe<CampaignPace>;
  campaignRecipients?: Maybe<RecipientList>;
  campaignMessage?: Maybe<SentText>;
  undelivered: Array<UndeliveredPerson>;
  delivered: Array<Scalars['String']['output']>;
  campaignPeople?: Maybe<CampaignPeople>;
  campaignRecipientsExport?: Maybe<ExportJob>;
  campaignLinks: Array<CampaignLinkCounts>;
  sendingPace?: Maybe<Scalars['Int']['output']>;
  timeline: Array<TimelineText>;
  conversations?: Maybe<ConversationList>;
  conversation?: Maybe<Conversation>;
  conversationsCount?: Maybe<Scalars['Int']['output']>;
  conversationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  conversationsValues?: Maybe<FieldValues>;
  inboundSmsList?: Maybe<InboundSmsList>;
  inboundSms?: Maybe<InboundSms>;
  inboundSmsListCount?: Maybe<Scalars['Int']['output']>;
  inboundSmsListCountWithFilters?: Maybe<Scalars['Int']['output']>;
  inboundSmsListValues?: Maybe<FieldValues>;
  inboundSmsListExport?: Maybe<ExportJob>;
  inboundSmsListJob?: Maybe<BulkJob>;
};


export type QuerySettlementsArgs = {
  subjectId: Scalars['ID']['input'];
};


export type QueryConsentAtDoorArgs = {
  phone: Scalars['String']['input'];
};


export type QueryConversationMessagesArgs = {
  id: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryConversationToAnswerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCampaignPaceArgs = {
  campaignId: Scalars['ID']['input'];
};


export type QueryCampaignRecipientsArgs = {
  campaignId: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignMessageArgs = {
  campaignId: Scalars['ID']['input'];
  ordinal: Scalars['Int']['input'];
};


export type QueryUndeliveredArgs = {
  campaignId: Scalars['ID']['input'];
  statuses: Array<Scalars['Query_undelivered_statuses']['input']>;
  cursor?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeliveredArgs = {
  campaignIds: Array<Scalars['ID']['input']>;
  phones: Array<Scalars['String']['input']>;
};


export type QueryCampaignPeopleArgs = {
  campaignId: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  ordinals?: InputMaybe<Array<Scalars['Int']['input']>>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignRecipientsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryCampaignLinksArgs = {
  campaignIds: Array<Scalars['ID']['input']>;
};


export type QueryTimelineArgs = {
  phone: Scalars['String']['input'];
  before?: InputMaybe<Scalars['DateTime']['input']>;
  limit: Scalars['Int']['input'];
  kinds: Array<Scalars['String']['input']>;
};


export type QueryConversationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryConversationsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsListArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInboundSmsListCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsListValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsListExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryInboundSmsListJobArgs = {
  jobId: Scalars['ID']['input'];
};

export type Mutation = {
  stopCampaign: Scalars['Boolean']['output'];
  recordConsent: Scalars['Boolean']['output'];
  updateConversation?: Maybe<Conversation>;
  openReply: ConversationToAnswer;
  exportCampaignRecipients?: Maybe<ExportJob>;
  deleteInboundSms?: Maybe<Scalars['Boolean']['output']>;
  deleteInboundSmsList?: Maybe<BulkResult>;
  exportInboundSmsList?: Maybe<ExportJob>;
};


export type MutationStopCampaignArgs = {
  campaignId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  cancel: Scalars['Boolean']['input'];
};


export type MutationRecordConsentArgs = {
  phone: Scalars['String']['input'];
  scope: Scalars['Mutation_recordConsent_scope']['input'];
  state: Scalars['Mutation_recordConsent_state']['input'];
  decidedAt: Scalars['DateTime']['input'];
  source: Scalars['String']['input'];
  wording?: InputMaybe<Scalars['String']['input']>;
  contactId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateConversationArgs = {
  id: Scalars['ID']['input'];
  input: ConversationInput;
};


export type MutationOpenReplyArgs = {
  conversationId: Scalars['ID']['input'];
  textId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationExportCampaignRecipientsArgs = {
  campaignId: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteInboundSmsArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteInboundSmsListArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportInboundSmsListArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  settlements: Resolves<QuerySettlementsArgs, Query['settlements']>;
  consentAtDoor: Resolves<QueryConsentAtDoorArgs, Query['consentAtDoor']>;
  conversationMessages: Resolves<QueryConversationMessagesArgs, Query['conversationMessages']>;
  conversationsWaiting: Resolves<never, Query['conversationsWaiting']>;
  conversationToAnswer: Resolves<QueryConversationToAnswerArgs, Query['conversationToAnswer']>;
  campaignPace: Resolves<QueryCampaignPaceArgs, Query['campaignPace']>;
  campaignRecipients: Resolves<QueryCampaignRecipientsArgs, Query['campaignRecipients']>;
  campaignMessage: Resolves<QueryCampaignMessageArgs, Query['campaignMessage']>;
  undelivered: Resolves<QueryUndeliveredArgs, Query['undelivered']>;
  delivered: Resolves<QueryDeliveredArgs, Query['delivered']>;
  campaignPeople: Resolves<QueryCampaignPeopleArgs, Query['campaignPeople']>;
  campaignRecipientsExport: Resolves<QueryCampaignRecipientsExportArgs, Query['campaignRecipientsExport']>;
  campaignLinks: Resolves<QueryCampaignLinksArgs, Query['campaignLinks']>;
  sendingPace: Resolves<never, Query['sendingPace']>;
  timeline: Resolves<QueryTimelineArgs, Query['timeline']>;
  conversations: Resolves<QueryConversationsArgs, Query['conversations']>;
  conversation: Resolves<QueryConversationArgs, Query['conversation']>;
  conversationsCount: Resolves<never, Query['conversationsCount']>;
  conversationsCountWithFilters: Resolves<QueryConversationsCountWithFiltersArgs, Query['conversationsCountWithFilters']>;
  conversationsValues: Resolves<QueryConversationsValuesArgs, Query['conversationsValues']>;
  inboundSmsList: Resolves<QueryInboundSmsListArgs, Query['inboundSmsList']>;
  inboundSms: Resolves<QueryInboundSmsArgs, Query['inboundSms']>;
  inboundSmsListCount: Resolves<never, Query['inboundSmsListCount']>;
  inboundSmsListCountWithFilters: Resolves<QueryInboundSmsListCountWithFiltersArgs, Query['inboundSmsListCountWithFilters']>;
  inboundSmsListValues: Resolves<QueryInboundSmsListValuesArgs, Query['inboundSmsListValues']>;
  inboundSmsListExport: Resolves<QueryInboundSmsListExportArgs, Query['inboundSmsListExport']>;
  inboundSmsListJob: Resolves<QueryInboundSmsListJobArgs, Query['inboundSmsListJob']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  stopCampaign: Resolves<MutationStopCampaignArgs, Mutation['stopCampaign']>;
  recordConsent: Resolves<MutationRecordConsentArgs, Mutation['recordConsent']>;
  updateConversation: Resolves<MutationUpdateConversationArgs, Mutation['updateConversation']>;
  openReply: Resolves<MutationOpenReplyArgs, Mutation['openReply']>;
  exportCampaignRecipients: Resolves<MutationExportCampaignRecipientsArgs, Mutation['exportCampaignRecipients']>;
  deleteInboundSms: Resolves<MutationDeleteInboundSmsArgs, Mutation['deleteInboundSms']>;
  deleteInboundSmsList: Resolves<MutationDeleteInboundSmsListArgs, Mutation['deleteInboundSmsList']>;
  exportInboundSmsList: Resolves<MutationExportInboundSmsListArgs, Mutation['exportInboundSmsList']>;
}
