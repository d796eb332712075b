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
  WaitingListSettings_askPhone: { input: string; output: 'required' | 'optional'; }
  WaitingListSettings_publicBooking: { input: string; output: 'open' | 'on-site' | 'off'; }
  WaitingListSettings_noShow: { input: string; output: 'requeue' | 'cancel'; }
  WaitingListSettings_wallShows: { input: string; output: 'numbers' | 'first-names'; }
  WaitingListSettings_messages: { input: unknown; output: Record<string, { enabled: boolean; text: string }>; }
  WaitingListSettings_reviewUnready: { input: string; output: 'review-link-missing'; }
  QueueBranding_logo: { input: string; output: 'account' | 'none'; }
  WorkDay_state: { input: string; output: 'open' | 'closing' | 'closed'; }
  QueueBrandingInput_logo: { input: string; output: 'account' | 'none'; }
  WaitingListSettingsInput_askPhone: { input: string; output: 'required' | 'optional'; }
  WaitingListSettingsInput_publicBooking: { input: string; output: 'open' | 'on-site' | 'off'; }
  WaitingListSettingsInput_noShow: { input: string; output: 'requeue' | 'cancel'; }
  WaitingListSettingsInput_wallShows: { input: string; output: 'numbers' | 'first-names'; }
  WaitingListSettingsInput_messages: { input: unknown; output: Record<string, { enabled?: boolean | null; text?: string | null }>; }
  CloseWorkDayInput_waiting: { input: string; output: 'keep' | 'cancel'; }
  TurnText_kind: { input: string; output: 'queue-confirmation' | 'almost-ready' | 'its-your-turn' | 'thank-and-review' | 'cancellation-turn'; }
  TurnText_state: { input: string; output: 'asked' | 'refused' | 'rejected' | 'unknown' | 'accepted' | 'bounced' | 'delivered'; }
  TurnChange_status: { input: string; output: 'waiting' | 'active' | 'attended' | 'canceled'; }
  TurnChange_from: { input: string; output: 'waiting' | 'active' | 'attended' | 'canceled'; }
  TurnChange_reason: { input: string; output: 'staff' | 'customer' | 'no-show'; }
  TurnChange_reply: { input: string; output: 'kept'; }
  WaitingListBoard_textsOff: { input: string; output: 'insufficient-balance' | 'limit'; }
  TurnReply_word: { input: string; output: 'leave' | 'late' | 'here' | 'cancel'; }
  PublicWaitingList_publicBooking: { input: string; output: 'open' | 'on-site' | 'off'; }
  PublicWaitingList_askPhone: { input: string; output: 'required' | 'optional'; }
  PublicTurn_status: { input: string; output: 'waiting' | 'active' | 'attended' | 'canceled'; }
  PublicTurn_reason: { input: string; output: 'staff' | 'customer' | 'no-show' | 'day-closed'; }
  OwnTurnInput_action: { input: string; output: 'leave' | 'let-pass' | 'on-my-way' | 'come-back'; }
  WaitingListAnalytics_canceled: { input: unknown; output: Record<string, number>; }
  Turn_status: { input: string; output: 'waiting' | 'active' | 'attended' | 'canceled'; }
  Turn_reason: { input: string; output: 'staff' | 'customer' | 'no-show' | 'day-closed'; }
  Turn_source: { input: string; output: 'staff' | 'public' | 'kiosk'; }
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

export type WaitingListSettings = {
  enabled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  capacity?: Maybe<Scalars['Int']['output']>;
  minutesPerTurn: Scalars['String']['output'];
  showEstimate: Scalars['Boolean']['output'];
  askPartySize: Scalars['Boolean']['output'];
  mostPartySize: Scalars['Int']['output'];
  askPhone: Scalars['WaitingListSettings_askPhone']['output'];
  resources: Array<QueueResource>;
  publicBooking: Scalars['WaitingListSettings_publicBooking']['output'];
  noShow: Scalars['WaitingListSettings_noShow']['output'];
  requeueAfter: Scalars['Int']['output'];
  mostNoShows: Scalars['Int']['output'];
  graceMinutes: Scalars['Int']['output'];
  letPassMost: Scalars['Int']['output'];
  almostReadyAhead: Scalars['Int']['output'];
  thankAfterMinutes: Scalars['Int']['output'];
  mostTextsAnHour: Scalars['Int']['output'];
  callerId?: Maybe<Scalars['ID']['output']>;
  opensByItself: Scalars['Boolean']['output'];
  wallShows: Scalars['WaitingListSettings_wallShows']['output'];
  branding: QueueBranding;
  messages: Scalars['WaitingListSettings_messages']['output'];
  workDay?: Maybe<WorkDay>;
  publicUrl: Scalars['String']['output'];
  reviewUnready?: Maybe<Scalars['WaitingListSettings_reviewUnready']['output']>;
  version: Scalars['Int']['output'];
};

