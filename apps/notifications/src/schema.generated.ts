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
  CampaignNotice_pausedReason: { input: string; output: 'over-run-cost' | 'over-month-cap' | 'refused'; }
  CampaignNotice_reason: { input: string; output: 'manual-cancellation' | 'insufficient-funds' | 'insufficient-balance' | 'suspended' | 'automation-paused'; }
  CampaignNotice_counts: { input: unknown; output: Record<string, number>; }
  PaymentNotice_kind: { input: string; output: 'top-up' | 'prepaid-package' | 'monthly-package'; }
  ConsentNotice_scope: { input: string; output: 'marketing' | 'all'; }
  InboundSmsNotice_keyword: { input: string; output: 'stop' | 'start'; }
  AccessNotice_permission: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  UserNotice_permissions: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  SuspensionNotice_kind: { input: string; output: 'payment' | 'platform'; }
  PaymentReturnedNotice_kind: { input: string; output: 'refund' | 'chargeback' | 'reinstated'; }
  SenderNotice_what: { input: string; output: 'name' | 'register' | 'identity' | 'domain' | 'number'; }
  RatingNotice_kind: { input: string; output: 'feedback' | 'review'; }
  PointOfSaleNotice_state: { input: string; output: 'connected' | 'reconnect-needed'; }
  NotificationPreference_email: { input: string; output: 'off' | 'instant' | 'daily'; }
  NotificationPreferenceInput_email: { input: string; output: 'off' | 'instant' | 'daily'; }
  Notification_type: { input: string; output: 'campaign-completed' | 'campaign-canceled' | 'prepaid-package-payment-succeed' | 'prepaid-package-payment-failed' | 'opt-out' | 'opt-in' | 'inbound-sms' | 'export-success' | 'export-failed' | 'access-requested' | 'user-joined' | 'review-configuration' | 'dedicated-number-payment-succeed' | 'dedicated-number-payment-failed' | 'dedicated-number-subscription-active' | 'dedicated-number-subscription-expired' | 'dedicated-number-subscription-past-due' | 'dedicated-number-subscription-canceled' | 'auto-top-up-activated' | 'tenant-suspended' | 'tenant-reinstated' | 'security' | 'payment-action-required' | 'payment-returned' | 'auto-top-up-paused' | 'sender-reviewed' | 'card-expiring' | 'low-rating' | 'point-of-sale' | 'work-day-closed'; }
  Notification_data: { input: unknown; output: { campaignId: string | null; automationId?: string | null; pausedReason?: ('over-run-cost' | 'over-month-cap' | 'refused') | null; name: string; reason: ('manual-cancellation' | 'insufficient-funds' | 'insufficient-balance' | 'suspended' | 'automation-paused') | null; counts: Record<string, number>; charged: string; currency: string; completedAt: string } | { paymentId?: string | null; kind?: ('top-up' | 'prepaid-package' | 'monthly-package') | null; paymentIntentId: string; amount: string; currency: string; reason?: string | null; at: string } | { contactId: string | null; phoneInternational: string; scope: ('marketing' | 'all'); source: string; decidedAt: string } | { inboundId: string; from: string; to: string; contactId: string | null; keyword: ('stop' | 'start') | null; receivedAt: string; conversationId: string | null } | { jobId: string; resource: string; rows?: number | null; reason?: string | null } | { requestId: string; userId: string; name: string; permission: ('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'); page: string } | { userId: string; name: string; permissions: Array<('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor')> } | { state: string; listingName: string; reason: string | null } | { itemId: string; callerId: string; phone: string; paymentId: string; amount: string; total: string; reason?: string | null; retryAt?: string | null } | { itemId: string; callerId: string; phone: string; until: string | null } | { paymentId: string; amount: string; total: string; threshold: string; balance: string } | { kind: ('payment' | 'platform'); reason: string | null; owed: string | null } | { what: string; device: string | null; address: string | null; at: string } | { paymentId: string; itemId: string | null; kind: string; total: string } | { paymentId: string; kind: ('refund' | 'chargeback' | 'reinstated'); amount: string; owed: string | null } | { reason: string; paymentId: string | null } | { callerId: string | null; mailerId: string | null; name: string; what: ('name' | 'register' | 'identity' | 'domain' | 'number'); state: string; reason: string | null } | { cardId: string; brand: string; last4: string; expMonth: number; expYear: number; usedBy: Array<string> } | { kind: ('feedback' | 'review'); id: string; rating: number } | { state: ('connected' | 'reconnect-needed'); merchantName: string; reason: string | null } | { workDayId: string; at: string }; }
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
  campaignId?: Maybe<Scalars['ID']['output']>;
  automationId?: Maybe<Scalars['ID']['output']>;
  pausedReason?: Maybe<Scalars['CampaignNotice_pausedReason']['output']>;
  name: Scalars['String']['output'];
  reason?: Maybe<Scalars['CampaignNotice_reason']['output']>;
  counts: Scalars['CampaignNotice_counts']['output'];
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  completedAt: Scalars['DateTime']['output'];
};

