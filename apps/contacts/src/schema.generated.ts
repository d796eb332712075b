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
  AudienceMeasure_leftOut: { input: unknown; output: Record<'inTrash' | 'noPhone' | 'invalidPhone' | 'noPrice' | 'senderCountry' | 'duplicatePhone' | 'unsubscribed' | 'onHold' | 'noConsent' | 'recentlyAsked' | 'tooLong', number>; }
  AudienceMeasure_partsByCountry: { input: unknown; output: Record<string, number>; }
  AudienceMeasure_partsPerMessage: { input: unknown; output: Record<string, number>; }
  AudienceMeasure_costlyCharacters: { input: unknown; output: Array<{ character: string; name: string; replacement: string; partsSaved: Record<string, number> }>; }
  MeasuredCharacter_partsSaved: { input: unknown; output: Record<string, number>; }
  VariantMeasure_partsByCountry: { input: unknown; output: Record<string, number>; }
  MeasureInput_messageType: { input: string; output: 'transactional' | 'marketing' | 'review'; }
  AudienceCheck_unknown: { input: unknown; output: { contactIds: Array<string>; groupIds: Array<string>; segmentIds: Array<string> }; }
  AudienceCheck_unseen: { input: unknown; output: { contactIds: Array<string>; groupIds: Array<string>; segmentIds: Array<string> }; }
  Recipient_status: { input: string; output: 'pending' | 'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled' | 'left-out'; }
  Recipient_state: { input: string; output: 'queued' | 'sending' | 'checking' | 'accepted' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'rejected' | 'unknown' | 'skipped' | 'left-out'; }
  MeasuredResendInput_statuses: { input: string; output: 'bounced' | 'canceled' | 'left-out'; }
  ContactLine_key: { input: string; output: 'total' | 'subscribed' | 'unsubscribed' | 'transactional-only' | 'added' | 'removed'; }
  ContactSlice_key: { input: string; output: 'subscribed' | 'unsubscribed' | 'transactional-only'; }
  OptOutInfo_state: { input: string; output: 'in' | 'out'; }
  OptOutInput_scope: { input: string; output: 'marketing' | 'all'; }
  OptOutInput_state: { input: string; output: 'out' | 'in'; }
  ImportJob_status: { input: string; output: 'queued' | 'running' | 'completed' | 'failed' | 'undone'; }
  ImportJob_reasons: { input: unknown; output: Record<'missing-phone' | 'invalid-phone' | 'duplicate-in-file' | 'wrong-columns' | 'bad-value' | 'bad-encoding', number>; }
  TimelineEntry_kind: { input: string; output: 'text' | 'reply' | 'click' | 'opt-in' | 'opt-out' | 'hold' | 'import' | 'created' | 'turn' | 'feedback'; }
  Contact_marketingStatus: { input: string; output: 'subscribed' | 'transactional-only' | 'unsubscribed'; }
  Contact_attributes: { input: unknown; output: Record<string, string | number | boolean>; }
  ContactInput_marketingStatus: { input: string; output: 'subscribed' | 'transactional-only' | 'unsubscribed'; }
  ContactInput_attributes: { input: unknown; output: Record<string, string | null | number | null | boolean | null>; }
  ContactPatch_marketingStatus: { input: string; output: 'subscribed' | 'transactional-only' | 'unsubscribed'; }
  ContactPatch_attributes: { input: unknown; output: Record<string, string | null | number | null | boolean | null>; }
  Attribute_type: { input: string; output: 'text' | 'date' | 'number' | 'bool' | 'category'; }
  AttributeInput_type: { input: string; output: 'text' | 'date' | 'number' | 'bool' | 'category'; }
  AttributePatch_type: { input: string; output: 'text' | 'date' | 'number' | 'bool' | 'category'; }
  Segment_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all'); name: string | null }>; }
  SegmentInput_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  SegmentPatch_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  Audience_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all'); name: string | null }>; }
  AudienceInput_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  AudiencePatch_usersPrivateAccess: { input: unknown; output: Array<{ user: string; permission: ('view' | 'modify' | 'all' | 'none') }> | null; }
  Query_contactsAnalyticsLines_groupBy: { input: string; output: 'day' | 'week' | 'month'; }
  Query_contactTimeline_kinds: { input: string; output: 'text' | 'reply' | 'click' | 'opt-in' | 'opt-out' | 'hold' | 'import' | 'created' | 'turn' | 'feedback'; }
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