export type QueueResource = {
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  minutesPerTurn: Scalars['String']['output'];
};

export type QueueBranding = {
  primary?: Maybe<Scalars['String']['output']>;
  logo: Scalars['QueueBranding_logo']['output'];
  welcome: Scalars['String']['output'];
  closedText: Scalars['String']['output'];
};

export type QueueMessage = {
  enabled: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type WorkDay = {
  id: Scalars['ID']['output'];
  state: Scalars['WorkDay_state']['output'];
  openedAt: Scalars['DateTime']['output'];
  paused: Scalars['Boolean']['output'];
  waiting: Scalars['Int']['output'];
  active: Scalars['Int']['output'];
  lastNumber: Scalars['Int']['output'];
};

export type QueueResourceInput = {
  id?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  minutesPerTurn?: InputMaybe<Scalars['String']['input']>;
};

export type QueueBrandingInput = {
  primary?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['QueueBrandingInput_logo']['input']>;
  welcome?: InputMaybe<Scalars['String']['input']>;
  closedText?: InputMaybe<Scalars['String']['input']>;
};

export type QueueMessageInput = {
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type WaitingListSettingsInput = {
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  capacity?: InputMaybe<Scalars['Int']['input']>;
  minutesPerTurn?: InputMaybe<Scalars['String']['input']>;
  showEstimate?: InputMaybe<Scalars['Boolean']['input']>;
  askPartySize?: InputMaybe<Scalars['Boolean']['input']>;
  mostPartySize?: InputMaybe<Scalars['Int']['input']>;
  askPhone?: InputMaybe<Scalars['WaitingListSettingsInput_askPhone']['input']>;
  resources?: InputMaybe<Array<QueueResourceInput>>;
  publicBooking?: InputMaybe<Scalars['WaitingListSettingsInput_publicBooking']['input']>;
  noShow?: InputMaybe<Scalars['WaitingListSettingsInput_noShow']['input']>;
  requeueAfter?: InputMaybe<Scalars['Int']['input']>;
  mostNoShows?: InputMaybe<Scalars['Int']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  letPassMost?: InputMaybe<Scalars['Int']['input']>;
  almostReadyAhead?: InputMaybe<Scalars['Int']['input']>;
  thankAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  mostTextsAnHour?: InputMaybe<Scalars['Int']['input']>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  opensByItself?: InputMaybe<Scalars['Boolean']['input']>;
  wallShows?: InputMaybe<Scalars['WaitingListSettingsInput_wallShows']['input']>;
  branding?: InputMaybe<QueueBrandingInput>;
  messages?: InputMaybe<Scalars['WaitingListSettingsInput_messages']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type OpenWorkDayInput = {
  capacity?: InputMaybe<Scalars['Int']['input']>;
  firstNumber?: InputMaybe<Scalars['Int']['input']>;
};

export type CloseWorkDayInput = {
  waiting?: InputMaybe<Scalars['CloseWorkDayInput_waiting']['input']>;
};

export type PauseInput = {
  paused?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Attendant = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type TurnText = {
  kind: Scalars['TurnText_kind']['output'];
  state: Scalars['TurnText_state']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  parts: Scalars['Int']['output'];
  cost: Scalars['String']['output'];
};

export type TurnConsents = {
  review: Scalars['Boolean']['output'];
  marketing: Scalars['Boolean']['output'];
};

export type CallNextInput = {
  resource?: InputMaybe<Scalars['String']['input']>;
};

export type TurnChange = {
  status?: InputMaybe<Scalars['TurnChange_status']['input']>;
  from?: InputMaybe<Scalars['TurnChange_from']['input']>;
  reason?: InputMaybe<Scalars['TurnChange_reason']['input']>;
  resource?: InputMaybe<Scalars['String']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  moveTo?: InputMaybe<Scalars['Int']['input']>;
  nudge?: InputMaybe<Scalars['Boolean']['input']>;
  reply?: InputMaybe<Scalars['TurnChange_reply']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type TurnPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type WaitingListBoard = {
  workDay?: Maybe<WorkDay>;
  active: Array<Turn>;
  waiting: Array<Turn>;
  ended: Array<Turn>;
  replies: Array<TurnReply>;
  textsOff?: Maybe<Scalars['WaitingListBoard_textsOff']['output']>;
  estimate?: Maybe<TurnEstimate>;
  version: Scalars['Int']['output'];
};

export type TurnReply = {
  turnId: Scalars['ID']['output'];
  word: Scalars['TurnReply_word']['output'];
};

export type TurnEstimate = {
  minutes: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  learned: Scalars['Int']['output'];
};

export type PublicWaitingList = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  colours: QueueColours;
  address: Scalars['String']['output'];
  welcome: Scalars['String']['output'];
  closedText: Scalars['String']['output'];
  open: Scalars['Boolean']['output'];
  paused: Scalars['Boolean']['output'];
  full: Scalars['Boolean']['output'];
  publicBooking: Scalars['PublicWaitingList_publicBooking']['output'];
  askPhone: Scalars['PublicWaitingList_askPhone']['output'];
  askPartySize: Scalars['Boolean']['output'];
  mostPartySize: Scalars['Int']['output'];
  resources: Array<QueueResource>;
  waiting: Scalars['Int']['output'];
  nowServing: Array<Scalars['Int']['output']>;
  estimate?: Maybe<TurnEstimate>;
  privacyUrl: Scalars['String']['output'];
  consentWording: ConsentWording;
  onSiteKeyNeeded: Scalars['Boolean']['output'];
};

export type QueueColours = {
  primary?: Maybe<Scalars['String']['output']>;
  onPrimary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ConsentWording = {
  review: Scalars['String']['output'];
  marketing: Scalars['String']['output'];
};

export type PublicTurn = {
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  status: Scalars['PublicTurn_status']['output'];
  reason?: Maybe<Scalars['PublicTurn_reason']['output']>;
  firstName: Scalars['String']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  steps: Array<QueueStep>;
  nowServing: Array<Scalars['Int']['output']>;
  estimate?: Maybe<TurnEstimate>;
  partySize?: Maybe<Scalars['Int']['output']>;
  phoneMasked?: Maybe<Scalars['String']['output']>;
  canLetPass: Scalars['Boolean']['output'];
  canLeave: Scalars['Boolean']['output'];
  onMyWay: Scalars['Boolean']['output'];
  branding: PublicTurnBranding;
  updatedAt: Scalars['DateTime']['output'];
  refreshAfterSeconds: Scalars['Int']['output'];
};

export type QueueStep = {
  number: Scalars['Int']['output'];
  label: Scalars['String']['output'];
};

export type PublicTurnBranding = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  colours: QueueColours;
};

export type BookedTurn = {
  turn: PublicTurn;
  turnToken: Scalars['String']['output'];
  turnUrl: Scalars['String']['output'];
};

export type TurnLink = {
  tenantId: Scalars['ID']['output'];
  turnId: Scalars['ID']['output'];
  turnToken: Scalars['String']['output'];
};

export type KioskKey = {
  kioskKey: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type OnSiteKey = {
  onSiteKey: Scalars['String']['output'];
  url: Scalars['String']['output'];
  renewAt: Scalars['DateTime']['output'];
};

export type BookTurnInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  resource?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  consent?: InputMaybe<TurnConsentInput>;
  onSiteKey?: InputMaybe<Scalars['String']['input']>;
  kioskKey?: InputMaybe<Scalars['String']['input']>;
};

export type TurnConsentInput = {
  review?: InputMaybe<Scalars['Boolean']['input']>;
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OwnTurnInput = {
  action?: InputMaybe<Scalars['OwnTurnInput_action']['input']>;
};

export type WaitingListAnalytics = {
  turns: Scalars['Int']['output'];
  attended: Scalars['Int']['output'];
  canceled: Scalars['WaitingListAnalytics_canceled']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
  waitP90Seconds?: Maybe<Scalars['Int']['output']>;
  servedMedianSeconds?: Maybe<Scalars['Int']['output']>;
  noShowPercent?: Maybe<Scalars['Float']['output']>;
  estimateErrorP80Seconds?: Maybe<Scalars['Int']['output']>;
  texts: Scalars['Int']['output'];
  cost: Scalars['String']['output'];
  byDay: Array<QueueDay>;
  byHour: Array<QueueHour>;
};

export type QueueDay = {
  date: Scalars['String']['output'];
  turns: Scalars['Int']['output'];
  attended: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
};

export type QueueHour = {
  hour: Scalars['Int']['output'];
  turns: Scalars['Int']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
};

export type Turn = {
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  status: Scalars['Turn_status']['output'];
  reason?: Maybe<Scalars['Turn_reason']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  phoneInternational?: Maybe<Scalars['String']['output']>;
  partySize?: Maybe<Scalars['Int']['output']>;
  resource?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  source: Scalars['Turn_source']['output'];
  code?: Maybe<Scalars['String']['output']>;
  quotedMinutes?: Maybe<Scalars['Int']['output']>;
  attendingBy?: Maybe<Attendant>;
  onMyWay: Scalars['Boolean']['output'];
  noShows: Scalars['Int']['output'];
  passes: Scalars['Int']['output'];
  textsOff: Scalars['Boolean']['output'];
  texts: Array<TurnText>;
  consent: TurnConsents;
  contactId?: Maybe<Scalars['ID']['output']>;
  workDayId: Scalars['ID']['output'];
  bookedAt: Scalars['DateTime']['output'];
  calledAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  waitedMinutes?: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  estimate?: Maybe<TurnEstimate>;
};

export type TurnList = {
  data: Array<Turn>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  waitingListSettings?: Maybe<WaitingListSettings>;
  waitingListBoard?: Maybe<WaitingListBoard>;
  publicWaitingList?: Maybe<PublicWaitingList>;
  publicTurn?: Maybe<PublicTurn>;
  turnLink?: Maybe<TurnLink>;
  onSiteKey?: Maybe<OnSiteKey>;
  waitingListAnalytics?: Maybe<WaitingListAnalytics>;
  turns?: Maybe<TurnList>;
  turn?: Maybe<Turn>;
  turnsCount?: Maybe<Scalars['Int']['output']>;
  turnsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  turnsValues?: Maybe<FieldValues>;
  turnsExport?: Maybe<ExportJob>;
  turnsJob?: Maybe<BulkJob>;
};


export type QueryPublicWaitingListArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryPublicTurnArgs = {
  id: Scalars['String']['input'];
  turnToken: Scalars['String']['input'];
};


export type QueryTurnLinkArgs = {
  code: Scalars['String']['input'];
};


export type QueryWaitingListAnalyticsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTurnsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTurnArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTurnsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTurnsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryTurnsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTurnsJobArgs = {
  jobId: Scalars['ID']['input'];
};

export type Mutation = {
  setWaitingListSettings?: Maybe<WaitingListSettings>;
  openWorkDay?: Maybe<WorkDay>;
  closeWorkDay?: Maybe<WorkDay>;
  pauseWorkDay?: Maybe<WorkDay>;
  updateTurn?: Maybe<Turn>;
  callNextTurn?: Maybe<Turn>;
  changeTurn?: Maybe<Turn>;
  createTurn?: Maybe<Turn>;
  bookTurn?: Maybe<BookedTurn>;
  changeOwnTurn?: Maybe<PublicTurn>;
  createKioskKey?: Maybe<KioskKey>;
  deleteKioskKeys?: Maybe<Scalars['Boolean']['output']>;
  deleteTurn?: Maybe<Scalars['Boolean']['output']>;
  deleteTurns?: Maybe<BulkResult>;
  exportTurns?: Maybe<ExportJob>;
};


export type MutationSetWaitingListSettingsArgs = {
  input: WaitingListSettingsInput;
};


export type MutationOpenWorkDayArgs = {
  input?: InputMaybe<OpenWorkDayInput>;
};


export type MutationCloseWorkDayArgs = {
  input?: InputMaybe<CloseWorkDayInput>;
};


export type MutationPauseWorkDayArgs = {
  input: PauseInput;
};


export type MutationUpdateTurnArgs = {
  id: Scalars['ID']['input'];
  input: TurnPatch;
};


export type MutationCallNextTurnArgs = {
  input?: InputMaybe<CallNextInput>;
};


export type MutationChangeTurnArgs = {
  id: Scalars['ID']['input'];
  input: TurnChange;
};


export type MutationCreateTurnArgs = {
  input: BookTurnInput;
};


export type MutationBookTurnArgs = {
  tenantUuid: Scalars['String']['input'];
  input: BookTurnInput;
};


export type MutationChangeOwnTurnArgs = {
  id: Scalars['String']['input'];
  turnToken: Scalars['String']['input'];
  input: OwnTurnInput;
};


export type MutationDeleteTurnArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTurnsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportTurnsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  waitingListSettings: Resolves<never, Query['waitingListSettings']>;
  waitingListBoard: Resolves<never, Query['waitingListBoard']>;
  publicWaitingList: Resolves<QueryPublicWaitingListArgs, Query['publicWaitingList']>;
  publicTurn: Resolves<QueryPublicTurnArgs, Query['publicTurn']>;
  turnLink: Resolves<QueryTurnLinkArgs, Query['turnLink']>;
  onSiteKey: Resolves<never, Query['onSiteKey']>;
  waitingListAnalytics: Resolves<QueryWaitingListAnalyticsArgs, Query['waitingListAnalytics']>;
  turns: Resolves<QueryTurnsArgs, Query['turns']>;
  turn: Resolves<QueryTurnArgs, Query['turn']>;
  turnsCount: Resolves<never, Query['turnsCount']>;
  turnsCountWithFilters: Resolves<QueryTurnsCountWithFiltersArgs, Query['turnsCountWithFilters']>;
  turnsValues: Resolves<QueryTurnsValuesArgs, Query['turnsValues']>;
  turnsExport: Resolves<QueryTurnsExportArgs, Query['turnsExport']>;
  turnsJob: Resolves<QueryTurnsJobArgs, Query['turnsJob']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  setWaitingListSettings: Resolves<MutationSetWaitingListSettingsArgs, Mutation['setWaitingListSettings']>;
  openWorkDay: Resolves<MutationOpenWorkDayArgs, Mutation['openWorkDay']>;
  closeWorkDay: Resolves<MutationCloseWorkDayArgs, Mutation['closeWorkDay']>;
  pauseWorkDay: Resolves<MutationPauseWorkDayArgs, Mutation['pauseWorkDay']>;
  updateTurn: Resolves<MutationUpdateTurnArgs, Mutation['updateTurn']>;
  callNextTurn: Resolves<MutationCallNextTurnArgs, Mutation['callNextTurn']>;
  changeTurn: Resolves<MutationChangeTurnArgs, Mutation['changeTurn']>;
  createTurn: Resolves<MutationCreateTurnArgs, Mutation['createTurn']>;
  bookTurn: Resolves<MutationBookTurnArgs, Mutation['bookTurn']>;
  changeOwnTurn: Resolves<MutationChangeOwnTurnArgs, Mutation['changeOwnTurn']>;
  createKioskKey: Resolves<never, Mutation['createKioskKey']>;
  deleteKioskKeys: Resolves<never, Mutation['deleteKioskKeys']>;
  deleteTurn: Resolves<MutationDeleteTurnArgs, Mutation['deleteTurn']>;
  deleteTurns: Resolves<MutationDeleteTurnsArgs, Mutation['deleteTurns']>;
  exportTurns: Resolves<MutationExportTurnsArgs, Mutation['exportTurns']>;
}