export type PaymentNotice = {
  paymentId?: Maybe<Scalars['ID']['output']>;
  kind?: Maybe<Scalars['PaymentNotice_kind']['output']>;
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
  conversationId?: Maybe<Scalars['ID']['output']>;
};

export type ExportNotice = {
  jobId: Scalars['ID']['output'];
  resource: Scalars['String']['output'];
  rows?: Maybe<Scalars['Int']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
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

export type ListingNotice = {
  state: Scalars['String']['output'];
  listingName: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type NumberPaymentNotice = {
  itemId: Scalars['ID']['output'];
  callerId: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  amount: Scalars['String']['output'];
  total: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NumberNotice = {
  itemId: Scalars['ID']['output'];
  callerId: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  until?: Maybe<Scalars['String']['output']>;
};

export type AutoTopUpNotice = {
  paymentId: Scalars['ID']['output'];
  amount: Scalars['String']['output'];
  total: Scalars['String']['output'];
  threshold: Scalars['String']['output'];
  balance: Scalars['String']['output'];
};

export type SuspensionNotice = {
  kind: Scalars['SuspensionNotice_kind']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  owed?: Maybe<Scalars['String']['output']>;
};

export type SecurityNotice = {
  what: Scalars['String']['output'];
  device?: Maybe<Scalars['String']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
};

export type PaymentActionNotice = {
  paymentId: Scalars['ID']['output'];
  itemId?: Maybe<Scalars['ID']['output']>;
  kind: Scalars['String']['output'];
  total: Scalars['String']['output'];
};

export type PaymentReturnedNotice = {
  paymentId: Scalars['ID']['output'];
  kind: Scalars['PaymentReturnedNotice_kind']['output'];
  amount: Scalars['String']['output'];
  owed?: Maybe<Scalars['String']['output']>;
};

export type AutoTopUpPausedNotice = {
  reason: Scalars['String']['output'];
  paymentId?: Maybe<Scalars['ID']['output']>;
};

export type SenderNotice = {
  callerId?: Maybe<Scalars['ID']['output']>;
  mailerId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  what: Scalars['SenderNotice_what']['output'];
  state: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type CardNotice = {
  cardId: Scalars['ID']['output'];
  brand: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  usedBy: Array<Scalars['String']['output']>;
};

export type RatingNotice = {
  kind: Scalars['RatingNotice_kind']['output'];
  id: Scalars['ID']['output'];
  rating: Scalars['Int']['output'];
};

export type PointOfSaleNotice = {
  state: Scalars['PointOfSaleNotice_state']['output'];
  merchantName: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type WorkDayNotice = {
  workDayId: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
};

export type UnseenNotifications = {
  count: Scalars['Int']['output'];
  data: Array<Notification>;
};

export type NotificationDay = {
  day: Scalars['String']['output'];
  data: Array<Notification>;
};

export type NotificationPreference = {
  type: Scalars['String']['output'];
  inApp: Scalars['Boolean']['output'];
  email: Scalars['NotificationPreference_email']['output'];
  isFixed: Scalars['Boolean']['output'];
};

export type NotificationPreferences = {
  data: Array<NotificationPreference>;
};

export type NotificationPreferenceInput = {
  type: Scalars['String']['input'];
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['NotificationPreferenceInput_email']['input']>;
  isFixed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Notification = {
  id: Scalars['ID']['output'];
  type: Scalars['Notification_type']['output'];
  data: Scalars['Notification_data']['output'];
  viewed: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type NotificationPatch = {
  viewed?: InputMaybe<Scalars['Boolean']['input']>;
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
  notificationPreferences?: Maybe<NotificationPreferences>;
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
  updateNotificationPreferences?: Maybe<NotificationPreferences>;
  unsubscribeFromNotifications?: Maybe<Scalars['Boolean']['output']>;
  updateNotification?: Maybe<Notification>;
  deleteNotification?: Maybe<Scalars['Boolean']['output']>;
  deleteNotifications?: Maybe<BulkResult>;
};


export type MutationMarkNotificationsViewedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateNotificationPreferencesArgs = {
  data: Array<NotificationPreferenceInput>;
};


export type MutationUnsubscribeFromNotificationsArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateNotificationArgs = {
  id: Scalars['ID']['input'];
  input: NotificationPatch;
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
  notificationPreferences: Resolves<never, Query['notificationPreferences']>;
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
  updateNotificationPreferences: Resolves<MutationUpdateNotificationPreferencesArgs, Mutation['updateNotificationPreferences']>;
  unsubscribeFromNotifications: Resolves<MutationUnsubscribeFromNotificationsArgs, Mutation['unsubscribeFromNotifications']>;
  updateNotification: Resolves<MutationUpdateNotificationArgs, Mutation['updateNotification']>;
  deleteNotification: Resolves<MutationDeleteNotificationArgs, Mutation['deleteNotification']>;
  deleteNotifications: Resolves<MutationDeleteNotificationsArgs, Mutation['deleteNotifications']>;
}