export type ContactOfPhone = {
  phone: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  attributes: Scalars['JSON']['output'];
};

export type TagContactsResult = {
  affected: Scalars['Int']['output'];
  job?: Maybe<BulkJob>;
  changed: Array<TagChange>;
};

export type TagChange = {
  tag: Scalars['ID']['output'];
  contacts: Array<Scalars['ID']['output']>;
};

export type AudienceMeasure = {
  recipients: Scalars['Int']['output'];
  leftOut: Scalars['AudienceMeasure_leftOut']['output'];
  partsByCountry: Scalars['AudienceMeasure_partsByCountry']['output'];
  partsPerMessage: Scalars['AudienceMeasure_partsPerMessage']['output'];
  costlyCharacters: Scalars['AudienceMeasure_costlyCharacters']['output'];
  zones: Array<MeasuredZone>;
  variants?: Maybe<Array<VariantMeasure>>;
};

export type MeasuredZone = {
  zone: Scalars['String']['output'];
  people: Scalars['Int']['output'];
};

export type ZoneRuleInput = {
  field: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};

export type MeasuredCharacter = {
  character: Scalars['String']['output'];
  name: Scalars['String']['output'];
  replacement: Scalars['String']['output'];
  partsSaved: Scalars['MeasuredCharacter_partsSaved']['output'];
};

export type TypedPhoneInput = {
  phone: Scalars['String']['input'];
  country: Scalars['String']['input'];
};

export type MeasuredVariantsInput = {
  fields: Array<Scalars['String']['input']>;
  shares: Array<Scalars['Int']['input']>;
  seed: Scalars['String']['input'];
};

export type VariantMeasure = {
  recipients: Scalars['Int']['output'];
  partsByCountry: Scalars['VariantMeasure_partsByCountry']['output'];
};

export type MeasureInput = {
  contactIds?: InputMaybe<Array<Scalars['String']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['String']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  phones?: InputMaybe<Array<TypedPhoneInput>>;
  resendOf?: InputMaybe<MeasuredResendInput>;
  message: Scalars['String']['input'];
  variants?: InputMaybe<MeasuredVariantsInput>;
  messageType: Scalars['MeasureInput_messageType']['input'];
  businessName: Scalars['String']['input'];
  zones?: InputMaybe<ZoneRuleInput>;
  countries: Array<Scalars['String']['input']>;
};

export type AudienceCheck = {
  unknown: Scalars['AudienceCheck_unknown']['output'];
  unseen: Scalars['AudienceCheck_unseen']['output'];
  attributeKeys: Array<Scalars['String']['output']>;
};

