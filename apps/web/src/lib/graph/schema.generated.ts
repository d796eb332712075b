export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

export type AccountSettings = {
  branding: AccountSettingsBranding;
  details: AccountSettingsDetails;
  privacyPolicy: AccountSettingsPrivacyPolicy;
};

export type AccountSettingsBranding = {
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
};

export type AccountSettingsBrandingInput = {
  icon?: InputMaybe<StoredImageInput>;
  logo?: InputMaybe<StoredImageInput>;
};

export type AccountSettingsDetails = {
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** ISO 3166 alpha-2 */
  country: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  state: Scalars['String']['output'];
  /** IANA zone: schedules and send windows run in it */
  timeZone: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  website: Scalars['String']['output'];
};

export type AccountSettingsDetailsInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  postCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettingsPrivacyPolicy = {
  content: Scalars['String']['output'];
  /** inline, url or generated */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type AccountSettingsPrivacyPolicyInput = {
  content?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type AppService = {
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type AppServiceList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<AppService>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AppServicePrices = {
  key: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  version: Scalars['Int']['output'];
};

/** A custom field of contacts */
export type Attribute = {
  id: Scalars['ID']['output'];
  /** Of a category */
  items?: Maybe<Array<Scalars['String']['output']>>;
  /** As it stands in placeholders and filters: attributes.<key> */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** text, date, number, bool or category */
  type: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type AttributeInput = {
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Attribute>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AttributePatch = {
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A group of contacts, chosen one by one */
export type Audience = {
  /** Live contacts in it */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type AudienceInput = {
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type AudienceList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Audience>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AudiencePatch = {
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Replaces all */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type AuthTenant = {
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** A person who is signed in (spec point 3) */
export type AuthUser = {
  avatar?: Maybe<Avatar>;
  campaignsDraft?: Maybe<Scalars['JSON']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  flags: UserFlags;
  googleEmail?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  markers: Array<Scalars['String']['output']>;
  permissions: Array<PermissionAccess>;
  quickCampaignsDraft?: Maybe<Scalars['JSON']['output']>;
  role: Scalars['String']['output'];
  /** invited, active, inactive or email-not-verified */
  status: Scalars['String']['output'];
  tenant?: Maybe<AuthTenant>;
};

export type Avatar = {
  bucketPath: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type AvatarInput = {
  bucketPath?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type AvatarUpload = {
  bucketPath: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

/** Decimal AUD; balance = prepaid − frozen + monthly = what can be spent */
export type BalanceInformation = {
  balance: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  /** What holds keep */
  frozen: Scalars['String']['output'];
  /** With what holds keep of it */
  monthly: Scalars['String']['output'];
  /** With what holds keep of it */
  prepaid: Scalars['String']['output'];
  usd: UsdBalance;
};

export type BasicInformationInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type BillingInformation = {
  address: Scalars['String']['output'];
  businessName: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  defaultPaymentMethod?: Maybe<Scalars['ID']['output']>;
  email: Scalars['String']['output'];
  /** Prices are without GST */
  gstIncluded: Scalars['Boolean']['output'];
  /** What is owed after charges that the balance could not pay */
  owed: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  state: Scalars['String']['output'];
  suspended: Scalars['Boolean']['output'];
};

export type BillingRow = {
  amount: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** top-up or charge */
  kind: Scalars['String']['output'];
};

export type BillingRowList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<BillingRow>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type BulkJob = {
  affected: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Percent */
  progress: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

/** Over 10,000 rows are changed by a job; affected is 0 then. */
export type BulkResult = {
  affected: Scalars['Int']['output'];
  job?: Maybe<BulkJob>;
};

/** Whom a text comes from */
export type CallerId = {
  /** shared-number, dedicated-number, phone-number or business-name */
  callerType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  phoneInternational: Scalars['String']['output'];
  /** verified or unverified */
  status: Scalars['String']['output'];
};

export type CallerIdList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<CallerId>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Totals of campaigns that were launched in a time, and a line a day in the tenant's zone */
export type CampaignAnalytics = {
  bounced: Scalars['Int']['output'];
  campaigns: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  days: Array<CampaignDay>;
  delivered: Scalars['Int']['output'];
  outbound: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
};

export type CampaignCost = {
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  held: Scalars['String']['output'];
};

/** Exclusive; they add up to recipients (leftOut stands beside) */
export type CampaignCounts = {
  bounced: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  leftOut: Scalars['Int']['output'];
  outbound: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
};

export type CampaignDay = {
  bounced: Scalars['Int']['output'];
  campaigns: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
  day: Scalars['String']['output'];
  delivered: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
};

export type CampaignQuote = {
  balance: Scalars['String']['output'];
  cost: Scalars['String']['output'];
  costlyCharacters: Array<CostlyCharacter>;
  currency: Scalars['String']['output'];
  exact: Scalars['Boolean']['output'];
  leftOut: Scalars['JSON']['output'];
  parts: Scalars['Int']['output'];
  partsPerMessage: Scalars['JSON']['output'];
  recipients: Scalars['Int']['output'];
  sufficient: Scalars['Boolean']['output'];
};

export type Card = {
  brand: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
};

export type CardList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Card>;
  hasMore: Scalars['Boolean']['output'];
};

/** For the card form: the bank may want to hear from the person before a card is saved */
export type CardSetup = {
  clientSecret: Scalars['String']['output'];
};

export type ChangePasswordInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type Contact = {
  /** Values of custom fields by key */
  attributes: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  /** subscribed, unsubscribed or transactional-only */
  marketingStatus: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  phoneCountry: Scalars['String']['output'];
  /** E.164 */
  phoneInternational: Scalars['String']['output'];
  phoneSignificant: Scalars['String']['output'];
  /** Ids of tags */
  tags: Array<Scalars['ID']['output']>;
  /** Since when it is in the trash; null for a live contact */
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Why campaigns leave this number out; null for one that can be texted */
  warning?: Maybe<Scalars['String']['output']>;
};

export type ContactInput = {
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** Not given: first + space + last */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required; as a person types it */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Of a phone without a calling code; default: the business's country */
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  /** Ids */
  tags?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ContactList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Contact>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type ContactPatch = {
  /** Merged by key; null removes one */
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all */
  tags?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type CostlyCharacter = {
  character: Scalars['String']['output'];
  name: Scalars['String']['output'];
  replacement: Scalars['String']['output'];
  /**
   * Money, for the whole campaign: what replacing this character alone saves. 0 where another keeps the texts in UCS-2; what
   * replacing all of them saves is this cost less that of a quote of the message with all of them replaced.
   */
  saves: Scalars['String']['output'];
};

/** A part of a text; a country that is not listed has no price, its people are left out */
export type CountryPrice = {
  country: Scalars['String']['output'];
  price: Scalars['String']['output'];
};

export type ExportJob = {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Percent */
  progress: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type FiltersMatch =
  | 'all'
  | 'any';

/** An import of contacts from a file */
export type ImportJob = {
  created: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Headings that matched nothing and were passed over */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** Percent */
  progress: Scalars['Int']['output'];
  /** Rows by the code of their reason */
  reasons: Scalars['JSON']['output'];
  rejected: Scalars['Int']['output'];
  /** The rejected rows as CSV: a link of an hour */
  rejectedUrl?: Maybe<Scalars['String']['output']>;
  /** created + updated + skipped + rejected, once it is completed */
  rows: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  /** queued, running, completed, failed or undone */
  status: Scalars['String']['output'];
  updated: Scalars['Int']['output'];
};

/** A text that a customer sent */
export type InboundSms = {
  contactId?: Maybe<Scalars['ID']['output']>;
  from: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** stop, start */
  keyword?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type InboundSmsList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<InboundSms>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** The generic list query: sortBy 'lastName:asc,createdAt:desc', filters as in the REST contract, limit 0 = 1,000. */
export type ListQuery = {
  after?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
};

export type MarkersInput = {
  markers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Mutation = {
  /** Adds an item to a category; one that is there already is no error */
  addAttributeItem?: Maybe<Attribute>;
  addCreditCard?: Maybe<Card>;
  changePassword?: Maybe<Scalars['Boolean']['output']>;
  createAttribute?: Maybe<Attribute>;
  createAudience?: Maybe<Audience>;
  createAvatarUpload?: Maybe<AvatarUpload>;
  /** Nothing where the provider saves cards without asking the bank */
  createCardSetup?: Maybe<CardSetup>;
  createContact?: Maybe<Contact>;
  createSegment?: Maybe<Segment>;
  createSmsCampaign?: Maybe<SmsCampaign>;
  createSmsTemplate?: Maybe<SmsTemplate>;
  createTag?: Maybe<Tag>;
  createTopUpPaymentIntent?: Maybe<TopUpPaymentIntent>;
  deleteAttribute?: Maybe<Scalars['Boolean']['output']>;
  deleteAttributes?: Maybe<BulkResult>;
  deleteAudience?: Maybe<Scalars['Boolean']['output']>;
  deleteAudiences?: Maybe<BulkResult>;
  deleteAvatar?: Maybe<Scalars['Boolean']['output']>;
  deleteContact?: Maybe<Scalars['Boolean']['output']>;
  deleteContacts?: Maybe<BulkResult>;
  deleteInboundSms?: Maybe<Scalars['Boolean']['output']>;
  deleteInboundSmsList?: Maybe<BulkResult>;
  deleteNotification?: Maybe<Scalars['Boolean']['output']>;
  deleteNotifications?: Maybe<BulkResult>;
  deletePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  deleteSegment?: Maybe<Scalars['Boolean']['output']>;
  deleteSegments?: Maybe<BulkResult>;
  deleteSmsCampaign?: Maybe<Scalars['Boolean']['output']>;
  deleteSmsCampaigns?: Maybe<BulkResult>;
  deleteSmsTemplate?: Maybe<Scalars['Boolean']['output']>;
  deleteSmsTemplates?: Maybe<BulkResult>;
  deleteTag?: Maybe<Scalars['Boolean']['output']>;
  deleteTags?: Maybe<BulkResult>;
  discardDraftCampaign?: Maybe<AuthUser>;
  discardDraftQuickCampaign?: Maybe<AuthUser>;
  exportAttributes?: Maybe<ExportJob>;
  exportAudiences?: Maybe<ExportJob>;
  exportContacts?: Maybe<ExportJob>;
  exportInboundSmsList?: Maybe<ExportJob>;
  exportSegments?: Maybe<ExportJob>;
  exportSmsCampaigns?: Maybe<ExportJob>;
  exportSmsTemplates?: Maybe<ExportJob>;
  exportTags?: Maybe<ExportJob>;
  forgotPassword?: Maybe<Scalars['Boolean']['output']>;
  logOut?: Maybe<Scalars['Boolean']['output']>;
  /** Marks them seen by the asking person. Ids that are unknown or another's are named, and then none is marked. */
  markNotificationsViewed?: Maybe<Scalars['Boolean']['output']>;
  optOut?: Maybe<OptOutInfo>;
  refreshTokens?: Maybe<Tokens>;
  resendEmailCode?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  restoreContact?: Maybe<Contact>;
  restoreContacts?: Maybe<BulkResult>;
  restoreSmsTemplate?: Maybe<SmsTemplate>;
  restoreSmsTemplates?: Maybe<BulkResult>;
  saveDraftCampaign?: Maybe<AuthUser>;
  saveDraftQuickCampaign?: Maybe<AuthUser>;
  /** Keeps a draft among the campaigns; with an id, replaces that one */
  saveHardDraft?: Maybe<SmsCampaign>;
  sendTestSms?: Maybe<TestSend>;
  setAccountSettingsBranding?: Maybe<AccountSettingsBranding>;
  setAccountSettingsDetails?: Maybe<AccountSettingsDetails>;
  setAccountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  setAvatar?: Maybe<AuthUser>;
  setBasicInformation?: Maybe<AuthUser>;
  setDefaultPaymentMethod?: Maybe<Card>;
  setMarkers?: Maybe<AuthUser>;
  setTenantFlags?: Maybe<Scalars['JSON']['output']>;
  setUserFlags?: Maybe<UserFlags>;
  signIn?: Maybe<SignedIn>;
  signUp?: Maybe<SignedUp>;
  /** Puts tags on all chosen contacts; who has one already keeps it */
  tagContacts?: Maybe<TagContactsResult>;
  /** Takes an import back, for 30 days */
  undoContactsImport?: Maybe<ImportJob>;
  /** Takes tags off all chosen contacts */
  untagContacts?: Maybe<TagContactsResult>;
  updateAttribute?: Maybe<Attribute>;
  updateAudience?: Maybe<Audience>;
  updateContact?: Maybe<Contact>;
  updateSegment?: Maybe<Segment>;
  updateSmsCampaign?: Maybe<SmsCampaign>;
  updateSmsTemplate?: Maybe<SmsTemplate>;
  updateTag?: Maybe<Tag>;
  verifyEmail?: Maybe<SignedIn>;
};


export type MutationAddAttributeItemArgs = {
  id: Scalars['ID']['input'];
  item: Scalars['String']['input'];
};


export type MutationAddCreditCardArgs = {
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCreateAttributeArgs = {
  input: AttributeInput;
};


export type MutationCreateAudienceArgs = {
  input: AudienceInput;
};


export type MutationCreateAvatarUploadArgs = {
  contentType: Scalars['String']['input'];
};


export type MutationCreateContactArgs = {
  input: ContactInput;
};


export type MutationCreateSegmentArgs = {
  input: SegmentInput;
};


export type MutationCreateSmsCampaignArgs = {
  input: SmsCampaignInput;
};


export type MutationCreateSmsTemplateArgs = {
  input: SmsTemplateInput;
};


export type MutationCreateTagArgs = {
  input: TagInput;
};


export type MutationCreateTopUpPaymentIntentArgs = {
  input: TopUpPaymentIntentInput;
};


export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAttributesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAudienceArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAudiencesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteContactArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteContactsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteInboundSmsArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteInboundSmsListArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteNotificationArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteNotificationsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeletePaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSegmentArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSegmentsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsCampaignArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsCampaignsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsTemplateArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteSmsTemplatesArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTagArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTagsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAttributesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAudiencesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportContactsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportInboundSmsListArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportSegmentsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportSmsCampaignsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportSmsTemplatesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportTagsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationMarkNotificationsViewedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationOptOutArgs = {
  contactId: Scalars['ID']['input'];
  input: OptOutInput;
  optOutToken: Scalars['String']['input'];
};


export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationResendEmailCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationRestoreContactArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreContactsArgs = {
  selection: Selection;
};


export type MutationRestoreSmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreSmsTemplatesArgs = {
  selection: Selection;
};


export type MutationSaveDraftCampaignArgs = {
  draft: Scalars['JSON']['input'];
};


export type MutationSaveDraftQuickCampaignArgs = {
  draft: Scalars['JSON']['input'];
};


export type MutationSaveHardDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: SmsCampaignInput;
};


export type MutationSendTestSmsArgs = {
  input: TestSendInput;
};


export type MutationSetAccountSettingsBrandingArgs = {
  input: AccountSettingsBrandingInput;
};


export type MutationSetAccountSettingsDetailsArgs = {
  input: AccountSettingsDetailsInput;
};


export type MutationSetAccountSettingsPrivacyPolicyArgs = {
  input: AccountSettingsPrivacyPolicyInput;
};


export type MutationSetAvatarArgs = {
  input: AvatarInput;
};


export type MutationSetBasicInformationArgs = {
  input: BasicInformationInput;
};


export type MutationSetDefaultPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetMarkersArgs = {
  input: MarkersInput;
};


export type MutationSetTenantFlagsArgs = {
  flags: Scalars['JSON']['input'];
};


export type MutationSetUserFlagsArgs = {
  input: UserFlagsInput;
};


export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationTagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationUndoContactsImportArgs = {
  jobId: Scalars['ID']['input'];
};


export type MutationUntagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  input: AttributePatch;
};


export type MutationUpdateAudienceArgs = {
  id: Scalars['ID']['input'];
  input: AudiencePatch;
};


export type MutationUpdateContactArgs = {
  id: Scalars['ID']['input'];
  input: ContactPatch;
};


export type MutationUpdateSegmentArgs = {
  id: Scalars['ID']['input'];
  input: SegmentPatch;
};


export type MutationUpdateSmsCampaignArgs = {
  id: Scalars['ID']['input'];
  input: SmsCampaignPatch;
};


export type MutationUpdateSmsTemplateArgs = {
  id: Scalars['ID']['input'];
  input: SmsTemplatePatch;
};


export type MutationUpdateTagArgs = {
  id: Scalars['ID']['input'];
  input: TagPatch;
};


export type MutationVerifyEmailArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

/** What a business or one of its people is told (spec point 3) */
export type Notification = {
  createdAt: Scalars['DateTime']['output'];
  /** What it is about, by type: ids, names, counts, amounts */
  data: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /**
   * campaign-completed, campaign-canceled, prepaid-package-payment-succeed, prepaid-package-payment-failed, opt-out, opt-in, inbound-sms,
   * export-success, export-failed
   */
  type: Scalars['String']['output'];
  /** Whether the asking person has seen it */
  viewed: Scalars['Boolean']['output'];
};

/** A day in the tenant's zone, YYYY-MM-DD, with its notifications */
export type NotificationDay = {
  data: Array<Notification>;
  day: Scalars['String']['output'];
};

export type NotificationList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Notification>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What the public opt-out page shows */
export type OptOutInfo = {
  businessName: Scalars['String']['output'];
  /** Enough for its owner to know it */
  phoneMasked: Scalars['String']['output'];
  /** in or out */
  state: Scalars['String']['output'];
};

export type OptOutInput = {
  /** marketing or all */
  scope?: InputMaybe<Scalars['String']['input']>;
  /** out or in */
  state?: InputMaybe<Scalars['String']['input']>;
};

export type PermissionAccess = {
  access: Scalars['Boolean']['output'];
  permission: Scalars['String']['output'];
};

export type Query = {
  accountSettingsBranding?: Maybe<AccountSettingsBranding>;
  accountSettingsDetails?: Maybe<AccountSettingsDetails>;
  accountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  appService?: Maybe<AppService>;
  appServiceByKey?: Maybe<AppServicePrices>;
  appServices?: Maybe<AppServiceList>;
  appServicesCount?: Maybe<Scalars['Int']['output']>;
  appServicesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  attribute?: Maybe<Attribute>;
  attributes?: Maybe<AttributeList>;
  attributesCount?: Maybe<Scalars['Int']['output']>;
  attributesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  attributesExport?: Maybe<ExportJob>;
  attributesJob?: Maybe<BulkJob>;
  audience?: Maybe<Audience>;
  audiences?: Maybe<AudienceList>;
  audiencesCount?: Maybe<Scalars['Int']['output']>;
  audiencesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  audiencesExport?: Maybe<ExportJob>;
  audiencesJob?: Maybe<BulkJob>;
  balanceInformation?: Maybe<BalanceInformation>;
  billingHistory?: Maybe<BillingRowList>;
  billingInformation?: Maybe<BillingInformation>;
  callerId?: Maybe<CallerId>;
  callerIds?: Maybe<CallerIdList>;
  callerIdsCount?: Maybe<Scalars['Int']['output']>;
  callerIdsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** Who was left out of a campaign, and why */
  campaignLeftOut?: Maybe<RecipientList>;
  /** A row a recipient of a campaign, in the order of its audience */
  campaignRecipients?: Maybe<RecipientList>;
  contact?: Maybe<Contact>;
  contacts?: Maybe<ContactList>;
  contactsCount?: Maybe<Scalars['Int']['output']>;
  contactsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  contactsExport?: Maybe<ExportJob>;
  contactsImport?: Maybe<ImportJob>;
  contactsJob?: Maybe<BulkJob>;
  contactsTrash?: Maybe<ContactList>;
  inboundSms?: Maybe<InboundSms>;
  inboundSmsList?: Maybe<InboundSmsList>;
  inboundSmsListCount?: Maybe<Scalars['Int']['output']>;
  inboundSmsListCountWithFilters?: Maybe<Scalars['Int']['output']>;
  inboundSmsListExport?: Maybe<ExportJob>;
  inboundSmsListJob?: Maybe<BulkJob>;
  notification?: Maybe<Notification>;
  notifications?: Maybe<NotificationList>;
  /** A page of the list, cut into days; the same query as the list takes */
  notificationsByDay?: Maybe<Array<NotificationDay>>;
  notificationsCount?: Maybe<Scalars['Int']['output']>;
  notificationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  notificationsJob?: Maybe<BulkJob>;
  notificationsUnseen?: Maybe<UnseenNotifications>;
  optOutInfo?: Maybe<OptOutInfo>;
  paymentMethods?: Maybe<CardList>;
  quoteSmsCampaign?: Maybe<CampaignQuote>;
  quoteSmsCampaignTest?: Maybe<TestQuote>;
  segment?: Maybe<Segment>;
  segments?: Maybe<SegmentList>;
  segmentsCount?: Maybe<Scalars['Int']['output']>;
  segmentsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  segmentsExport?: Maybe<ExportJob>;
  segmentsJob?: Maybe<BulkJob>;
  smsCampaign?: Maybe<SmsCampaign>;
  smsCampaigns?: Maybe<SmsCampaignList>;
  /** from, to: days of the tenant's zone, both included; the last 30 days where they are not given */
  smsCampaignsAnalytics?: Maybe<CampaignAnalytics>;
  smsCampaignsCount?: Maybe<Scalars['Int']['output']>;
  smsCampaignsCountByMessageType?: Maybe<Scalars['JSON']['output']>;
  /** Campaigns by status, every status, 0 too */
  smsCampaignsCountByStatus?: Maybe<Scalars['JSON']['output']>;
  smsCampaignsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  smsCampaignsExport?: Maybe<ExportJob>;
  smsCampaignsJob?: Maybe<BulkJob>;
  smsTemplate?: Maybe<SmsTemplate>;
  smsTemplates?: Maybe<SmsTemplateList>;
  smsTemplatesCount?: Maybe<Scalars['Int']['output']>;
  smsTemplatesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  smsTemplatesExport?: Maybe<ExportJob>;
  smsTemplatesJob?: Maybe<BulkJob>;
  smsTemplatesTrash?: Maybe<SmsTemplateList>;
  tag?: Maybe<Tag>;
  tags?: Maybe<TagList>;
  tagsCount?: Maybe<Scalars['Int']['output']>;
  tagsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  tagsExport?: Maybe<ExportJob>;
  tagsJob?: Maybe<BulkJob>;
  tenantFlags?: Maybe<Scalars['JSON']['output']>;
  tenantFromUser?: Maybe<Tenant>;
  userFlags?: Maybe<UserFlags>;
  verifyToken?: Maybe<AuthUser>;
};


export type QueryAppServiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAppServiceByKeyArgs = {
  key: Scalars['String']['input'];
};


export type QueryAppServicesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppServicesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAttributesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAttributesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAttributesJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAudienceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAudiencesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAudiencesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAudiencesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAudiencesJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryBillingHistoryArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryCallerIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCallerIdsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryCallerIdsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryCampaignLeftOutArgs = {
  campaignId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignRecipientsArgs = {
  campaignId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryContactsImportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryContactsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryContactsTrashArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInboundSmsListArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsListCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryInboundSmsListExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryInboundSmsListJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsByDayArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryNotificationsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryOptOutInfoArgs = {
  contactId: Scalars['ID']['input'];
  optOutToken: Scalars['String']['input'];
};


export type QueryQuoteSmsCampaignArgs = {
  input: SmsCampaignInput;
};


export type QueryQuoteSmsCampaignTestArgs = {
  input: TestSendInput;
};


export type QuerySegmentArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySegmentsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySegmentsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySegmentsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySegmentsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsCampaignArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignsAnalyticsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySmsCampaignsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsCampaignsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsTemplatesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplatesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsTemplatesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsTemplatesJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QuerySmsTemplatesTrashArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTagArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTagsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTagsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTagsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTagsJobArgs = {
  jobId: Scalars['ID']['input'];
};

export type Recipient = {
  contactId?: Maybe<Scalars['ID']['output']>;
  /** Decimal, AUD */
  cost?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  parts?: Maybe<Scalars['Int']['output']>;
  phoneInternational?: Maybe<Scalars['String']['output']>;
  providerId?: Maybe<Scalars['String']['output']>;
  /** opted-out, canceled, invalid, or the carrier's code */
  reason?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The finer word: queued, sending, checking, accepted, sent, delivered, undelivered, failed, rejected, unknown, skipped */
  state: Scalars['String']['output'];
  /** pending, outbound, delivered, bounced, unknown, canceled, left-out */
  status: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

export type RecipientList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Recipient>;
  hasMore: Scalars['Boolean']['output'];
};

/** A saved filter of contacts: whoever meets it at the moment belongs to it */
export type Segment = {
  /** Live contacts that meet it now */
  count: Scalars['Int']['output'];
  filters: Scalars['JSON']['output'];
  filtersMatch: FiltersMatch;
  id: Scalars['ID']['output'];
  isPublic: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** [{ user, permission: view | modify | all }] */
  usersPrivateAccess: Scalars['JSON']['output'];
  version: Scalars['Int']['output'];
};

export type SegmentInput = {
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
};

export type SegmentList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Segment>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type SegmentPatch = {
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Rows of a bulk call: ids, or filters; empty filters choose everything and need all: true. */
export type Selection = {
  all?: InputMaybe<Scalars['Boolean']['input']>;
  data?: InputMaybe<Array<Scalars['ID']['input']>>;
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
};

export type SignUpInput = {
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type SignedIn = {
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
  user: AuthUser;
};

export type SignedUp = {
  user: AuthUser;
};

/** An SMS campaign, as the REST contract shows it */
export type SmsCampaign = {
  callerId?: Maybe<Scalars['ID']['output']>;
  cancelWindowSeconds: Scalars['Int']['output'];
  /** manual-cancellation or insufficient-funds */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  contactIds: Array<Scalars['ID']['output']>;
  cost: CampaignCost;
  counts: CampaignCounts;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['ID']['output'];
  /** immediately or later */
  deliveryType: Scalars['String']['output'];
  groupIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  launchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** People left out, by reason */
  leftOut: Scalars['JSON']['output'];
  /** Decimal, AUD */
  maxCost?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** transactional, marketing or review */
  messageType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  notLaterThan?: Maybe<Scalars['DateTime']['output']>;
  parts: Scalars['Int']['output'];
  paused: Scalars['Boolean']['output'];
  /** manual, cost-above-quote, send-window or too-late */
  pausedReason?: Maybe<Scalars['String']['output']>;
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  segmentIds: Array<Scalars['String']['output']>;
  smsTemplateId?: Maybe<Scalars['ID']['output']>;
  /** draft, pending, running, completed or canceled */
  status: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  /** audience, billing or owner while nothing moves */
  waitingFor?: Maybe<Scalars['String']['output']>;
};

export type SmsCampaignInput = {
  callerId?: InputMaybe<Scalars['ID']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  deliveryType?: InputMaybe<Scalars['String']['input']>;
  draftId?: InputMaybe<Scalars['ID']['input']>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
};

export type SmsCampaignList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<SmsCampaign>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type SmsCampaignPatch = {
  callerId?: InputMaybe<Scalars['ID']['input']>;
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  deliveryType?: InputMaybe<Scalars['String']['input']>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxCost?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  paused?: InputMaybe<Scalars['Boolean']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A text to use again */
export type SmsTemplate = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  messageType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type SmsTemplateInput = {
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type SmsTemplateList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<SmsTemplate>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type SmsTemplatePatch = {
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type StoredImage = {
  bucketPath: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type StoredImageInput = {
  bucketPath?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type Subscription = {
  /** A sender was verified or changed */
  callerIdUpdated?: Maybe<CallerId>;
  /** A notification came in */
  notification?: Maybe<Notification>;
  /** A campaign's state or counts changed */
  smsCampaignUpdated?: Maybe<SmsCampaign>;
  /** Account settings changed */
  tenantUpdated?: Maybe<Tenant>;
  /** The balance changed */
  updatedBalance?: Maybe<BalanceInformation>;
};


export type SubscriptionCallerIdUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionSmsCampaignUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type Tag = {
  /** #rrggbb */
  colour: Scalars['String']['output'];
  /** Live contacts that have it */
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type TagChange = {
  contacts: Array<Scalars['ID']['output']>;
  tag: Scalars['ID']['output'];
};

/** Tags that were put on or taken off many contacts. Over 10,000 contacts a job does it: affected is 0 then, and changed is empty */
export type TagContactsResult = {
  /** Contacts that changed */
  affected: Scalars['Int']['output'];
  /** Whose tags changed, by tag: with it the call can be taken back exactly */
  changed: Array<TagChange>;
  job?: Maybe<BulkJob>;
};

export type TagInput = {
  colour?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type TagList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Tag>;
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type TagPatch = {
  colour?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A business (spec point 3); any member may read it */
export type Tenant = {
  accountSettings: AccountSettings;
  flags: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  uuid: Scalars['ID']['output'];
};

export type TestMessage = {
  /** 0 for one that is left out */
  cost: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  phoneInternational: Scalars['String']['output'];
  /** Why it is left out: unsubscribed */
  reason?: Maybe<Scalars['String']['output']>;
  /** pending, or left-out: not sent and not charged */
  status: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type TestQuote = {
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  messages: Array<TestMessage>;
  sufficient: Scalars['Boolean']['output'];
};

export type TestSend = {
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  messages: Array<TestMessage>;
};

export type TestSendInput = {
  callerId?: InputMaybe<Scalars['ID']['input']>;
  contactId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Tokens = {
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

/** A payment that is asked for; the balance moves when the provider says that it succeeded */
export type TopUpPaymentIntent = {
  clientSecret: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  status: Scalars['String']['output'];
};

export type TopUpPaymentIntentInput = {
  /** 5.00 to 50000.00, in AUD */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Confirms at once with this card */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};

/** Newest first; `data` holds at most 1,000 of them, `count` is of all. */
export type UnseenNotifications = {
  count: Scalars['Int']['output'];
  data: Array<Notification>;
};

export type UsdBalance = {
  balance: Scalars['String']['output'];
  /** On top of the rate */
  marginPercent: Scalars['String']['output'];
  /** US dollars an Australian one */
  rate: Scalars['String']['output'];
};

export type UserFlags = {
  acceptTermsAndConditions: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  smsCampaignGetStartedModalSkipped: Scalars['Boolean']['output'];
  twoFactorAuthentication: Scalars['Boolean']['output'];
  welcomeTourSkipped: Scalars['Boolean']['output'];
};

export type UserFlagsInput = {
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  smsCampaignGetStartedModalSkipped?: InputMaybe<Scalars['Boolean']['input']>;
  welcomeTourSkipped?: InputMaybe<Scalars['Boolean']['input']>;
};
