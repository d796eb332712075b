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
  Tenant_flags: { input: unknown; output: Record<string, boolean>; }
  HolidayHours_state: { input: string; output: 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA'; }
  HolidayHours_observe: { input: string; output: 'closed' | 'open' | 'hours'; }
  UpcomingHoliday_effect: { input: string; output: 'closed' | 'open' | 'hours'; }
  HolidayHoursInput_state: { input: string; output: 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA'; }
  HolidayHoursInput_observe: { input: string; output: 'closed' | 'open' | 'hours'; }
  StoredFile_purpose: { input: string; output: 'avatar' | 'icon' | 'logo' | 'mms-image' | 'email-image' | 'recording' | 'identity-document' | 'evidence'; }
  StoredFile_state: { input: string; output: 'uploading' | 'ready' | 'refused'; }
  FileInput_purpose: { input: string; output: 'avatar' | 'icon' | 'logo' | 'mms-image' | 'email-image' | 'recording' | 'identity-document' | 'evidence'; }
  GeneratedPolicy_collects: { input: string; output: 'name' | 'phone' | 'email' | 'birthday' | 'visit-history' | 'preferences' | 'feedback' | 'payment-status' | 'location'; }
  GeneratedPolicy_purposes: { input: string; output: 'service-messages' | 'marketing' | 'waiting-list' | 'reviews' | 'billing' | 'legal'; }
  GeneratedPolicyInput_collects: { input: string; output: 'name' | 'phone' | 'email' | 'birthday' | 'visit-history' | 'preferences' | 'feedback' | 'payment-status' | 'location'; }
  GeneratedPolicyInput_purposes: { input: string; output: 'service-messages' | 'marketing' | 'waiting-list' | 'reviews' | 'billing' | 'legal'; }
  AccountSettingsPrivacyPolicy_type: { input: string; output: 'inline' | 'url' | 'generated'; }
  AccountSettingsPrivacyPolicyInput_type: { input: string; output: 'inline' | 'url' | 'generated'; }
  OpeningDay_reason: { input: string; output: 'week' | 'holiday' | 'exception'; }
  PublicPrivacyPolicy_type: { input: string; output: 'inline' | 'url' | 'generated'; }
  SendingTerms_prices: { input: unknown; output: Record<string, string>; }
  Suspension_kind: { input: string; output: 'payment' | 'platform'; }
  Merchant_status: { input: string; output: 'active' | 'suspended'; }
  BusinessSetting_type: { input: string; output: 'boolean' | 'number' | 'text' | 'money' | 'time'; }
  AppSetting_type: { input: string; output: 'boolean' | 'number' | 'text' | 'money' | 'time'; }
  BillingRow_kind: { input: string; output: 'top-up' | 'charge'; }
  Query_tenantFlags: { input: unknown; output: Record<string, boolean>; }
  Mutation_setTenantFlags_flags: { input: unknown; output: Record<string, boolean>; }
  Mutation_setTenantFlags: { input: unknown; output: Record<string, boolean>; }
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

export type Tenant = {
  id: Scalars['ID']['output'];
  uuid: Scalars['ID']['output'];
  flags: Scalars['Tenant_flags']['output'];
  accountSettings: AccountSettings;
};

export type AccountSettings = {
  id: Scalars['ID']['output'];
  details: AccountSettingsDetails;
  branding: AccountSettingsBranding;
  privacyPolicy: AccountSettingsPrivacyPolicy;
  openingHours: AccountSettingsOpeningHours;
};

export type AccountSettingsDetails = {
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  country: Scalars['String']['output'];
  state: Scalars['String']['output'];
  city: Scalars['String']['output'];
  address: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  website: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  abn: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type AccountSettingsBranding = {
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
  colours: BrandColours;
};

export type BrandColours = {
  primary?: Maybe<Scalars['String']['output']>;
  onPrimary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type StoredImage = {
  url: Scalars['String']['output'];
  bucketPath: Scalars['String']['output'];
};

export type AccountSettingsDetailsInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  postCode?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  abn?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type StoredImageInput = {
  url?: InputMaybe<Scalars['String']['input']>;
  bucketPath?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettingsBrandingInput = {
  icon?: InputMaybe<StoredImageInput>;
  logo?: InputMaybe<StoredImageInput>;
  colours?: InputMaybe<BrandColoursInput>;
};

export type BrandColoursInput = {
  primary?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettingsOpeningHours = {
  weekly: WeeklyHours;
  exceptions: Array<HoursException>;
  publicHolidays: HolidayHours;
  timeZone: Scalars['String']['output'];
  openNow: Scalars['Boolean']['output'];
  nextChange?: Maybe<Scalars['DateTime']['output']>;
  upcoming: Array<UpcomingHoliday>;
  version: Scalars['Int']['output'];
};

export type HoursStretch = {
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type WeeklyHours = {
  monday: Array<HoursStretch>;
  tuesday: Array<HoursStretch>;
  wednesday: Array<HoursStretch>;
  thursday: Array<HoursStretch>;
  friday: Array<HoursStretch>;
  saturday: Array<HoursStretch>;
  sunday: Array<HoursStretch>;
};

export type HoursException = {
  date: Scalars['String']['output'];
  hours: Array<HoursStretch>;
  note: Scalars['String']['output'];
};

export type HolidayHours = {
  state?: Maybe<Scalars['HolidayHours_state']['output']>;
  observe: Scalars['HolidayHours_observe']['output'];
  hours: Array<HoursStretch>;
};

export type UpcomingHoliday = {
  date: Scalars['String']['output'];
  name: Scalars['String']['output'];
  effect: Scalars['UpcomingHoliday_effect']['output'];
  confirmed: Scalars['Boolean']['output'];
};

export type HoursStretchInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type WeeklyHoursInput = {
  monday?: InputMaybe<Array<HoursStretchInput>>;
  tuesday?: InputMaybe<Array<HoursStretchInput>>;
  wednesday?: InputMaybe<Array<HoursStretchInput>>;
  thursday?: InputMaybe<Array<HoursStretchInput>>;
  friday?: InputMaybe<Array<HoursStretchInput>>;
  saturday?: InputMaybe<Array<HoursStretchInput>>;
  sunday?: InputMaybe<Array<HoursStretchInput>>;
};

export type HoursExceptionInput = {
  date?: InputMaybe<Scalars['String']['input']>;
  hours?: InputMaybe<Array<HoursStretchInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type HolidayHoursInput = {
  state?: InputMaybe<Scalars['HolidayHoursInput_state']['input']>;
  observe?: InputMaybe<Scalars['HolidayHoursInput_observe']['input']>;
  hours?: InputMaybe<Array<HoursStretchInput>>;
};

export type AccountSettingsOpeningHoursInput = {
  weekly?: InputMaybe<WeeklyHoursInput>;
  exceptions?: InputMaybe<Array<HoursExceptionInput>>;
  publicHolidays?: InputMaybe<HolidayHoursInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type OpenNow = {
  since?: Maybe<Scalars['DateTime']['output']>;
};

export type StoredFile = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  purpose: Scalars['StoredFile_purpose']['output'];
  state: Scalars['StoredFile_state']['output'];
  contentType: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  durationMs?: Maybe<Scalars['Int']['output']>;
  peaks?: Maybe<Array<Scalars['Int']['output']>>;
  bucketPath: Scalars['String']['output'];
  claimed: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type FileUpload = {
  id: Scalars['ID']['output'];
  bucketPath: Scalars['String']['output'];
  uploadUrl: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type FileInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Scalars['String']['input']>;
  bytes?: InputMaybe<Scalars['Int']['input']>;
  purpose?: InputMaybe<Scalars['FileInput_purpose']['input']>;
};

export type FileHolderInput = {
  kind: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type ClaimedFile = {
  id: Scalars['ID']['output'];
  purpose: Scalars['String']['output'];
  key: Scalars['String']['output'];
  contentType: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  durationMs?: Maybe<Scalars['Int']['output']>;
  sha256: Scalars['String']['output'];
};

export type PublishedImage = {
  fileId: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  bucketPath: Scalars['String']['output'];
};

export type FileClaim = {
  tenantId: Scalars['ID']['output'];
  fileId: Scalars['ID']['output'];
  thingId: Scalars['ID']['output'];
};

export type GeneratedPolicy = {
  contactEmail: Scalars['String']['output'];
  contactPhone: Scalars['String']['output'];
  postalAddress: Scalars['String']['output'];
  collects: Array<Scalars['GeneratedPolicy_collects']['output']>;
  purposes: Array<Scalars['GeneratedPolicy_purposes']['output']>;
  health: Scalars['Boolean']['output'];
  automatedDecisions: Scalars['Boolean']['output'];
  overseas: Array<Scalars['String']['output']>;
};

export type GeneratedPolicyInput = {
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  postalAddress?: InputMaybe<Scalars['String']['input']>;
  collects?: InputMaybe<Array<Scalars['GeneratedPolicyInput_collects']['input']>>;
  purposes?: InputMaybe<Array<Scalars['GeneratedPolicyInput_purposes']['input']>>;
  health?: InputMaybe<Scalars['Boolean']['input']>;
  automatedDecisions?: InputMaybe<Scalars['Boolean']['input']>;
  overseas?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AccountSettingsPrivacyPolicy = {
  type: Scalars['AccountSettingsPrivacyPolicy_type']['output'];
  content: Scalars['String']['output'];
  url: Scalars['String']['output'];
  generated?: Maybe<GeneratedPolicy>;
  rendered: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AccountSettingsPrivacyPolicyInput = {
  type?: InputMaybe<Scalars['AccountSettingsPrivacyPolicyInput_type']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  generated?: InputMaybe<GeneratedPolicyInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type PublicProfile = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
  colours: BrandColours;
  timeZone: Scalars['String']['output'];
  openNow: Scalars['Boolean']['output'];
  today: OpeningDay;
  nextChange?: Maybe<Scalars['DateTime']['output']>;
  hasPolicy: Scalars['Boolean']['output'];
};

export type OpeningDay = {
  date: Scalars['String']['output'];
  hours: Array<HoursStretch>;
  reason: Scalars['OpeningDay_reason']['output'];
  note: Scalars['String']['output'];
};

export type PublicPrivacyPolicy = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
  colours: BrandColours;
  type: Scalars['PublicPrivacyPolicy_type']['output'];
  content: Scalars['String']['output'];
  markdown: Scalars['String']['output'];
  url: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
};

export type SettingInput = {
  value?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type PlatformNotice = {
  supportEmail: Scalars['String']['output'];
  signUpOpen: Scalars['Boolean']['output'];
  banner: Scalars['String']['output'];
};

export type BalanceInformation = {
  balance: Scalars['String']['output'];
  prepaid: Scalars['String']['output'];
  frozen: Scalars['String']['output'];
  monthly: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  usd: UsdBalance;
};

export type UsdBalance = {
  balance: Scalars['String']['output'];
  rate: Scalars['String']['output'];
  marginPercent: Scalars['String']['output'];
};

export type BillingInformation = {
  businessName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  country: Scalars['String']['output'];
  state: Scalars['String']['output'];
  city: Scalars['String']['output'];
  address: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  gstIncluded: Scalars['Boolean']['output'];
  owed: Scalars['String']['output'];
  suspended: Scalars['Boolean']['output'];
  defaultPaymentMethod?: Maybe<Scalars['ID']['output']>;
};

export type Card = {
  id: Scalars['ID']['output'];
  brand: Scalars['String']['output'];
  last4: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
};

export type CardList = {
  data: Array<Card>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
};

export type TopUpPaymentIntent = {
  id: Scalars['ID']['output'];
  status: Scalars['String']['output'];
  clientSecret: Scalars['String']['output'];
};

export type TopUpPaymentIntentInput = {
  amount?: InputMaybe<Scalars['String']['input']>;
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};

export type CardSetup = {
  clientSecret: Scalars['String']['output'];
};

export type CountryPrice = {
  country: Scalars['String']['output'];
  price: Scalars['String']['output'];
};

export type AppServicePrices = {
  key: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  version: Scalars['Int']['output'];
};

export type SendingTerms = {
  businessName: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  primaryColour?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  prices: Scalars['SendingTerms_prices']['output'];
  priceVersion: Scalars['Int']['output'];
  available: Scalars['String']['output'];
  frozen: Scalars['String']['output'];
  suspendedFor?: Maybe<Scalars['String']['output']>;
  zoneField: Scalars['String']['output'];
  blockedLinkHosts: Array<Scalars['String']['output']>;
};

export type ReserveAnswer = {
  held: Scalars['Boolean']['output'];
  available: Scalars['String']['output'];
  frozen: Scalars['String']['output'];
};

export type HoldWish = {
  holdId: Scalars['ID']['input'];
  subjectId: Scalars['ID']['input'];
  amount: Scalars['String']['input'];
  currency: Scalars['String']['input'];
};

export type Suspension = {
  kind: Scalars['Suspension_kind']['output'];
  reason: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type Merchant = {
  id: Scalars['ID']['output'];
  status: Scalars['Merchant_status']['output'];
  suspensions: Array<Suspension>;
  balance: Scalars['String']['output'];
  owed: Scalars['String']['output'];
  chargedLast30Days: Scalars['String']['output'];
};

export type SuspensionInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type CreditInput = {
  amount?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type Credit = {
  id: Scalars['ID']['output'];
  amount: Scalars['String']['output'];
  balance: Scalars['String']['output'];
};

export type BusinessSetting = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
  type: Scalars['BusinessSetting_type']['output'];
  description: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type BusinessSettingList = {
  data: Array<BusinessSetting>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AppSetting = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
  type: Scalars['AppSetting_type']['output'];
  description: Scalars['String']['output'];
  group: Scalars['String']['output'];
  source: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type AppSettingList = {
  data: Array<AppSetting>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type BillingRow = {
  id: Scalars['ID']['output'];
  kind: Scalars['BillingRow_kind']['output'];
  amount: Scalars['String']['output'];
  campaignId?: Maybe<Scalars['ID']['output']>;
  at: Scalars['DateTime']['output'];
};

export type BillingRowList = {
  data: Array<BillingRow>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AppService = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AppServiceList = {
  data: Array<AppService>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  tenantFromUser?: Maybe<Tenant>;
  tenantFlags?: Maybe<Scalars['Query_tenantFlags']['output']>;
  accountSettingsDetails?: Maybe<AccountSettingsDetails>;
  accountSettingsBranding?: Maybe<AccountSettingsBranding>;
  openNow: OpenNow;
  accountSettingsOpeningHours?: Maybe<AccountSettingsOpeningHours>;
  file?: Maybe<StoredFile>;
  fileClaims: Array<FileClaim>;
  accountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  publicProfile?: Maybe<PublicProfile>;
  publicPrivacyPolicy?: Maybe<PublicPrivacyPolicy>;
  platformNotice?: Maybe<PlatformNotice>;
  blockedLinkHosts: Array<Scalars['String']['output']>;
  balanceInformation?: Maybe<BalanceInformation>;
  billingInformation?: Maybe<BillingInformation>;
  paymentMethods?: Maybe<CardList>;
  appServiceByKey?: Maybe<AppServicePrices>;
  sendingTerms: SendingTerms;
  suspensions?: Maybe<Array<Suspension>>;
  merchantFacts: Array<Merchant>;
  businessSettings?: Maybe<BusinessSettingList>;
  businessSetting?: Maybe<BusinessSetting>;
  businessSettingsCount?: Maybe<Scalars['Int']['output']>;
  businessSettingsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  businessSettingsValues?: Maybe<FieldValues>;
  appSettings?: Maybe<AppSettingList>;
  appSetting?: Maybe<AppSetting>;
  appSettingsCount?: Maybe<Scalars['Int']['output']>;
  appSettingsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  appSettingsValues?: Maybe<FieldValues>;
  billingHistory?: Maybe<BillingRowList>;
  billingHistoryValues?: Maybe<FieldValues>;
  appServices?: Maybe<AppServiceList>;
  appService?: Maybe<AppService>;
  appServicesCount?: Maybe<Scalars['Int']['output']>;
  appServicesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  appServicesValues?: Maybe<FieldValues>;
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
  expiresIn?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFileClaimsArgs = {
  kind: Scalars['String']['input'];
  after?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryPublicProfileArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryPublicPrivacyPolicyArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryAppServiceByKeyArgs = {
  key: Scalars['String']['input'];
};


export type QuerySendingTermsArgs = {
  channel: Scalars['String']['input'];
};


export type QueryMerchantFactsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryBusinessSettingsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBusinessSettingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBusinessSettingsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBusinessSettingsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAppSettingsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppSettingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAppSettingsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppSettingsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryBillingHistoryArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBillingHistoryValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAppServicesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppServiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAppServicesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppServicesValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};

export type Mutation = {
  setTenantFlags?: Maybe<Scalars['Mutation_setTenantFlags']['output']>;
  setAccountSettingsDetails?: Maybe<AccountSettingsDetails>;
  setAccountSettingsBranding?: Maybe<AccountSettingsBranding>;
  setAccountSettingsOpeningHours?: Maybe<AccountSettingsOpeningHours>;
  createFile?: Maybe<FileUpload>;
  completeFile?: Maybe<StoredFile>;
  deleteFile?: Maybe<Scalars['Boolean']['output']>;
  claimFiles: Array<ClaimedFile>;
  publishImage: PublishedImage;
  setAccountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  updateBusinessSetting?: Maybe<BusinessSetting>;
  updateAppSetting?: Maybe<AppSetting>;
  createTopUpPaymentIntent?: Maybe<TopUpPaymentIntent>;
  createCardSetup?: Maybe<CardSetup>;
  addCreditCard?: Maybe<Card>;
  setDefaultPaymentMethod?: Maybe<Card>;
  deletePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  reserveFunds: ReserveAnswer;
  reserveManyFunds: Array<ReserveAnswer>;
  suspendMerchant?: Maybe<Merchant>;
  reinstateMerchant?: Maybe<Merchant>;
  giveCredit?: Maybe<Credit>;
};


export type MutationSetTenantFlagsArgs = {
  flags: Scalars['Mutation_setTenantFlags_flags']['input'];
};


export type MutationSetAccountSettingsDetailsArgs = {
  input: AccountSettingsDetailsInput;
};


export type MutationSetAccountSettingsBrandingArgs = {
  input: AccountSettingsBrandingInput;
};


export type MutationSetAccountSettingsOpeningHoursArgs = {
  input: AccountSettingsOpeningHoursInput;
};


export type MutationCreateFileArgs = {
  input: FileInput;
};


export type MutationCompleteFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationClaimFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
  purpose: Scalars['String']['input'];
  by: FileHolderInput;
};


export type MutationPublishImageArgs = {
  image: Scalars['String']['input'];
  purpose: Scalars['String']['input'];
  by: FileHolderInput;
};


export type MutationSetAccountSettingsPrivacyPolicyArgs = {
  input: AccountSettingsPrivacyPolicyInput;
};


export type MutationUpdateBusinessSettingArgs = {
  id: Scalars['ID']['input'];
  input: SettingInput;
};


export type MutationUpdateAppSettingArgs = {
  id: Scalars['ID']['input'];
  input: SettingInput;
};


export type MutationCreateTopUpPaymentIntentArgs = {
  input: TopUpPaymentIntentInput;
};


export type MutationAddCreditCardArgs = {
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetDefaultPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReserveFundsArgs = {
  holdId: Scalars['ID']['input'];
  subjectId: Scalars['ID']['input'];
  amount: Scalars['String']['input'];
  currency: Scalars['String']['input'];
};


export type MutationReserveManyFundsArgs = {
  holds: Array<HoldWish>;
};


export type MutationSuspendMerchantArgs = {
  id: Scalars['ID']['input'];
  input: SuspensionInput;
};


export type MutationReinstateMerchantArgs = {
  id: Scalars['ID']['input'];
  input: SuspensionInput;
};


export type MutationGiveCreditArgs = {
  id: Scalars['ID']['input'];
  input: CreditInput;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  tenantFromUser: Resolves<never, Query['tenantFromUser']>;
  tenantFlags: Resolves<never, Query['tenantFlags']>;
  accountSettingsDetails: Resolves<never, Query['accountSettingsDetails']>;
  accountSettingsBranding: Resolves<never, Query['accountSettingsBranding']>;
  openNow: Resolves<never, Query['openNow']>;
  accountSettingsOpeningHours: Resolves<never, Query['accountSettingsOpeningHours']>;
  file: Resolves<QueryFileArgs, Query['file']>;
  fileClaims: Resolves<QueryFileClaimsArgs, Query['fileClaims']>;
  accountSettingsPrivacyPolicy: Resolves<never, Query['accountSettingsPrivacyPolicy']>;
  publicProfile: Resolves<QueryPublicProfileArgs, Query['publicProfile']>;
  publicPrivacyPolicy: Resolves<QueryPublicPrivacyPolicyArgs, Query['publicPrivacyPolicy']>;
  platformNotice: Resolves<never, Query['platformNotice']>;
  blockedLinkHosts: Resolves<never, Query['blockedLinkHosts']>;
  balanceInformation: Resolves<never, Query['balanceInformation']>;
  billingInformation: Resolves<never, Query['billingInformation']>;
  paymentMethods: Resolves<never, Query['paymentMethods']>;
  appServiceByKey: Resolves<QueryAppServiceByKeyArgs, Query['appServiceByKey']>;
  sendingTerms: Resolves<QuerySendingTermsArgs, Query['sendingTerms']>;
  suspensions: Resolves<never, Query['suspensions']>;
  merchantFacts: Resolves<QueryMerchantFactsArgs, Query['merchantFacts']>;
  businessSettings: Resolves<QueryBusinessSettingsArgs, Query['businessSettings']>;
  businessSetting: Resolves<QueryBusinessSettingArgs, Query['businessSetting']>;
  businessSettingsCount: Resolves<never, Query['businessSettingsCount']>;
  businessSettingsCountWithFilters: Resolves<QueryBusinessSettingsCountWithFiltersArgs, Query['businessSettingsCountWithFilters']>;
  businessSettingsValues: Resolves<QueryBusinessSettingsValuesArgs, Query['businessSettingsValues']>;
  appSettings: Resolves<QueryAppSettingsArgs, Query['appSettings']>;
  appSetting: Resolves<QueryAppSettingArgs, Query['appSetting']>;
  appSettingsCount: Resolves<never, Query['appSettingsCount']>;
  appSettingsCountWithFilters: Resolves<QueryAppSettingsCountWithFiltersArgs, Query['appSettingsCountWithFilters']>;
  appSettingsValues: Resolves<QueryAppSettingsValuesArgs, Query['appSettingsValues']>;
  billingHistory: Resolves<QueryBillingHistoryArgs, Query['billingHistory']>;
  billingHistoryValues: Resolves<QueryBillingHistoryValuesArgs, Query['billingHistoryValues']>;
  appServices: Resolves<QueryAppServicesArgs, Query['appServices']>;
  appService: Resolves<QueryAppServiceArgs, Query['appService']>;
  appServicesCount: Resolves<never, Query['appServicesCount']>;
  appServicesCountWithFilters: Resolves<QueryAppServicesCountWithFiltersArgs, Query['appServicesCountWithFilters']>;
  appServicesValues: Resolves<QueryAppServicesValuesArgs, Query['appServicesValues']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  setTenantFlags: Resolves<MutationSetTenantFlagsArgs, Mutation['setTenantFlags']>;
  setAccountSettingsDetails: Resolves<MutationSetAccountSettingsDetailsArgs, Mutation['setAccountSettingsDetails']>;
  setAccountSettingsBranding: Resolves<MutationSetAccountSettingsBrandingArgs, Mutation['setAccountSettingsBranding']>;
  setAccountSettingsOpeningHours: Resolves<MutationSetAccountSettingsOpeningHoursArgs, Mutation['setAccountSettingsOpeningHours']>;
  createFile: Resolves<MutationCreateFileArgs, Mutation['createFile']>;
  completeFile: Resolves<MutationCompleteFileArgs, Mutation['completeFile']>;
  deleteFile: Resolves<MutationDeleteFileArgs, Mutation['deleteFile']>;
  claimFiles: Resolves<MutationClaimFilesArgs, Mutation['claimFiles']>;
  publishImage: Resolves<MutationPublishImageArgs, Mutation['publishImage']>;
  setAccountSettingsPrivacyPolicy: Resolves<MutationSetAccountSettingsPrivacyPolicyArgs, Mutation['setAccountSettingsPrivacyPolicy']>;
  updateBusinessSetting: Resolves<MutationUpdateBusinessSettingArgs, Mutation['updateBusinessSetting']>;
  updateAppSetting: Resolves<MutationUpdateAppSettingArgs, Mutation['updateAppSetting']>;
  createTopUpPaymentIntent: Resolves<MutationCreateTopUpPaymentIntentArgs, Mutation['createTopUpPaymentIntent']>;
  createCardSetup: Resolves<never, Mutation['createCardSetup']>;
  addCreditCard: Resolves<MutationAddCreditCardArgs, Mutation['addCreditCard']>;
  setDefaultPaymentMethod: Resolves<MutationSetDefaultPaymentMethodArgs, Mutation['setDefaultPaymentMethod']>;
  deletePaymentMethod: Resolves<MutationDeletePaymentMethodArgs, Mutation['deletePaymentMethod']>;
  reserveFunds: Resolves<MutationReserveFundsArgs, Mutation['reserveFunds']>;
  reserveManyFunds: Resolves<MutationReserveManyFundsArgs, Mutation['reserveManyFunds']>;
  suspendMerchant: Resolves<MutationSuspendMerchantArgs, Mutation['suspendMerchant']>;
  reinstateMerchant: Resolves<MutationReinstateMerchantArgs, Mutation['reinstateMerchant']>;
  giveCredit: Resolves<MutationGiveCreditArgs, Mutation['giveCredit']>;
}