export type AudienceIds = {
  contactIds: Array<Scalars['String']['output']>;
  groupIds: Array<Scalars['String']['output']>;
  segmentIds: Array<Scalars['String']['output']>;
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

export type MeasuredResendInput = {
  campaignId: Scalars['ID']['input'];
  statuses: Array<Scalars['MeasuredResendInput_statuses']['input']>;
};

export type ContactsByDateInput = {
  contactIds?: InputMaybe<Array<Scalars['String']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['String']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  field: Scalars['String']['input'];
  day: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
  limit: Scalars['Int']['input'];
};

export type ContactLines = {
  lines: Array<ContactLine>;
};

export type ContactLine = {
  key: Scalars['ContactLine_key']['output'];
  points: Array<ContactPoint>;
};

export type ContactPoint = {
  day: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

export type ContactPie = {
  total: Scalars['Int']['output'];
  slices: Array<ContactSlice>;
  channels: ContactChannels;
};

export type ContactSlice = {
  key: Scalars['ContactSlice_key']['output'];
  count: Scalars['Int']['output'];
};

export type ContactChannels = {
  voice: Scalars['Int']['output'];
  email: Scalars['Int']['output'];
};

export type OptOutInfo = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  primaryColour?: Maybe<Scalars['String']['output']>;
  phoneMasked: Scalars['String']['output'];
  state: Scalars['OptOutInfo_state']['output'];
};

export type OptOutInput = {
  scope?: InputMaybe<Scalars['OptOutInput_scope']['input']>;
  state?: InputMaybe<Scalars['OptOutInput_state']['input']>;
};

export type ImportJob = {
  id: Scalars['ID']['output'];
  status: Scalars['ImportJob_status']['output'];
  progress: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  incomplete: Scalars['Int']['output'];
  reasons: Scalars['ImportJob_reasons']['output'];
  rejectedUrl?: Maybe<Scalars['String']['output']>;
  ignoredColumns: Array<Scalars['String']['output']>;
};

export type TimelineEntry = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  kind: Scalars['TimelineEntry_kind']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  cost?: Maybe<Scalars['String']['output']>;
  by?: Maybe<Scalars['ID']['output']>;
};

export type Contact = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phoneInternational: Scalars['String']['output'];
  phoneSignificant: Scalars['String']['output'];
  phoneCountry: Scalars['String']['output'];
  marketingStatus: Scalars['Contact_marketingStatus']['output'];
  onHold: Scalars['Boolean']['output'];
  tags: Array<Scalars['ID']['output']>;
  attributes: Scalars['Contact_attributes']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  warning?: Maybe<Scalars['String']['output']>;
};

export type ContactInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  marketingStatus?: InputMaybe<Scalars['ContactInput_marketingStatus']['input']>;
  tags?: InputMaybe<Array<Scalars['ID']['input']>>;
  attributes?: InputMaybe<Scalars['ContactInput_attributes']['input']>;
};

export type ContactPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  marketingStatus?: InputMaybe<Scalars['ContactPatch_marketingStatus']['input']>;
  tags?: InputMaybe<Array<Scalars['ID']['input']>>;
  attributes?: InputMaybe<Scalars['ContactPatch_attributes']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactList = {
  data: Array<Contact>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Attribute = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  key: Scalars['String']['output'];
  type: Scalars['Attribute_type']['output'];
  items?: Maybe<Array<Scalars['String']['output']>>;
  version: Scalars['Int']['output'];
};

export type AttributeInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['AttributeInput_type']['input']>;
  items?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributePatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['AttributePatch_type']['input']>;
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type AttributeList = {
  data: Array<Attribute>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Tag = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  colour: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type TagInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  colour?: InputMaybe<Scalars['String']['input']>;
};

export type TagPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  colour?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type TagList = {
  data: Array<Tag>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Segment = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  filters: Scalars['JSON']['output'];
  filtersMatch: FiltersMatch;
  count: Scalars['Int']['output'];
  isPublic: Scalars['Boolean']['output'];
  creator?: Maybe<Creator>;
  usersPrivateAccess: Scalars['Segment_usersPrivateAccess']['output'];
  version: Scalars['Int']['output'];
};

export type SegmentInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['SegmentInput_usersPrivateAccess']['input']>;
};

export type SegmentPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['SegmentPatch_usersPrivateAccess']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SegmentList = {
  data: Array<Segment>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Audience = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  isPublic: Scalars['Boolean']['output'];
  creator?: Maybe<Creator>;
  usersPrivateAccess: Scalars['Audience_usersPrivateAccess']['output'];
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AudienceInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['AudienceInput_usersPrivateAccess']['input']>;
};

