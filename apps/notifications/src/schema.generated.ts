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
  CampaignNotice_reason: { input: string; output: 'manual-cancellation' | 'insufficient-funds'; }
  CampaignNotice_counts: { input: unknown; output: Record<string, number>; }
  ConsentNotice_scope: { input: string; output: 'marketing' | 'all'; }
  InboundSmsNotice_keyword: { input: string; output: 'stop' | 'start'; }
  AccessNotice_permission: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  UserNotice_permissions: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  Notification_type: { input: string; output: 'campaign-completed' | 'campaign-canceled' | 'prepaid-package-payment-succeed' | 'prepaid-package-payment-failed' | 'opt-out' | 'opt-in' | 'inbound-sms' | 'export-success' | 'export-failed' | 'access-requested' | 'user-joined'; }
  Notification_data: { input: unknown; output: { campaignId: string; name: string; reason: ('manual-cancellation' | 'insufficient-funds') | null; counts: Record<string, number>; charged: string; currency: string; completedAt: string } | { paymentIntentId: string; amount: string; currency: string; reason?: string | null; at: string } | { contactId: string | null; phoneInternational: string; scope: ('marketing' | 'all'); source: string; decidedAt: string } | { inboundId: string; from: string; to: string; contactId: string | null; keyword: ('stop' | 'start') | null; receivedAt: string } | { jobId: string; resource: string; rows?: number | null } | { requestId: string; userId: string; name: string; permission: ('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'); page: string } | { userId: string; name: string; permissions: Array<('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor')> }; }
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

export type CampaignNotice = {
  campaignId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  reason?: Maybe<Scalars['CampaignNotice_reason']['output']>;
  counts: Scalars['CampaignNotice_counts']['output'];
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  completedAt: Scalars['DateTime']['output'];
};

export type PaymentNotice = {
  paymentIntentId: Scalars['String']['output'];
  amount: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

export type ConsentNotice = {
  contactId?: Maybe<Scalars['ID']['output']>;
  phoneInternational: Scalars['String']['output'];
  scope: Scalars['ConsentNotice_scope']['output'];
  source: Scalars['String']['output'];
  decidedAt: Scalars['DateTime']['output'];
};

export type InboundSmsNotice = {
  inboundId: Scalars['ID']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  contactId?: Maybe<Scalars['ID']['output']>;
  keyword?: Maybe<Scalars['InboundSmsNotice_keyword']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

export type ExportNotice = {
  jobId: Scalars['ID']['output'];
  resource: Scalars['String']['output'];
  rows?: Maybe<Scalars['Int']['output']>;
};

export type AccessNotice = {
  requestId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  permission: Scalars['AccessNotice_permission']['output'];
  page: Scalars['String']['output'];
};

export type UserNotice = {
  userId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Scalars['UserNotice_permissions']['output']>;
};

export type UnseenNotifications = {
  count: Scalars['Int']['output'];
  data: Array<Notification>;
};

export type NotificationDay = {
  day: Scalars['String']['output'];
  data: Array<Notification>;
};

export type Notification = {
  id: Scalars['ID']['output'];
  type: Scalars['Notification_type']['output'];
  data: Scalars['Notification_data']['output'];
  viewed: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type NotificationList = {
  data: Array<Notification>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  notificationsUnseen?: Maybe<UnseenNotifications>;
  notificationsByDay?: Maybe<Array<NotificationDay>>;
  notifications?: Maybe<NotificationList>;
  notification?: Maybe<Notification>;
  notificationsCount?: Maybe<Scalars['Int']['output']>;
  notificationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  notificationsValues?: Maybe<FieldValues>;
  notificationsJob?: Maybe<BulkJob>;
};


export type QueryNotificationsByDayArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsJobArgs = {
  jobId: Scalars['ID']['input'];
};

export type Mutation = {
  markNotificationsViewed?: Maybe<Scalars['Boolean']['output']>;
  deleteNotification?: Maybe<Scalars['Boolean']['output']>;
  deleteNotifications?: Maybe<BulkResult>;
};


export type MutationMarkNotificationsViewedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteNotificationArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteNotificationsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  notificationsUnseen: Resolves<never, Query['notificationsUnseen']>;
  notificationsByDay: Resolves<QueryNotificationsByDayArgs, Query['notificationsByDay']>;
  notifications: Resolves<QueryNotificationsArgs, Query['notifications']>;
  notification: Resolves<QueryNotificationArgs, Query['notification']>;
  notificationsCount: Resolves<never, Query['notificationsCount']>;
  notificationsCountWithFilters: Resolves<QueryNotificationsCountWithFiltersArgs, Query['notificationsCountWithFilters']>;
  notificationsValues: Resolves<QueryNotificationsValuesArgs, Query['notificationsValues']>;
  notificationsJob: Resolves<QueryNotificationsJobArgs, Query['notificationsJob']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  markNotificationsViewed: Resolves<MutationMarkNotificationsViewedArgs, Mutation['markNotificationsViewed']>;
  deleteNotification: Resolves<MutationDeleteNotificationArgs, Mutation['deleteNotification']>;
  deleteNotifications: Resolves<MutationDeleteNotificationsArgs, Mutation['deleteNotifications']>;
}