export type AudiencePatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['AudiencePatch_usersPrivateAccess']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type AudienceList = {
  data: Array<Audience>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  contactByPhone?: Maybe<Scalars['ID']['output']>;
  contactsByPhones: Array<ContactOfPhone>;
  campaignLeftOutExport?: Maybe<ExportJob>;
  measureAudience: AudienceMeasure;
  checkAudience: AudienceCheck;
  renderForContact?: Maybe<Scalars['String']['output']>;
  campaignLeftOut?: Maybe<RecipientList>;
  contactsByDate?: Maybe<Array<Scalars['ID']['output']>>;
  contactsAnalyticsLines?: Maybe<ContactLines>;
  contactsAnalyticsPie?: Maybe<ContactPie>;
  optedOut: Array<Scalars['String']['output']>;
  optOutInfo?: Maybe<OptOutInfo>;
  contactsImport?: Maybe<ImportJob>;
  contactTimeline?: Maybe<Array<TimelineEntry>>;
  contacts?: Maybe<ContactList>;
  contact?: Maybe<Contact>;
  contactsCount?: Maybe<Scalars['Int']['output']>;
  contactsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  contactsValues?: Maybe<FieldValues>;
  contactsTrash?: Maybe<ContactList>;
  contactsExport?: Maybe<ExportJob>;
  contactsJob?: Maybe<BulkJob>;
  attributes?: Maybe<AttributeList>;
  attribute?: Maybe<Attribute>;
  attributesCount?: Maybe<Scalars['Int']['output']>;
  attributesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  attributesValues?: Maybe<FieldValues>;
  attributesExport?: Maybe<ExportJob>;
  attributesJob?: Maybe<BulkJob>;
  tags?: Maybe<TagList>;
  tag?: Maybe<Tag>;
  tagsCount?: Maybe<Scalars['Int']['output']>;
  tagsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  tagsValues?: Maybe<FieldValues>;
  tagsExport?: Maybe<ExportJob>;
  tagsJob?: Maybe<BulkJob>;
  segments?: Maybe<SegmentList>;
  segment?: Maybe<Segment>;
  segmentsCount?: Maybe<Scalars['Int']['output']>;
  segmentsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  segmentsValues?: Maybe<FieldValues>;
  segmentsExport?: Maybe<ExportJob>;
  segmentsJob?: Maybe<BulkJob>;
  audiences?: Maybe<AudienceList>;
  audience?: Maybe<Audience>;
  audiencesCount?: Maybe<Scalars['Int']['output']>;
  audiencesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  audiencesValues?: Maybe<FieldValues>;
  audiencesExport?: Maybe<ExportJob>;
  audiencesJob?: Maybe<BulkJob>;
};


export type QueryContactByPhoneArgs = {
  phone: Scalars['String']['input'];
};


export type QueryContactsByPhonesArgs = {
  phones: Array<Scalars['String']['input']>;
};


export type QueryCampaignLeftOutExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryMeasureAudienceArgs = {
  input: MeasureInput;
};


export type QueryCheckAudienceArgs = {
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  viewerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryRenderForContactArgs = {
  contactId?: InputMaybe<Scalars['ID']['input']>;
  message: Scalars['String']['input'];
  businessName: Scalars['String']['input'];
};


export type QueryCampaignLeftOutArgs = {
  campaignId: Scalars['ID']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContactsByDateArgs = {
  input: ContactsByDateInput;
};


export type QueryContactsAnalyticsLinesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  groupBy?: InputMaybe<Scalars['Query_contactsAnalyticsLines_groupBy']['input']>;
};


export type QueryOptedOutArgs = {
  phones: Array<Scalars['String']['input']>;
};


export type QueryOptOutInfoArgs = {
  contactId: Scalars['ID']['input'];
  optOutToken: Scalars['String']['input'];
};


export type QueryContactsImportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryContactTimelineArgs = {
  id: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<Scalars['Query_contactTimeline_kinds']['input']>>;
};


export type QueryContactsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsTrashArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryContactsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAttributesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAttributesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributesValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAttributesJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTagsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTagArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTagsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTagsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryTagsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTagsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySegmentsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySegmentArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySegmentsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySegmentsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QuerySegmentsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySegmentsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAudiencesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAudienceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAudiencesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAudiencesValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAudiencesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAudiencesJobArgs = {
  jobId: Scalars['ID']['input'];
};

export type Mutation = {
  tagContacts?: Maybe<TagContactsResult>;
  untagContacts?: Maybe<TagContactsResult>;
  addAttributeItem?: Maybe<Attribute>;
  exportCampaignLeftOut?: Maybe<ExportJob>;
  optOut?: Maybe<OptOutInfo>;
  undoContactsImport?: Maybe<ImportJob>;
  createContact?: Maybe<Contact>;
  updateContact?: Maybe<Contact>;
  deleteContact?: Maybe<Scalars['Boolean']['output']>;
  deleteContacts?: Maybe<BulkResult>;
  restoreContact?: Maybe<Contact>;
  restoreContacts?: Maybe<BulkResult>;
  exportContacts?: Maybe<ExportJob>;
  createAttribute?: Maybe<Attribute>;
  updateAttribute?: Maybe<Attribute>;
  deleteAttribute?: Maybe<Scalars['Boolean']['output']>;
  deleteAttributes?: Maybe<BulkResult>;
  exportAttributes?: Maybe<ExportJob>;
  createTag?: Maybe<Tag>;
  updateTag?: Maybe<Tag>;
  deleteTag?: Maybe<Scalars['Boolean']['output']>;
  deleteTags?: Maybe<BulkResult>;
  exportTags?: Maybe<ExportJob>;
  createSegment?: Maybe<Segment>;
  updateSegment?: Maybe<Segment>;
  deleteSegment?: Maybe<Scalars['Boolean']['output']>;
  deleteSegments?: Maybe<BulkResult>;
  exportSegments?: Maybe<ExportJob>;
  createAudience?: Maybe<Audience>;
  updateAudience?: Maybe<Audience>;
  deleteAudience?: Maybe<Scalars['Boolean']['output']>;
  deleteAudiences?: Maybe<BulkResult>;
  exportAudiences?: Maybe<ExportJob>;
};


export type MutationTagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationUntagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationAddAttributeItemArgs = {
  id: Scalars['ID']['input'];
  item: Scalars['String']['input'];
};


export type MutationExportCampaignLeftOutArgs = {
  campaignId: Scalars['ID']['input'];
};


export type MutationOptOutArgs = {
  contactId: Scalars['ID']['input'];
  optOutToken: Scalars['String']['input'];
  input: OptOutInput;
};


export type MutationUndoContactsImportArgs = {
  jobId: Scalars['ID']['input'];
};


export type MutationCreateContactArgs = {
  input: ContactInput;
};


export type MutationUpdateContactArgs = {
  id: Scalars['ID']['input'];
  input: ContactPatch;
};


export type MutationDeleteContactArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteContactsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRestoreContactArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreContactsArgs = {
  selection: Selection;
};


export type MutationExportContactsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateAttributeArgs = {
  input: AttributeInput;
};


export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  input: AttributePatch;
};


export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAttributesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAttributesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateTagArgs = {
  input: TagInput;
};


export type MutationUpdateTagArgs = {
  id: Scalars['ID']['input'];
  input: TagPatch;
};


export type MutationDeleteTagArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTagsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportTagsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateSegmentArgs = {
  input: SegmentInput;
};


export type MutationUpdateSegmentArgs = {
  id: Scalars['ID']['input'];
  input: SegmentPatch;
};


export type MutationDeleteSegmentArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSegmentsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportSegmentsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationCreateAudienceArgs = {
  input: AudienceInput;
};


export type MutationUpdateAudienceArgs = {
  id: Scalars['ID']['input'];
  input: AudiencePatch;
};


export type MutationDeleteAudienceArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAudiencesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAudiencesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  contactByPhone: Resolves<QueryContactByPhoneArgs, Query['contactByPhone']>;
  contactsByPhones: Resolves<QueryContactsByPhonesArgs, Query['contactsByPhones']>;
  campaignLeftOutExport: Resolves<QueryCampaignLeftOutExportArgs, Query['campaignLeftOutExport']>;
  measureAudience: Resolves<QueryMeasureAudienceArgs, Query['measureAudience']>;
  checkAudience: Resolves<QueryCheckAudienceArgs, Query['checkAudience']>;
  renderForContact: Resolves<QueryRenderForContactArgs, Query['renderForContact']>;
  campaignLeftOut: Resolves<QueryCampaignLeftOutArgs, Query['campaignLeftOut']>;
  contactsByDate: Resolves<QueryContactsByDateArgs, Query['contactsByDate']>;
  contactsAnalyticsLines: Resolves<QueryContactsAnalyticsLinesArgs, Query['contactsAnalyticsLines']>;
  contactsAnalyticsPie: Resolves<never, Query['contactsAnalyticsPie']>;
  optedOut: Resolves<QueryOptedOutArgs, Query['optedOut']>;
  optOutInfo: Resolves<QueryOptOutInfoArgs, Query['optOutInfo']>;
  contactsImport: Resolves<QueryContactsImportArgs, Query['contactsImport']>;
  contactTimeline: Resolves<QueryContactTimelineArgs, Query['contactTimeline']>;
  contacts: Resolves<QueryContactsArgs, Query['contacts']>;
  contact: Resolves<QueryContactArgs, Query['contact']>;
  contactsCount: Resolves<never, Query['contactsCount']>;
  contactsCountWithFilters: Resolves<QueryContactsCountWithFiltersArgs, Query['contactsCountWithFilters']>;
  contactsValues: Resolves<QueryContactsValuesArgs, Query['contactsValues']>;
  contactsTrash: Resolves<QueryContactsTrashArgs, Query['contactsTrash']>;
  contactsExport: Resolves<QueryContactsExportArgs, Query['contactsExport']>;
  contactsJob: Resolves<QueryContactsJobArgs, Query['contactsJob']>;
  attributes: Resolves<QueryAttributesArgs, Query['attributes']>;
  attribute: Resolves<QueryAttributeArgs, Query['attribute']>;
  attributesCount: Resolves<never, Query['attributesCount']>;
  attributesCountWithFilters: Resolves<QueryAttributesCountWithFiltersArgs, Query['attributesCountWithFilters']>;
  attributesValues: Resolves<QueryAttributesValuesArgs, Query['attributesValues']>;
  attributesExport: Resolves<QueryAttributesExportArgs, Query['attributesExport']>;
  attributesJob: Resolves<QueryAttributesJobArgs, Query['attributesJob']>;
  tags: Resolves<QueryTagsArgs, Query['tags']>;
  tag: Resolves<QueryTagArgs, Query['tag']>;
  tagsCount: Resolves<never, Query['tagsCount']>;
  tagsCountWithFilters: Resolves<QueryTagsCountWithFiltersArgs, Query['tagsCountWithFilters']>;
  tagsValues: Resolves<QueryTagsValuesArgs, Query['tagsValues']>;
  tagsExport: Resolves<QueryTagsExportArgs, Query['tagsExport']>;
  tagsJob: Resolves<QueryTagsJobArgs, Query['tagsJob']>;
  segments: Resolves<QuerySegmentsArgs, Query['segments']>;
  segment: Resolves<QuerySegmentArgs, Query['segment']>;
  segmentsCount: Resolves<never, Query['segmentsCount']>;
  segmentsCountWithFilters: Resolves<QuerySegmentsCountWithFiltersArgs, Query['segmentsCountWithFilters']>;
  segmentsValues: Resolves<QuerySegmentsValuesArgs, Query['segmentsValues']>;
  segmentsExport: Resolves<QuerySegmentsExportArgs, Query['segmentsExport']>;
  segmentsJob: Resolves<QuerySegmentsJobArgs, Query['segmentsJob']>;
  audiences: Resolves<QueryAudiencesArgs, Query['audiences']>;
  audience: Resolves<QueryAudienceArgs, Query['audience']>;
  audiencesCount: Resolves<never, Query['audiencesCount']>;
  audiencesCountWithFilters: Resolves<QueryAudiencesCountWithFiltersArgs, Query['audiencesCountWithFilters']>;
  audiencesValues: Resolves<QueryAudiencesValuesArgs, Query['audiencesValues']>;
  audiencesExport: Resolves<QueryAudiencesExportArgs, Query['audiencesExport']>;
  audiencesJob: Resolves<QueryAudiencesJobArgs, Query['audiencesJob']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  tagContacts: Resolves<MutationTagContactsArgs, Mutation['tagContacts']>;
  untagContacts: Resolves<MutationUntagContactsArgs, Mutation['untagContacts']>;
  addAttributeItem: Resolves<MutationAddAttributeItemArgs, Mutation['addAttributeItem']>;
  exportCampaignLeftOut: Resolves<MutationExportCampaignLeftOutArgs, Mutation['exportCampaignLeftOut']>;
  optOut: Resolves<MutationOptOutArgs, Mutation['optOut']>;
  undoContactsImport: Resolves<MutationUndoContactsImportArgs, Mutation['undoContactsImport']>;
  createContact: Resolves<MutationCreateContactArgs, Mutation['createContact']>;
  updateContact: Resolves<MutationUpdateContactArgs, Mutation['updateContact']>;
  deleteContact: Resolves<MutationDeleteContactArgs, Mutation['deleteContact']>;
  deleteContacts: Resolves<MutationDeleteContactsArgs, Mutation['deleteContacts']>;
  restoreContact: Resolves<MutationRestoreContactArgs, Mutation['restoreContact']>;
  restoreContacts: Resolves<MutationRestoreContactsArgs, Mutation['restoreContacts']>;
  exportContacts: Resolves<MutationExportContactsArgs, Mutation['exportContacts']>;
  createAttribute: Resolves<MutationCreateAttributeArgs, Mutation['createAttribute']>;
  updateAttribute: Resolves<MutationUpdateAttributeArgs, Mutation['updateAttribute']>;
  deleteAttribute: Resolves<MutationDeleteAttributeArgs, Mutation['deleteAttribute']>;
  deleteAttributes: Resolves<MutationDeleteAttributesArgs, Mutation['deleteAttributes']>;
  exportAttributes: Resolves<MutationExportAttributesArgs, Mutation['exportAttributes']>;
  createTag: Resolves<MutationCreateTagArgs, Mutation['createTag']>;
  updateTag: Resolves<MutationUpdateTagArgs, Mutation['updateTag']>;
  deleteTag: Resolves<MutationDeleteTagArgs, Mutation['deleteTag']>;
  deleteTags: Resolves<MutationDeleteTagsArgs, Mutation['deleteTags']>;
  exportTags: Resolves<MutationExportTagsArgs, Mutation['exportTags']>;
  createSegment: Resolves<MutationCreateSegmentArgs, Mutation['createSegment']>;
  updateSegment: Resolves<MutationUpdateSegmentArgs, Mutation['updateSegment']>;
  deleteSegment: Resolves<MutationDeleteSegmentArgs, Mutation['deleteSegment']>;
  deleteSegments: Resolves<MutationDeleteSegmentsArgs, Mutation['deleteSegments']>;
  exportSegments: Resolves<MutationExportSegmentsArgs, Mutation['exportSegments']>;
  createAudience: Resolves<MutationCreateAudienceArgs, Mutation['createAudience']>;
  updateAudience: Resolves<MutationUpdateAudienceArgs, Mutation['updateAudience']>;
  deleteAudience: Resolves<MutationDeleteAudienceArgs, Mutation['deleteAudience']>;
  deleteAudiences: Resolves<MutationDeleteAudiencesArgs, Mutation['deleteAudiences']>;
  exportAudiences: Resolves<MutationExportAudiencesArgs, Mutation['exportAudiences']>;
}
