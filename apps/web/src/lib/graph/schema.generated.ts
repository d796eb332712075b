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

/** Of access-requested */
export type AccessNotice = {
  name: Scalars['String']['output'];
  /** Where it was wanted: a path of the client */
  page: Scalars['String']['output'];
  permission: Scalars['String']['output'];
  requestId: Scalars['ID']['output'];
  /** Who asks */
  userId: Scalars['ID']['output'];
};

/** That somebody asked for a permission */
export type AccessRequest = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  permission: Scalars['String']['output'];
};

/** What somebody may not do and wants to */
export type AccessRequestInput = {
  /** Where it was wanted: a path of the client */
  page?: InputMaybe<Scalars['String']['input']>;
  permission?: InputMaybe<Scalars['String']['input']>;
};

/** What a business says of itself */
export type AccountSettings = {
  branding: AccountSettingsBranding;
  details: AccountSettingsDetails;
  openingHours: AccountSettingsOpeningHours;
  privacyPolicy: AccountSettingsPrivacyPolicy;
  /** How the business keeps its waiting list */
  waitingList?: Maybe<WaitingListSettings>;
};

/** The images of a business */
export type AccountSettingsBranding = {
  colours: BrandColours;
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
};

/** Images: only what is given is changed, null takes one away */
export type AccountSettingsBrandingInput = {
  colours?: InputMaybe<BrandColoursInput>;
  icon?: InputMaybe<StoredImageInput>;
  logo?: InputMaybe<StoredImageInput>;
};

/** Name, address and whereabouts of a business */
export type AccountSettingsDetails = {
  /** Eleven digits, or empty */
  abn: Scalars['String']['output'];
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  /** ISO 3166 alpha-2 */
  country: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** As customers dial it, or empty */
  phone: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  state: Scalars['String']['output'];
  /** IANA zone: schedules and send windows run in it */
  timeZone: Scalars['String']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
  website: Scalars['String']['output'];
};

/** Account details: only what is given is changed */
export type AccountSettingsDetailsInput = {
  /** Eleven digits with their checksum, spaces between them are left out; empty for none */
  abn?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2 */
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** As customers dial it; empty for none */
  phone?: InputMaybe<Scalars['String']['input']>;
  postCode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** http or https; empty for none */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** When a business is open, by the clock on its wall */
export type AccountSettingsOpeningHours = {
  /** Days unlike their weekday, by day; those gone by are let go */
  exceptions: Array<HoursException>;
  /** When it opens or closes next; null where it does neither in 14 days */
  nextChange?: Maybe<Scalars['DateTime']['output']>;
  openNow: Scalars['Boolean']['output'];
  publicHolidays: HolidayHours;
  /** IANA zone in which the hours are */
  timeZone: Scalars['String']['output'];
  /** The public holidays of the next twelve months */
  upcoming: Array<UpcomingHoliday>;
  /** Raised by each change */
  version: Scalars['Int']['output'];
  weekly: WeeklyHours;
};

/** Opening hours: only what is given is changed */
export type AccountSettingsOpeningHoursInput = {
  /** All of them: what is not named is gone; at most 100 to come */
  exceptions?: InputMaybe<Array<HoursExceptionInput>>;
  publicHolidays?: InputMaybe<HolidayHoursInput>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
  weekly?: InputMaybe<WeeklyHoursInput>;
};

/** The privacy policy of a business: its text, or where it is */
export type AccountSettingsPrivacyPolicy = {
  /** Markdown: headings, lists, links and bold. HTML in it is text */
  content: Scalars['String']['output'];
  /** What it was generated from; null where it never was */
  generated?: Maybe<GeneratedPolicy>;
  /** Null before the first */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The content as HTML that is safe */
  rendered: Scalars['String']['output'];
  /** inline, url or generated */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Raised by each change; 0 before the first */
  version: Scalars['Int']['output'];
};

/** The privacy policy: only what is given is changed */
export type AccountSettingsPrivacyPolicyInput = {
  /** Markdown; of the type generated it is made from the answers, whatever is given */
  content?: InputMaybe<Scalars['String']['input']>;
  generated?: InputMaybe<GeneratedPolicyInput>;
  /** inline: content; url: the address; generated: made from the answers */
  type?: InputMaybe<Scalars['String']['input']>;
  /** http or https; empty for none */
  url?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change was made on: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Some time after somebody was here */
export type AfterVisitTrigger = {
  /** 1 to 720 */
  afterHours: Scalars['Int']['output'];
  /** For so many days nobody gets it twice: 0 to 365 */
  coolDownDays: Scalars['Int']['output'];
  /** turn: a turn of the waiting list was attended. payment: somebody paid at the till */
  on: Array<Scalars['String']['output']>;
};

/** What the platform sells */
export type AppService = {
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Such as sms */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A page of a list */
export type AppServiceList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<AppService>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** The prices of what the platform sells */
export type AppServicePrices = {
  key: Scalars['String']['output'];
  prices: Array<CountryPrice>;
  version: Scalars['Int']['output'];
};

/** A setting of the platform */
export type AppSetting = {
  description: Scalars['String']['output'];
  /** What it belongs to */
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Such as usd-rate */
  key: Scalars['String']['output'];
  /** stored, or environment: then it is changed there alone */
  source: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Null where nobody changed it */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Written as its type says */
  value: Scalars['String']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A page of a list */
export type AppSettingList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<AppSetting>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Who attends a turn */
export type Attendant = {
  id: Scalars['ID']['output'];
  /** Null while it cannot be known */
  name?: Maybe<Scalars['String']['output']>;
};

/** A custom field of contacts */
export type Attribute = {
  id: Scalars['ID']['output'];
  /** Of a category */
  items?: Maybe<Array<Scalars['String']['output']>>;
  /** As placeholders and filters write it: attributes.<key> */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** text, date, number, bool or category */
  type: Scalars['String']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A custom field to be made; its key is made from the name */
export type AttributeInput = {
  /** Of a category, which needs one at least; no other type has any */
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 50 characters with a letter or digit in it */
  name?: InputMaybe<Scalars['String']['input']>;
  /** text, date, number, bool or category */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a list */
export type AttributeList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Attribute>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A custom field to be changed: only what is given. Its type and key stay */
export type AttributePatch = {
  /** Of a category */
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The type that it has already */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A group of contacts, chosen one by one */
export type Audience = {
  /** Live contacts in it */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for what was there before that was kept */
  creator?: Maybe<Creator>;
  id: Scalars['ID']['output'];
  /** Whether all members of the business see it */
  isPublic: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Who else may do what with it while it is not public */
  usersPrivateAccess: Scalars['JSON']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** An audience to be made */
export type AudienceInput = {
  /** Whom it holds; none if not given */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether all members of the business see it; true if not given */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who else may do what with it while it is not public */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
};

/** A page of a list */
export type AudienceList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Audience>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** An audience to be changed: only what is given */
export type AudiencePatch = {
  /** Contacts that come in */
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Replaces all */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether all members of the business see it */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Contacts that go */
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who else may do what with it: the whole list */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Who did something */
export type AuditActor = {
  id: Scalars['ID']['output'];
  /** A member of the business, support, Bellbird's admin, or Bellbird of its own accord */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Something privileged that someone did */
export type AuditEntry = {
  /** What was done */
  action: Scalars['String']['output'];
  /** Who did it */
  actor: AuditActor;
  /** Where it was done from; kept for 90 days */
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** By field: what it was, and what it is */
  changes: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** What it was done to */
  subject: AuditSubject;
};

/** A page of a list */
export type AuditEntryList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<AuditEntry>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What something was done to */
export type AuditSubject = {
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** user, export … */
  type: Scalars['String']['output'];
};

/** The business of a person */
export type AuthTenant = {
  /** ISO 3166 alpha-2 */
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** After how many minutes without a hand on it a screen is to lock itself; left out for never */
  lockAfterMinutes?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** IANA zone */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** A person who is signed in (spec point 3) */
export type AuthUser = {
  avatar?: Maybe<Avatar>;
  /** A campaign that is being written, as the client keeps it */
  campaignsDraft?: Maybe<Scalars['JSON']['output']>;
  email: Scalars['String']['output'];
  /** true where the business asks for a second step that is not set up: until then only the own account is open; left out for everybody else */
  enrolmentDue?: Maybe<Scalars['Boolean']['output']>;
  firstName: Scalars['String']['output'];
  flags: UserFlags;
  /** The Google account that signs in, where one does */
  googleEmail?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  /** Bookmarked pages of the client */
  markers: Array<Scalars['String']['output']>;
  permissions: Array<PermissionAccess>;
  /** A quick campaign that is being written, as the client keeps it */
  quickCampaignsDraft?: Maybe<Scalars['JSON']['output']>;
  /** admin of the platform, or merchant */
  role: Scalars['String']['output'];
  /** invited, active, inactive or email-not-verified */
  status: Scalars['String']['output'];
  /** Where the platform's support looks at the business in this session; left out for everybody else */
  support?: Maybe<SupportView>;
  /** The business; null for the platform's admin */
  tenant?: Maybe<AuthTenant>;
};

/** Of auto-top-up-activated; decimals, AUD */
export type AutoTopUpNotice = {
  amount: Scalars['String']['output'];
  balance: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  /** Under which the balance fell */
  threshold: Scalars['String']['output'];
  total: Scalars['String']['output'];
};

/** Of auto-top-up-paused */
export type AutoTopUpPausedNotice = {
  paymentId?: Maybe<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
};

/** A campaign that is made by itself, again and again */
export type Automation = {
  /** What each run sends, and to whom */
  campaign: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who made it */
  creator: Creator;
  id: Scalars['ID']['output'];
  /** birthday, recurring or after-visit */
  kind: Scalars['String']['output'];
  /** What became of its newest run */
  lastRun?: Maybe<AutomationRun>;
  /** What its runs of a month cost at most: decimal, AUD */
  monthCap?: Maybe<Scalars['String']['output']>;
  /** What its runs of this month were charged: decimal, AUD */
  monthCharged: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** When it runs next; null while it is not active, or waits for a visit */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it paused by itself: over-run-cost, over-month-cap or refused */
  pausedReason?: Maybe<Scalars['String']['output']>;
  /** Runs refused in a row; the third pauses it */
  refusals: Scalars['Int']['output'];
  /** A run that costs more is not sent, and pauses it: decimal, AUD */
  runMaxCost?: Maybe<Scalars['String']['output']>;
  /** draft, active, paused or archived; an archived one stays so */
  state: Scalars['String']['output'];
  /** When it runs, by its kind; hours are those of the business */
  trigger: Scalars['JSON']['output'];
  /** How it reaches people */
  type: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** What each run sends, and to whom */
export type AutomationCampaign = {
  callerId: Scalars['ID']['output'];
  contactIds: Array<Scalars['ID']['output']>;
  groupIds: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  messageType: Scalars['String']['output'];
  segmentIds: Array<Scalars['String']['output']>;
  /** Whether its links are shortened and counted */
  trackLinks?: Maybe<Scalars['Boolean']['output']>;
};

/** What each run sends, and to whom: contacts, groups or segments, but after a visit, when it is for who was here */
export type AutomationCampaignInput = {
  /** One of the business's verified senders */
  callerId?: InputMaybe<Scalars['ID']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  message?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  /** Ids of segments; all-contacts is everybody */
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Each web address of the message becomes a short one that is counted; false if not given */
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A campaign that is made by itself, again and again, to be made */
export type AutomationInput = {
  /** What each run sends, and to whom */
  campaign?: InputMaybe<Scalars['JSON']['input']>;
  /** birthday, recurring or after-visit */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** What its runs of a month cost at most: decimal, AUD */
  monthCap?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** A run that costs more is not sent, and pauses it: decimal, AUD */
  runMaxCost?: InputMaybe<Scalars['String']['input']>;
  /** draft, active, paused or archived; an archived one stays so */
  state?: InputMaybe<Scalars['String']['input']>;
  /** When it runs, by its kind; hours are those of the business */
  trigger?: InputMaybe<Scalars['JSON']['input']>;
};

/** A page of a list */
export type AutomationList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Automation>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A campaign that is made by itself, again and again, to be changed: only what is given */
export type AutomationPatch = {
  /** What each run sends, and to whom */
  campaign?: InputMaybe<Scalars['JSON']['input']>;
  /** birthday, recurring or after-visit */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** What its runs of a month cost at most: decimal, AUD */
  monthCap?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** A run that costs more is not sent, and pauses it: decimal, AUD */
  runMaxCost?: InputMaybe<Scalars['String']['input']>;
  /** draft, active, paused or archived; an archived one stays so */
  state?: InputMaybe<Scalars['String']['input']>;
  /** When it runs, by its kind; hours are those of the business */
  trigger?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Who would get it today, and for how much */
export type AutomationPreview = {
  at: Scalars['DateTime']['output'];
  /** Decimal, AUD */
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  leftOut: Scalars['JSON']['output'];
  recipients: Scalars['Int']['output'];
};

/** A run of an automation */
export type AutomationRun = {
  at: Scalars['DateTime']['output'];
  /** Null where it was skipped: it came over six hours late */
  campaignId?: Maybe<Scalars['ID']['output']>;
  /** Decimal, AUD */
  charged: Scalars['String']['output'];
  /** That of its campaign, or skipped */
  status: Scalars['String']['output'];
};

/** The image of a person */
export type Avatar = {
  /** Where it is in the storage */
  bucketPath: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** An image that was uploaded */
export type AvatarInput = {
  /** As createFile gave it */
  bucketPath?: InputMaybe<Scalars['String']['input']>;
  /** Read by nobody: where it is published is answered */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What a business can spend. Decimal, AUD; balance = prepaid − frozen + monthly = what can be spent */
export type BalanceInformation = {
  /** What can be spent */
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

/** A person's name: only what is given is changed */
export type BasicInformationInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

/** Who pays, and how */
export type BillingInformation = {
  address: Scalars['String']['output'];
  businessName: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  /** Id of a card, as the card provider gave it */
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

/** A line of the history of a business's money */
export type BillingRow = {
  /** Decimal, AUD */
  amount: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** The campaign of a charge */
  campaignId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** top-up or charge */
  kind: Scalars['String']['output'];
};

/** A page of a list */
export type BillingRowList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<BillingRow>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Days before (−) or after a day that comes round each year */
export type BirthdayTrigger = {
  /** Hour and minute of the business's day: 09:00 */
  at: Scalars['String']['output'];
  /** The date, as filters name it: attributes.birthday. 29 February comes on the 28th in a common year */
  field: Scalars['String']['output'];
  /** −30 to 30 */
  offsetDays: Scalars['Int']['output'];
};

/** Somebody who joins */
export type BookTurnInput = {
  consent?: InputMaybe<TurnConsentInput>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  kioskKey?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  onSiteKey?: InputMaybe<Scalars['String']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  resource?: InputMaybe<Scalars['String']['input']>;
};

/** A turn that was booked */
export type BookedTurn = {
  turn: PublicTurn;
  /** The right to this turn */
  turnToken: Scalars['String']['output'];
  turnUrl: Scalars['String']['output'];
};

/** A business's colour and what goes with it, so that everything can be read */
export type BrandColours = {
  /** Words on it */
  onPrimary: Scalars['String']['output'];
  /** #rrggbb; null for Bellbird's own */
  primary?: Maybe<Scalars['String']['output']>;
  /** The colour as words on a light page: darkened until it can be read */
  text: Scalars['String']['output'];
};

/** The colour of a business; what goes with it is computed */
export type BrandColoursInput = {
  /** #rrggbb; null for Bellbird's own */
  primary?: InputMaybe<Scalars['String']['input']>;
};

/** A bulk change of many rows, and its progress */
export type BulkJob = {
  /** Rows that were changed so far */
  affected: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Percent */
  progress: Scalars['Int']['output'];
  /** Its state: queued, running, completed or failed */
  status: Scalars['String']['output'];
};

/** What a bulk call did. Over 10,000 rows are changed by a job; affected is 0 then */
export type BulkResult = {
  /** Rows that were changed */
  affected: Scalars['Int']['output'];
  /** The job that changes them, where there are too many to do at once */
  job?: Maybe<BulkJob>;
};

/** A setting of the business */
export type BusinessSetting = {
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Such as confirm-send-above */
  key: Scalars['String']['output'];
  type: Scalars['String']['output'];
  /** Written as its type says */
  value: Scalars['String']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A page of a list */
export type BusinessSettingList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<BusinessSetting>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Whose turn is called */
export type CallNextInput = {
  resource?: InputMaybe<Scalars['String']['input']>;
};

/** Who a text comes from: one of the business's own senders, or a number that all businesses share */
export type CallerId = {
  /** shared-number, dedicated-number, phone-number or business-name */
  callerType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** E.164 */
  phoneInternational: Scalars['String']['output'];
  /** verified or unverified; only a verified one can be used */
  status: Scalars['String']['output'];
};

/** A page of a list */
export type CallerIdList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<CallerId>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * What a campaign of every kind has, however it reaches people: its audience in general, its life, its figures and its
 * bill. What is sent and from whom is each kind's own.
 */
export type Campaign = {
  /** The automation that made it; null where a person did */
  automationId?: Maybe<Scalars['ID']['output']>;
  /** How long it can be canceled before the first message leaves */
  cancelWindowSeconds: Scalars['Int']['output'];
  /** Why it was canceled: manual-cancellation or insufficient-funds */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Since when counts and cost are final */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Contacts that were chosen one by one */
  contactIds: Array<Scalars['ID']['output']>;
  cost: CampaignCost;
  counts: CampaignCounts;
  createdAt: Scalars['DateTime']['output'];
  /** Who made it */
  createdBy: Scalars['ID']['output'];
  /** immediately or later */
  deliveryType: Scalars['String']['output'];
  engagement: Engagement;
  /** Audiences that were chosen */
  groupIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  launchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** People left out, by reason */
  leftOut: Scalars['JSON']['output'];
  /** Where its counted links lead, and what became of each; null while that cannot be told */
  links?: Maybe<Array<CampaignLink>>;
  /** The most that it may cost: decimal, AUD */
  maxCost?: Maybe<Scalars['String']['output']>;
  /** transactional, marketing or review */
  messageType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** No message leaves after this time; past it the campaign waits */
  notLaterThan?: Maybe<Scalars['DateTime']['output']>;
  /** Units of all messages */
  parts: Scalars['Int']['output'];
  paused: Scalars['Boolean']['output'];
  /** Why it is paused: manual, suspended (the business may not send), cost-above-quote, send-window or too-late */
  pausedReason?: Maybe<Scalars['String']['output']>;
  /** Written in a hurry to a few people */
  quick: Scalars['Boolean']['output'];
  resendOf?: Maybe<ResendOf>;
  /** When it goes out, where it was told to go later */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Segments that were chosen, or all-contacts */
  segmentIds: Array<Scalars['String']['output']>;
  /** draft, pending (scheduled), running, completed or canceled */
  status: Scalars['String']['output'];
  /** How it reaches people: sms; others may follow */
  type: Scalars['String']['output'];
  /** What it is charged by: part; others may follow */
  unit: Scalars['String']['output'];
  /** Whether scheduledAt and the send window are each person's own clock's */
  useRecipientTimeZone: Scalars['Boolean']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
  /** Which part of Bellbird it waits for while nothing moves: audience, billing or owner */
  waitingFor?: Maybe<Scalars['String']['output']>;
};

/** Totals of campaigns that were launched in a time, a line a group of days in the business's zone, and when people got them */
export type CampaignAnalytics = {
  bounced: Scalars['Int']['output'];
  /** People whose text arrived, by weekday from Monday and hour of the business's zone: 7 × 24 */
  byHour: Array<Scalars['Int']['output']>;
  campaigns: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
  clickedPeople: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** Oldest first; a line only where there were campaigns */
  days: Array<CampaignDay>;
  delivered: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  outbound: Scalars['Int']['output'];
  parts: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
};

/** What a campaign was to cost, and what it was charged for */
export type CampaignBill = {
  /** The exact cost of the people as they were put together: decimal, AUD */
  agreed: Scalars['String']['output'];
  /** Parts of the texts that were sent; null where nobody counted them */
  chargedParts?: Maybe<Scalars['Int']['output']>;
  /** Decimal, AUD; null where parts differ in price, or none was charged */
  pricePerPart?: Maybe<Scalars['String']['output']>;
};

/** What a campaign costs: decimal, AUD */
export type CampaignCost = {
  /** What was taken for texts that were sent */
  charged: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  /** What is kept for it now; 0 at the end */
  held: Scalars['String']['output'];
};

/** People of a campaign by what became of their text. Exclusive: they add up to recipients (leftOut is apart) */
export type CampaignCounts = {
  /** Undelivered, failed or rejected */
  bounced: Scalars['Int']['output'];
  /** Canceled before they were sent */
  canceled: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  /** Chosen, but left out */
  leftOut: Scalars['Int']['output'];
  /** Accepted by the carrier, without a final receipt */
  outbound: Scalars['Int']['output'];
  /** Not sent yet */
  pending: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  /** Nobody can tell */
  unknown: Scalars['Int']['output'];
};

/** Campaigns that were launched on one day, in one week or in one month */
export type CampaignDay = {
  bounced: Scalars['Int']['output'];
  campaigns: Scalars['Int']['output'];
  charged: Scalars['String']['output'];
  clickedPeople: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  /** YYYY-MM-DD: the day, or the first of the week (a Monday) or month */
  day: Scalars['String']['output'];
  delivered: Scalars['Int']['output'];
  optedOut: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
  replied: Scalars['Int']['output'];
};

/** A link of a campaign that is counted */
export type CampaignLink = {
  /** People with a click that is no machine's */
  clickedPeople: Scalars['Int']['output'];
  /** Clicks that are no machine's */
  clicks: Scalars['Int']['output'];
  /** Clicks that a preview or a scanner made, as far as one can tell */
  likelyMachine: Scalars['Int']['output'];
  /** Where it leads */
  url: Scalars['String']['output'];
};

/** Of campaign-completed and campaign-canceled */
export type CampaignNotice = {
  /** The automation that paused by itself */
  automationId?: Maybe<Scalars['ID']['output']>;
  /** Null where single texts were stopped, or an automation paused: the name says which */
  campaignId?: Maybe<Scalars['ID']['output']>;
  /** Decimal, AUD */
  charged: Scalars['String']['output'];
  completedAt: Scalars['DateTime']['output'];
  /** People by what became of their text */
  counts: Scalars['JSON']['output'];
  currency: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why it did */
  pausedReason?: Maybe<Scalars['String']['output']>;
  /** Why it was canceled */
  reason?: Maybe<Scalars['String']['output']>;
};

/** How fast the people of a campaign are handled */
export type CampaignPace = {
  /** People a second within the last minute; null while nothing moves or it is too soon to say */
  perSecond?: Maybe<Scalars['Float']['output']>;
  /** Oldest first; a point only where somebody was handled */
  points: Array<PacePoint>;
  /** Seconds a point; the finest step with at most sixty points for the whole campaign */
  stepSeconds: Scalars['Int']['output'];
};

/** A page of a campaign's people */
export type CampaignPeople = {
  count: Scalars['Int']['output'];
  data: Array<CampaignPerson>;
  hasMore: Scalars['Boolean']['output'];
};

/** A person of a campaign, and what happened since */
export type CampaignPerson = {
  /** When it was known that it arrived, that it did not, or that it is not sent */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the network is asked again */
  nextLookAt?: Maybe<Scalars['DateTime']['output']>;
  optedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** stop-word: by text; public-page: on the opt-out page */
  optedOutBy?: Maybe<Scalars['String']['output']>;
  /** The place in the campaign, from 1: it stays */
  ordinal: Scalars['Int']['output'];
  queuedAt: Scalars['DateTime']['output'];
  recipient: Recipient;
  /** The first answer that is no STOP, and no START that undoes one */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** That answer, unless it was deleted since */
  reply?: Maybe<Scalars['String']['output']>;
  /** Since when the network owes an answer */
  unknownSince?: Maybe<Scalars['DateTime']['output']>;
};

/** The whole bill of a campaign before it is sent: exact, no estimate */
export type CampaignQuote = {
  /** What can be spent now */
  balance: Scalars['String']['output'];
  /** Decimal, AUD */
  cost: Scalars['String']['output'];
  costlyCharacters: Array<CostlyCharacter>;
  currency: Scalars['String']['output'];
  exact: Scalars['Boolean']['output'];
  /** People left out, by reason */
  leftOut: Scalars['JSON']['output'];
  /** Where the links lead that are shortened and counted */
  links: Array<Scalars['String']['output']>;
  /** Parts of all texts */
  parts: Scalars['Int']['output'];
  /** How many people get a text of so many parts */
  partsPerMessage: Scalars['JSON']['output'];
  recipients: Scalars['Int']['output'];
  /** Whether the balance covers the cost */
  sufficient: Scalars['Boolean']['output'];
  /** What it is charged by */
  unit: Scalars['String']['output'];
  /** The one given, else a new one: with it the campaign costs what this says; null without variants */
  variantSeed?: Maybe<Scalars['String']['output']>;
  /** Of variants: how many get each, and what they cost; null without */
  variants?: Maybe<Array<VariantQuote>>;
  /** Of useRecipientTimeZone: how many recipients are in which zone, most first; else none */
  zones: Array<ZonePeople>;
};

/** A saved card */
export type Card = {
  brand: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  /** As the card provider gave it */
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
};

/** The saved cards */
export type CardList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Card>;
  hasMore: Scalars['Boolean']['output'];
};

/** Of card-expiring */
export type CardNotice = {
  brand: Scalars['String']['output'];
  cardId: Scalars['ID']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
  /** What it pays for */
  usedBy: Array<Scalars['String']['output']>;
};

/** For the card form: the bank may want to hear from the person before a card is saved */
export type CardSetup = {
  clientSecret: Scalars['String']['output'];
};

export type ChangeEmailInput = {
  email?: InputMaybe<Scalars['String']['input']>;
};

/** The present password, of who has one, and the new one */
export type ChangePasswordInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** A lowercase and an uppercase letter, a digit and a special character */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** How a day is closed */
export type CloseWorkDayInput = {
  /** keep: who waits is still called; cancel: all are taken off, with a text. Must be said while people wait or are attended. */
  waiting?: InputMaybe<Scalars['String']['input']>;
};

/** A member as every other member sees one */
export type Colleague = {
  avatar?: Maybe<Avatar>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** invited, active, inactive or email-not-verified */
  status: Scalars['String']['output'];
};

/** Members as every other member sees them */
export type Colleagues = {
  data: Array<Colleague>;
};

/** Campaigns side by side */
export type ComparedCampaigns = {
  /** In the order that was asked for */
  data: Array<SmsCampaign>;
};

/** Of opt-out and opt-in */
export type ConsentNotice = {
  contactId?: Maybe<Scalars['ID']['output']>;
  decidedAt: Scalars['DateTime']['output'];
  phoneInternational: Scalars['String']['output'];
  /** marketing or all */
  scope: Scalars['String']['output'];
  /** Where the person decided */
  source: Scalars['String']['output'];
};

/** What the two boxes say; kept with who ticks them */
export type ConsentWording = {
  marketing: Scalars['String']['output'];
  review: Scalars['String']['output'];
};

/** A person or business that can be texted */
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
  /** The whole name; made of first and last name where nobody wrote one */
  name?: Maybe<Scalars['String']['output']>;
  /** A text of theirs left doubt: marketing and review wait until someone decides what they meant */
  onHold: Scalars['Boolean']['output'];
  /** ISO 3166 alpha-2 */
  phoneCountry: Scalars['String']['output'];
  /** E.164 */
  phoneInternational: Scalars['String']['output'];
  /** Without the calling code */
  phoneSignificant: Scalars['String']['output'];
  /** Ids of tags */
  tags: Array<Scalars['ID']['output']>;
  /** Since when it is in the trash; null for a live contact */
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
  /** Why campaigns leave this number out; null for one that can be texted */
  warning?: Maybe<Scalars['String']['output']>;
};

/** Contacts who agreed to other channels; 0 until there are any */
export type ContactChannels = {
  email: Scalars['Int']['output'];
  voice: Scalars['Int']['output'];
};

/** A contact to be made */
export type ContactInput = {
  /** Values of custom fields by key: text, number, true or false, YYYY-MM-DD, or an item of a category */
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** transactional-only if not given */
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

/** Levels are as they were at the end of each group, added and removed what happened in it */
export type ContactLine = {
  key: Scalars['String']['output'];
  points: Array<ContactPoint>;
};

/** How many contacts there were, and how many came and went */
export type ContactLines = {
  lines: Array<ContactLine>;
};

/** A page of a list */
export type ContactList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Contact>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A phone and whose it is */
export type ContactOfPhone = {
  /** Values of its custom fields by key */
  attributes: Scalars['JSON']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As staff see it; null where nothing is known but the phone */
  name?: Maybe<Scalars['String']['output']>;
  /** E.164 */
  phone: Scalars['String']['output'];
};

/** A contact to be changed: only what is given */
export type ContactPatch = {
  /** Merged by key; null removes one */
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** subscribed, unsubscribed or transactional-only */
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** The whole name; made of first and last name where nobody wrote one */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As a person types it */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Of a phone without a calling code; default: the business's country */
  phoneCountry?: InputMaybe<Scalars['String']['input']>;
  /** Replaces all */
  tags?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Contacts by what they agreed to */
export type ContactPie = {
  channels: ContactChannels;
  slices: Array<ContactSlice>;
  total: Scalars['Int']['output'];
};

/** A group of days */
export type ContactPoint = {
  /** Its first day */
  day: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

/** Contacts of one marketing status */
export type ContactSlice = {
  count: Scalars['Int']['output'];
  key: Scalars['String']['output'];
};

/** What a customer wrote and was answered: one a phone */
export type Conversation = {
  /** The member who sees to it */
  assignedTo?: Maybe<Scalars['ID']['output']>;
  /** What a text seems to say that is no STOP word: opt-out, wrong-number or complaint; ended by a decision of staff, or by START */
  attention?: Maybe<Scalars['String']['output']>;
  /** Whether a text may go to this person */
  canReply: Scalars['Boolean']['output'];
  /** Why none may: opted-out */
  canReplyReason?: Maybe<Scalars['String']['output']>;
  contactId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  lastAt: Scalars['DateTime']['output'];
  /** Who wrote it: the customer (in) or staff (out) */
  lastDirection: Scalars['String']['output'];
  /** The newest inbound text or reply */
  lastText: Scalars['String']['output'];
  /** As it stood on the newest text to this person, else as contacts has it */
  name?: Maybe<Scalars['String']['output']>;
  /** Marketing and review texts to this person wait for a decision */
  onHold: Scalars['Boolean']['output'];
  /** The customer, E.164 */
  phoneInternational: Scalars['String']['output'];
  /** When a snoozed one is open again */
  snoozeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** open, snoozed or done; a text of the customer opens it */
  status: Scalars['String']['output'];
  /** Texts of the customer since it was read */
  unread: Scalars['Int']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** What is changed of a conversation: only what is given */
export type ConversationInput = {
  /** A member of the business; null: nobody */
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  /** What the person meant: opt-out (no texts any more) or keep (promotions go on) */
  decision?: InputMaybe<Scalars['String']['input']>;
  /** true: all of it is read; false: its newest text is unread again */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** When a snoozed one is open again: still to come, within a year */
  snoozeUntil?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a list */
export type ConversationList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Conversation>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A text of a conversation, as far as it was part of a campaign */
export type ConversationMessage = {
  at: Scalars['DateTime']['output'];
  /** The campaign that it was part of */
  campaignId?: Maybe<Scalars['ID']['output']>;
  /** The name of the campaign that it was part of; null where that was deleted */
  campaignName?: Maybe<Scalars['String']['output']>;
  /** Decimal, AUD; null where nothing was charged */
  cost?: Maybe<Scalars['String']['output']>;
  /** Who wrote it: the customer (in) or the business (out) */
  direction: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** inbound, campaign, or what a single text was for */
  kind: Scalars['String']['output'];
  /** Addresses of pictures */
  media: Array<Scalars['String']['output']>;
  /** The member who wrote it */
  sentBy?: Maybe<Scalars['ID']['output']>;
  /** The finer word: queued, sending, checking, accepted, sent, delivered, undelivered, failed, rejected, unknown, skipped */
  state?: Maybe<Scalars['String']['output']>;
  /** Of a text out: pending, outbound, delivered, bounced, unknown or canceled */
  status?: Maybe<Scalars['String']['output']>;
  /** Of a one-time code: Code */
  text: Scalars['String']['output'];
};

/** A character that makes texts longer, and what it would save to replace it */
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
  /** ISO 3166 alpha-2 */
  country: Scalars['String']['output'];
  /** Decimal, six places */
  price: Scalars['String']['output'];
};

/** Who made something */
export type Creator = {
  id: Scalars['ID']['output'];
  /** null while it cannot be known */
  name?: Maybe<Scalars['String']['output']>;
};

/** Credit that was given or taken */
export type Credit = {
  amount: Scalars['String']['output'];
  /** What can be spent after it */
  balance: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** What an admin gives a business, or takes with a minus */
export type CreditInput = {
  /** Decimal, AUD, in whole cents; at most 1,000.00 either way */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Why; it stands in the trail of the business */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What people did with a campaign within 7 days, while its text was the newest to them */
export type Engagement = {
  /** People with a click that is no machine's */
  clickedPeople: Scalars['Int']['output'];
  /** Clicks that are no machine's */
  clicks: Scalars['Int']['output'];
  complained: Scalars['Int']['output'];
  /** Calls that a person took */
  human: Scalars['Int']['output'];
  /** Clicks that a preview or a scanner made, as far as one can tell */
  likelyMachine: Scalars['Int']['output'];
  /** Calls that a machine took */
  machine: Scalars['Int']['output'];
  opened: Scalars['Int']['output'];
  openedByMachine: Scalars['Int']['output'];
  /** People who opted out themselves: by text or on the page */
  optedOut: Scalars['Int']['output'];
  /** People who answered anything but a STOP, or a START that undoes one */
  replied: Scalars['Int']['output'];
};

/** A file of rows, and its progress */
export type ExportJob = {
  /** When the link expires */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Percent */
  progress: Scalars['Int']['output'];
  /** Rows in the file so far */
  rows: Scalars['Int']['output'];
  /** Its state: queued, running, completed or failed */
  status: Scalars['String']['output'];
  /** Where the file is fetched, once it is completed: a signed link */
  url?: Maybe<Scalars['String']['output']>;
};

/** Of export-success and export-failed */
export type ExportNotice = {
  jobId: Scalars['ID']['output'];
  /** Why it could not be made: a code of the API, or internal */
  reason?: Maybe<Scalars['String']['output']>;
  /** What was exported, such as contacts */
  resource: Scalars['String']['output'];
  /** Rows in the file, where there is one */
  rows?: Maybe<Scalars['Int']['output']>;
};

/** A value of a field */
export type FieldValue = {
  /** How many rows have it */
  count: Scalars['Int']['output'];
  /** As a filter takes it: a text, a word, an item, the id of a tag; yes, no or undetermined */
  value: Scalars['String']['output'];
};

/** The values of a field, the most frequent first */
export type FieldValues = {
  /** At most 50 */
  data: Array<FieldValue>;
};

/** A file that is about to be uploaded */
export type FileInput = {
  bytes?: InputMaybe<Scalars['Int']['input']>;
  /** As its first bytes will say */
  contentType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** It decides what is taken, and who may read it */
  purpose?: InputMaybe<Scalars['String']['input']>;
};

/** Where to put the bytes of a new file */
export type FileUpload = {
  bucketPath: Scalars['String']['output'];
  /** Until when */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** PUT the bytes there, with the announced type */
  uploadUrl: Scalars['String']['output'];
};

/** How filters join: all of them hold, or any of them */
export type FiltersMatch =
  /** Every filter holds */
  | 'all'
  /** At least one filter holds */
  | 'any';

/** The answers that a privacy policy is made of */
export type GeneratedPolicy = {
  /** Whether programs make decisions that matter to people */
  automatedDecisions: Scalars['Boolean']['output'];
  /** What is kept of customers */
  collects: Array<Scalars['String']['output']>;
  contactEmail: Scalars['String']['output'];
  contactPhone: Scalars['String']['output'];
  /** Whether some of it is about health */
  health: Scalars['Boolean']['output'];
  /** Countries that data goes to, beside the carrier's: ISO 3166 alpha-2 */
  overseas: Array<Scalars['String']['output']>;
  postalAddress: Scalars['String']['output'];
  purposes: Array<Scalars['String']['output']>;
};

/** The answers that a privacy policy is made of: only what is given is changed */
export type GeneratedPolicyInput = {
  automatedDecisions?: InputMaybe<Scalars['Boolean']['input']>;
  collects?: InputMaybe<Array<Scalars['String']['input']>>;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  health?: InputMaybe<Scalars['Boolean']['input']>;
  overseas?: InputMaybe<Array<Scalars['String']['input']>>;
  postalAddress?: InputMaybe<Scalars['String']['input']>;
  purposes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What comes of a log-in with Google: a session or its second step, an account to be made, one to be linked, or the person whose account is linked now */
export type GoogleAnswer = {
  accessToken?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** Links the account of the address, once its password is given */
  linkToken?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  secondStepToken?: Maybe<Scalars['String']['output']>;
  /** Makes an account, with email, firstName and lastName as Google says */
  signUpToken?: Maybe<Scalars['String']['output']>;
  twoFactorRequired?: Maybe<Scalars['Boolean']['output']>;
  user?: Maybe<AuthUser>;
};

/** What Google sent back */
export type GoogleCallbackInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  flowToken?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

/** The link of an invitation */
export type GoogleInvitationInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What proves that the account to be linked is one's own */
export type GoogleLinkInput = {
  /** Of the authenticator, or a recovery code, where two-factor is on */
  code?: InputMaybe<Scalars['String']['input']>;
  linkToken?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A business, whose owner Google knows */
export type GoogleSignUpInput = {
  /** true */
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2 */
  country?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  signUpToken?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Where the browser goes, and what the tab keeps */
export type GoogleStart = {
  authorizationUrl: Scalars['String']['output'];
  /** Stays in the tab: without it the answer of Google is worth nothing */
  flowToken: Scalars['String']['output'];
};

/** What a log-in with Google is for */
export type GoogleStartInput = {
  intent?: InputMaybe<Scalars['String']['input']>;
  /** Which invitation is joined with it */
  invitation?: InputMaybe<GoogleInvitationInput>;
};

/** What happens on public holidays */
export type HolidayHours = {
  hours: Array<HoursStretch>;
  /** closed; open: as in any week; hours: those named here */
  observe: Scalars['String']['output'];
  /** A state or territory of Australia; null: no public holidays are kept */
  state?: Maybe<Scalars['String']['output']>;
};

/** What happens on public holidays */
export type HolidayHoursInput = {
  hours?: InputMaybe<Array<HoursStretchInput>>;
  observe?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A day unlike its weekday; closed without hours */
export type HoursException = {
  date: Scalars['String']['output'];
  hours: Array<HoursStretch>;
  note: Scalars['String']['output'];
};

/** A day unlike its weekday; closed without hours */
export type HoursExceptionInput = {
  date?: InputMaybe<Scalars['String']['input']>;
  hours?: InputMaybe<Array<HoursStretchInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** From when to when; an end at or before its beginning is on the next day */
export type HoursStretch = {
  from: Scalars['String']['output'];
  /** 24:00 is midnight */
  to: Scalars['String']['output'];
};

/** From when to when */
export type HoursStretchInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

/** An import of contacts from a file */
export type ImportJob = {
  created: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Headings that matched nothing and were passed over */
  ignoredColumns: Array<Scalars['String']['output']>;
  /** Of the created and updated: those that came in without a value that does not fit its field */
  incomplete: Scalars['Int']['output'];
  /** Percent */
  progress: Scalars['Int']['output'];
  /** Rows by the code of their reason */
  reasons: Scalars['JSON']['output'];
  rejected: Scalars['Int']['output'];
  /** The rejected and the incomplete rows as CSV: a link of an hour */
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
  /** The customer, E.164 */
  from: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The word that it is, where it is one that opts out or in: stop, start */
  keyword?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
  /** The number that was texted, E.164 */
  to: Scalars['String']['output'];
};

/** A page of a list */
export type InboundSmsList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<InboundSms>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Of inbound-sms; the text itself is read by inboundId */
export type InboundSmsNotice = {
  contactId?: Maybe<Scalars['ID']['output']>;
  /** Where it is read and answered; null of one that came before there were conversations */
  conversationId?: Maybe<Scalars['ID']['output']>;
  from: Scalars['String']['output'];
  inboundId: Scalars['ID']['output'];
  keyword?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  to: Scalars['String']['output'];
};

/** An invitation, as whoever holds its link sees it */
export type Invitation = {
  businessName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the address has an account in another business, which may move */
  hasAccount: Scalars['Boolean']['output'];
  /** Who sent it */
  invitedBy: Scalars['String']['output'];
};

/** Invitations that were sent */
export type InvitedUsers = {
  count: Scalars['Int']['output'];
  data: Array<User>;
};

/** What somebody gives to join */
export type JoinInput = {
  /** true */
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Where the address has an account already: it moves, with its name, password and second step */
  move?: InputMaybe<MoveInput>;
  /** A lowercase and an uppercase letter, a digit and a special character */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The right of a screen in the shop to add people */
export type KioskKey = {
  kioskKey: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** How many people were left out, by the first reason that holds; every reason, 0 too */
export type LeftOut = {
  duplicatePhone: Scalars['Int']['output'];
  inTrash: Scalars['Int']['output'];
  /** A number that cannot be texted, such as a landline */
  invalidPhone: Scalars['Int']['output'];
  /** Not subscribed to marketing */
  noConsent: Scalars['Int']['output'];
  noPhone: Scalars['Int']['output'];
  /** A country without a price */
  noPrice: Scalars['Int']['output'];
  /** A text of theirs left doubt: marketing and review wait until somebody decides what they meant */
  onHold: Scalars['Int']['output'];
  /** Asked for a review a short while ago */
  recentlyAsked: Scalars['Int']['output'];
  /** A country that the sender does not reach */
  senderCountry: Scalars['Int']['output'];
  /** Over 1,600 characters once it is rendered */
  tooLong: Scalars['Int']['output'];
  unsubscribed: Scalars['Int']['output'];
};

/** The generic list query */
export type ListQuery = {
  /** The cursor that the page before gave for the next one */
  after?: InputMaybe<Scalars['String']['input']>;
  /** Which rows: a list of filters */
  filters?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether all filters hold or any of them; all if not given */
  filtersMatch?: InputMaybe<FiltersMatch>;
  /** How many rows at most; 0, the default, means as many as a page may hold, which is 1,000 */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** How many rows to pass over; not together with after */
  skip?: InputMaybe<Scalars['Int']['input']>;
  /** Up to five fields and their directions, such as lastName:asc,createdAt:desc; without a direction a field ascends */
  sortBy?: InputMaybe<Scalars['String']['input']>;
};

/** Of review-configuration */
export type ListingNotice = {
  listingName: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
};

/** A log-in of one's own */
export type LogIn = {
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Such as: Firefox on Windows */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  isLocked: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

export type LogInList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<LogIn>;
  hasMore: Scalars['Boolean']['output'];
};

/** A member as notifications mails one */
export type MailedMember = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  permissions: Array<Scalars['String']['output']>;
};

/** Whom a business has, and what it is called */
export type MailedMembers = {
  businessName: Scalars['String']['output'];
  members: Array<MailedMember>;
  timeZone: Scalars['String']['output'];
};

/** Bookmarked pages */
export type MarkersInput = {
  /** Replaces all */
  markers?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A business of the platform */
export type Merchant = {
  /** What can be spent */
  balance: Scalars['String']['output'];
  /** What the campaigns and single texts of the last 30 days were charged */
  chargedLast30Days: Scalars['String']['output'];
  /** ISO 3166 alpha-2 */
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** When someone of the business last logged in */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** What is owed after charges that the balance could not pay */
  owed: Scalars['String']['output'];
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** Of several, the first who still works there */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** active, or suspended: then nothing is sent */
  status: Scalars['String']['output'];
  /** Until when its owner lets support look */
  supportUntil?: Maybe<Scalars['DateTime']['output']>;
  suspensions: Array<Suspension>;
  timeZone: Scalars['String']['output'];
  /** People of the business; who is only invited is none */
  users: Scalars['Int']['output'];
};

/** What the platform or its support did to a business */
export type MerchantAct = {
  /** A word of the audit trail, such as credit.given */
  action: Scalars['String']['output'];
  /** Of credit: decimal, AUD */
  amount?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Who of us did it */
  by: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

/** A page of a list */
export type MerchantList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Merchant>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Somebody who works in a business */
export type MerchantPerson = {
  id: Scalars['ID']['output'];
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

/** What proves whose account it is that moves */
export type MoveInput = {
  /** Of the authenticator, or a recovery code, where two-factor is on */
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Adds an item to a category; one that is there already is no error */
  addAttributeItem?: Maybe<Attribute>;
  /** Saves a card that the card form has made; the first is the one that pays */
  addCreditCard?: Maybe<Card>;
  /** Lets support look, for some hours */
  allowSupport?: Maybe<SupportAccess>;
  /** Joins the list */
  bookTurn?: Maybe<BookedTurn>;
  /** Calls who is first */
  callNextTurn?: Maybe<Turn>;
  /** Asks to change one's address: a code and a link go to the new one, a notice to the old */
  changeEmail?: Maybe<Scalars['Boolean']['output']>;
  /** Leaves, lets one pass, says that they are coming, comes back */
  changeOwnTurn?: Maybe<PublicTurn>;
  /** Changes the password; all other sessions end */
  changePassword?: Maybe<Scalars['Boolean']['output']>;
  /** Calls, ends, puts back, moves, nudges or corrects a turn */
  changeTurn?: Maybe<Turn>;
  /** Closes the list */
  closeWorkDay?: Maybe<WorkDay>;
  /** Ends an upload: its bytes are read, checked and kept */
  completeFile?: Maybe<StoredFile>;
  /** Changes one's address with the code of the mail; other sessions end */
  confirmEmailChange?: Maybe<AuthUser>;
  /** Makes one */
  createAttribute?: Maybe<Attribute>;
  /** Makes one */
  createAudience?: Maybe<Audience>;
  /** Makes one */
  createAutomation?: Maybe<Automation>;
  /** Nothing where the provider saves cards without asking the bank */
  createCardSetup?: Maybe<CardSetup>;
  /** Makes one */
  createContact?: Maybe<Contact>;
  /** Begins an upload */
  createFile?: Maybe<FileUpload>;
  /** The right of a screen in the shop to add people, for 90 days */
  createKioskKey?: Maybe<KioskKey>;
  /** Makes one */
  createSegment?: Maybe<Segment>;
  /** Sends a campaign off, now or on its day */
  createSmsCampaign?: Maybe<SmsCampaign>;
  /** Makes one */
  createSmsTemplate?: Maybe<SmsTemplate>;
  /** Makes one */
  createTag?: Maybe<Tag>;
  /** Asks for a payment; with a card it is confirmed at once */
  createTopUpPaymentIntent?: Maybe<TopUpPaymentIntent>;
  /** Adds a person to the list */
  createTurn?: Maybe<Turn>;
  /** Makes one */
  createUser?: Maybe<User>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteAttribute?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteAttributes?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteAudience?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteAudiences?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteAutomation?: Maybe<Scalars['Boolean']['output']>;
  /** Removes the avatar */
  deleteAvatar?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteContact?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteContacts?: Maybe<BulkResult>;
  /** Deletes a file that nothing uses */
  deleteFile?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteInboundSms?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteInboundSmsList?: Maybe<BulkResult>;
  /** Ends all of them */
  deleteKioskKeys?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteNotification?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteNotifications?: Maybe<BulkResult>;
  /** Removes a saved card */
  deletePaymentMethod?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteSegment?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteSegments?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteSmsCampaign?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteSmsCampaigns?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteSmsTemplate?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteSmsTemplates?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteTag?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteTags?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteTurn?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteTurns?: Maybe<BulkResult>;
  /** Deletes one; with trash, for good and only from the trash */
  deleteUser?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes many; with trash, for good and only from the trash */
  deleteUsers?: Maybe<BulkResult>;
  /** Turns two-factor off with a code of the authenticator or a recovery code */
  disableTwoFactor?: Maybe<AuthUser>;
  /** Turns two-factor off with the code of the mail */
  disableTwoFactorByEmail?: Maybe<AuthUser>;
  /** Throws the draft of a campaign away */
  discardDraftCampaign?: Maybe<AuthUser>;
  /** Throws the draft of a quick campaign away */
  discardDraftQuickCampaign?: Maybe<AuthUser>;
  /** Takes the link with Google away */
  disconnectGoogle?: Maybe<AuthUser>;
  /** Makes a copy of a template, which is the caller's own */
  duplicateSmsTemplate?: Maybe<SmsTemplate>;
  /** Turns two-factor on with a code of the authenticator; other sessions end */
  enableTwoFactor?: Maybe<TwoFactorEnabled>;
  /** Logs out one of one's own log-ins */
  endLogIn?: Maybe<Scalars['Boolean']['output']>;
  /** Logs out everywhere else; devices are remembered no more */
  endOtherLogIns?: Maybe<Scalars['Boolean']['output']>;
  /** Ends the access of support at once */
  endSupport?: Maybe<Scalars['Boolean']['output']>;
  /** Logs somebody out everywhere */
  endUserSessions?: Maybe<Scalars['Boolean']['output']>;
  /** Writes the rows that the query leaves to a file */
  exportAttributes?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportAudiences?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportAuditEntries?: Maybe<ExportJob>;
  /** Writes a CSV file with a row a person who was left out of a campaign */
  exportCampaignLeftOut?: Maybe<ExportJob>;
  /** Writes a CSV file with a row a person of a campaign, or of those in one state */
  exportCampaignRecipients?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportContacts?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportInboundSmsList?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportMerchants?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportSegments?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportSmsCampaigns?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportSmsTemplates?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportTags?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportTurns?: Maybe<ExportJob>;
  /** Writes the rows that the query leaves to a file */
  exportUsers?: Maybe<ExportJob>;
  /** Ends a log-in with Google */
  finishGoogle?: Maybe<GoogleAnswer>;
  /** Does what the button of a mail's page says: new-email, undo-email or stop-recovery */
  followLink?: Maybe<Scalars['Boolean']['output']>;
  /** Sends a mail with which a new password can be chosen */
  forgotPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Gives a business credit, or takes it with a minus: once an idempotency key */
  giveCredit?: Maybe<Credit>;
  /** Invites people by e-mail: all of them or none */
  inviteUsers?: Maybe<InvitedUsers>;
  /** Joins the business that sent the invitation, and signs in */
  joinByInvitation?: Maybe<SignedIn>;
  /** Leaves the business; the account is gone */
  leaveBusiness?: Maybe<Scalars['Boolean']['output']>;
  /** Links an account that has a password with Google, and signs in */
  linkGoogle?: Maybe<SignedIn>;
  /** Locks the session: nothing but unlockSession is answered to it */
  lockSession?: Maybe<Scalars['Boolean']['output']>;
  /** Ends the session */
  logOut?: Maybe<Scalars['Boolean']['output']>;
  /** Marks them seen by the asking person. Ids that are unknown or another's are named, and then none is marked. */
  markNotificationsViewed?: Maybe<Scalars['Boolean']['output']>;
  /** Opens the list; one that is open stays as it is */
  openWorkDay?: Maybe<WorkDay>;
  /** Opts a person out, or in again */
  optOut?: Maybe<OptOutInfo>;
  /** Takes no new turns for a moment, or takes them again */
  pauseWorkDay?: Maybe<WorkDay>;
  /** Changes a refresh token for new tokens */
  refreshTokens?: Maybe<Tokens>;
  /** Lets a business send again; what was paused waits for a person */
  reinstateMerchant?: Maybe<Merchant>;
  /** New recovery codes; the old are dead */
  renewRecoveryCodes?: Maybe<RecoveryCodes>;
  /** Answers the person of a conversation, and charges it */
  replyToConversation?: Maybe<Reply>;
  /** Asks those who can give it for a permission */
  requestAccess?: Maybe<AccessRequest>;
  /** Sends the code again */
  resendEmailCode?: Maybe<Scalars['Boolean']['output']>;
  /** Sends an invitation again: the link of before is dead */
  resendInvitation?: Maybe<User>;
  /** Chooses a new password with the token of the mail */
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Turns a member's two-factor off: the person is mailed, and enrols anew */
  resetTwoFactor?: Maybe<Scalars['Boolean']['output']>;
  /** Takes one out of the trash */
  restoreContact?: Maybe<Contact>;
  /** Takes many out of the trash */
  restoreContacts?: Maybe<BulkResult>;
  /** Takes one out of the trash */
  restoreSmsTemplate?: Maybe<SmsTemplate>;
  /** Takes many out of the trash */
  restoreSmsTemplates?: Maybe<BulkResult>;
  /** Keeps the draft of a campaign: one a person */
  saveDraftCampaign?: Maybe<AuthUser>;
  /** Keeps the draft of a quick campaign: one a person */
  saveDraftQuickCampaign?: Maybe<AuthUser>;
  /** Keeps a draft among the campaigns; with an id, replaces that one */
  saveHardDraft?: Maybe<SmsCampaign>;
  /** The second step of a log-in: six digits, or a recovery code */
  secondStepLogIn?: Maybe<SecondStepDone>;
  /** Mails a code for a step-up, to who has neither password nor two-factor */
  sendStepUpCode?: Maybe<Scalars['Boolean']['output']>;
  /** Sends a text to at most five phones, and charges it */
  sendTestSms?: Maybe<TestSend>;
  /** Mails a code with which two-factor can be turned off */
  sendTwoFactorEmailCode?: Maybe<Scalars['Boolean']['output']>;
  /** Changes icon and logo */
  setAccountSettingsBranding?: Maybe<AccountSettingsBranding>;
  /** Changes account details */
  setAccountSettingsDetails?: Maybe<AccountSettingsDetails>;
  /** Changes the opening hours */
  setAccountSettingsOpeningHours?: Maybe<AccountSettingsOpeningHours>;
  /** Publishes a privacy policy */
  setAccountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  /** Uses an image that was uploaded */
  setAvatar?: Maybe<AuthUser>;
  /** Changes a person's name */
  setBasicInformation?: Maybe<AuthUser>;
  /** Makes a card the one that pays */
  setDefaultPaymentMethod?: Maybe<Card>;
  /** Keeps bookmarked pages */
  setMarkers?: Maybe<AuthUser>;
  /** Sets the flags that are given */
  setTenantFlags?: Maybe<Scalars['JSON']['output']>;
  /** Sets the flags that are given */
  setUserFlags?: Maybe<UserFlags>;
  /** Changes the settings of the waiting list */
  setWaitingListSettings?: Maybe<WaitingListSettings>;
  /** Signs in with e-mail and password */
  signIn?: Maybe<SignInAnswer>;
  /** Makes an account for a business */
  signUp?: Maybe<SignedUp>;
  /** Makes an account for a business, whose owner logs in with Google */
  signUpWithGoogle?: Maybe<SignedIn>;
  /** Begins a log-in with Google */
  startGoogle?: Maybe<GoogleStart>;
  /** Begins the slow way back */
  startSecondStepRecovery?: Maybe<SecondStepRecovery>;
  /** Looks at a business as its administrator, read-only, where its owner allowed it */
  startSupportSession?: Maybe<SignedIn>;
  /** Proves who it is that is signed in, for what needs a fresh proof */
  stepUp?: Maybe<SteppedUp>;
  /** Pauses the sending of a business: what runs pauses, nothing is sent until a person resumes it */
  suspendMerchant?: Maybe<Merchant>;
  /** Puts tags on all chosen contacts; who has one already keeps it */
  tagContacts?: Maybe<TagContactsResult>;
  /** Takes an import back, for 30 days */
  undoContactsImport?: Maybe<ImportJob>;
  /** Opens a locked session */
  unlockSession?: Maybe<Tokens>;
  /** Turns off the mails of the kinds that a mail told, as its link and its List-Unsubscribe say. Again it answers the same. */
  unsubscribeFromNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** Takes tags off all chosen contacts */
  untagContacts?: Maybe<TagContactsResult>;
  /** Changes a setting of the platform */
  updateAppSetting?: Maybe<AppSetting>;
  /** Changes the members that are given */
  updateAttribute?: Maybe<Attribute>;
  /** Changes the members that are given */
  updateAudience?: Maybe<Audience>;
  /** Changes the members that are given */
  updateAutomation?: Maybe<Automation>;
  /** Changes a setting of the business */
  updateBusinessSetting?: Maybe<BusinessSetting>;
  /** Changes the members that are given */
  updateContact?: Maybe<Contact>;
  /** Reads, assigns, snoozes, ends or decides a conversation */
  updateConversation?: Maybe<Conversation>;
  /** Changes the members that are given */
  updateNotification?: Maybe<Notification>;
  /** Changes what the asking person is told. Answers the whole list. */
  updateNotificationPreferences?: Maybe<NotificationPreferences>;
  /** Changes the members that are given */
  updateSegment?: Maybe<Segment>;
  /** Changes, pauses or cancels a campaign; what it takes depends on its status */
  updateSmsCampaign?: Maybe<SmsCampaign>;
  /** Changes the members that are given */
  updateSmsTemplate?: Maybe<SmsTemplate>;
  /** Changes the members that are given */
  updateTag?: Maybe<Tag>;
  /** Corrects who a turn is of */
  updateTurn?: Maybe<Turn>;
  /** Changes the members that are given */
  updateUser?: Maybe<User>;
  /** Logs in with the code of the slow way back; two-factor is off */
  useSecondStepRecovery?: Maybe<SignedIn>;
  /** Verifies an address with the code of the mail, and signs in */
  verifyEmail?: Maybe<SignedIn>;
};


export type MutationAddAttributeItemArgs = {
  id: Scalars['ID']['input'];
  item: Scalars['String']['input'];
};


export type MutationAddCreditCardArgs = {
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAllowSupportArgs = {
  input: SupportAccessInput;
};


export type MutationBookTurnArgs = {
  input: BookTurnInput;
  tenantUuid: Scalars['String']['input'];
};


export type MutationCallNextTurnArgs = {
  input?: InputMaybe<CallNextInput>;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationChangeOwnTurnArgs = {
  id: Scalars['String']['input'];
  input: OwnTurnInput;
  turnToken: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeTurnArgs = {
  id: Scalars['ID']['input'];
  input: TurnChange;
};


export type MutationCloseWorkDayArgs = {
  input?: InputMaybe<CloseWorkDayInput>;
};


export type MutationCompleteFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmEmailChangeArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateAttributeArgs = {
  input: AttributeInput;
};


export type MutationCreateAudienceArgs = {
  input: AudienceInput;
};


export type MutationCreateAutomationArgs = {
  input: AutomationInput;
};


export type MutationCreateContactArgs = {
  input: ContactInput;
};


export type MutationCreateFileArgs = {
  input: FileInput;
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


export type MutationCreateTurnArgs = {
  input: BookTurnInput;
};


export type MutationCreateUserArgs = {
  input: UserInput;
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


export type MutationDeleteAutomationArgs = {
  id: Scalars['ID']['input'];
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


export type MutationDeleteFileArgs = {
  id: Scalars['ID']['input'];
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


export type MutationDeleteTurnArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteTurnsArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUsersArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDisableTwoFactorArgs = {
  code: Scalars['String']['input'];
  input?: InputMaybe<PasswordProofInput>;
};


export type MutationDisableTwoFactorByEmailArgs = {
  code: Scalars['String']['input'];
  input?: InputMaybe<PasswordProofInput>;
};


export type MutationDuplicateSmsTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnableTwoFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationEndLogInArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExportAttributesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAudiencesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAuditEntriesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportCampaignLeftOutArgs = {
  campaignId: Scalars['ID']['input'];
};


export type MutationExportCampaignRecipientsArgs = {
  campaignId: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
};


export type MutationExportContactsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportInboundSmsListArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportMerchantsArgs = {
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


export type MutationExportTurnsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportUsersArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationFinishGoogleArgs = {
  input: GoogleCallbackInput;
};


export type MutationFollowLinkArgs = {
  kind: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationGiveCreditArgs = {
  id: Scalars['ID']['input'];
  input: CreditInput;
};


export type MutationInviteUsersArgs = {
  people: Array<UserInput>;
  resend?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationJoinByInvitationArgs = {
  email: Scalars['String']['input'];
  input: JoinInput;
  token: Scalars['String']['input'];
};


export type MutationLinkGoogleArgs = {
  input: GoogleLinkInput;
};


export type MutationMarkNotificationsViewedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationOpenWorkDayArgs = {
  input?: InputMaybe<OpenWorkDayInput>;
};


export type MutationOptOutArgs = {
  contactId: Scalars['ID']['input'];
  input: OptOutInput;
  optOutToken: Scalars['String']['input'];
};


export type MutationPauseWorkDayArgs = {
  input: PauseInput;
};


export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationReinstateMerchantArgs = {
  id: Scalars['ID']['input'];
  input: SuspensionInput;
};


export type MutationReplyToConversationArgs = {
  id: Scalars['ID']['input'];
  input: ReplyInput;
};


export type MutationRequestAccessArgs = {
  input: AccessRequestInput;
};


export type MutationResendEmailCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationResetTwoFactorArgs = {
  id: Scalars['ID']['input'];
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


export type MutationSecondStepLogInArgs = {
  code: Scalars['String']['input'];
  input?: InputMaybe<SecondStepInput>;
  secondStepToken: Scalars['String']['input'];
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


export type MutationSetAccountSettingsOpeningHoursArgs = {
  input: AccountSettingsOpeningHoursInput;
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


export type MutationSetWaitingListSettingsArgs = {
  input: WaitingListSettingsInput;
};


export type MutationSignInArgs = {
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationSignUpWithGoogleArgs = {
  input: GoogleSignUpInput;
};


export type MutationStartGoogleArgs = {
  input: GoogleStartInput;
};


export type MutationStartSecondStepRecoveryArgs = {
  secondStepToken: Scalars['String']['input'];
};


export type MutationStartSupportSessionArgs = {
  input: SupportSessionInput;
  tenantId: Scalars['ID']['input'];
};


export type MutationStepUpArgs = {
  input: ProofInput;
};


export type MutationSuspendMerchantArgs = {
  id: Scalars['ID']['input'];
  input: SuspensionInput;
};


export type MutationTagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationUndoContactsImportArgs = {
  jobId: Scalars['ID']['input'];
};


export type MutationUnlockSessionArgs = {
  input: ProofInput;
  refreshToken: Scalars['String']['input'];
};


export type MutationUnsubscribeFromNotificationsArgs = {
  token: Scalars['String']['input'];
};


export type MutationUntagContactsArgs = {
  selection: Selection;
  tags: Array<Scalars['ID']['input']>;
};


export type MutationUpdateAppSettingArgs = {
  id: Scalars['ID']['input'];
  input: SettingInput;
};


export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  input: AttributePatch;
};


export type MutationUpdateAudienceArgs = {
  id: Scalars['ID']['input'];
  input: AudiencePatch;
};


export type MutationUpdateAutomationArgs = {
  id: Scalars['ID']['input'];
  input: AutomationPatch;
};


export type MutationUpdateBusinessSettingArgs = {
  id: Scalars['ID']['input'];
  input: SettingInput;
};


export type MutationUpdateContactArgs = {
  id: Scalars['ID']['input'];
  input: ContactPatch;
};


export type MutationUpdateConversationArgs = {
  id: Scalars['ID']['input'];
  input: ConversationInput;
};


export type MutationUpdateNotificationArgs = {
  id: Scalars['ID']['input'];
  input: NotificationPatch;
};


export type MutationUpdateNotificationPreferencesArgs = {
  data: Array<NotificationPreferenceInput>;
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


export type MutationUpdateTurnArgs = {
  id: Scalars['ID']['input'];
  input: TurnPatch;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserPatch;
};


export type MutationUseSecondStepRecoveryArgs = {
  code: Scalars['String']['input'];
  secondStepToken: Scalars['String']['input'];
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
  /** campaign-completed, campaign-canceled, prepaid-package-payment-succeed, prepaid-package-payment-failed, opt-out, opt-in, inbound-sms, export-success, export-failed, access-requested, user-joined, review-configuration, dedicated-number-payment-succeed, dedicated-number-payment-failed, dedicated-number-subscription-active, dedicated-number-subscription-expired, dedicated-number-subscription-past-due, dedicated-number-subscription-canceled, auto-top-up-activated, tenant-suspended, tenant-reinstated, security, payment-action-required, payment-returned, auto-top-up-paused, sender-reviewed, card-expiring, low-rating, point-of-sale, work-day-closed */
  type: Scalars['String']['output'];
  /** Whether the asking person has seen it */
  viewed: Scalars['Boolean']['output'];
};

/** A day in the tenant's zone, YYYY-MM-DD, with its notifications */
export type NotificationDay = {
  data: Array<Notification>;
  day: Scalars['String']['output'];
};

/** A page of a list */
export type NotificationList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Notification>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What a business or one of its people is told (spec point 3), to be changed: only what is given */
export type NotificationPatch = {
  /** true: the asking person has seen it. What was seen stays so. */
  viewed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the asking person is told of a kind of notification, and how it is mailed */
export type NotificationPreference = {
  /** instant within a minute or so, daily with the day’s others */
  email: Scalars['String']['output'];
  /** Whether they appear in the product */
  inApp: Scalars['Boolean']['output'];
  /** Whether it cannot be changed */
  isFixed: Scalars['Boolean']['output'];
  /** As of notifications */
  type: Scalars['String']['output'];
};

/** A row to change; a member that is missing stays as it is */
export type NotificationPreferenceInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** As it was read, so that a row can be given back whole; it changes nothing */
  isFixed?: InputMaybe<Scalars['Boolean']['input']>;
  type: Scalars['String']['input'];
};

/** One for each kind that the asking person may see */
export type NotificationPreferences = {
  data: Array<NotificationPreference>;
};

/** Of dedicated-number-subscription-active, dedicated-number-subscription-expired, dedicated-number-subscription-past-due and dedicated-number-subscription-canceled */
export type NumberNotice = {
  callerId: Scalars['ID']['output'];
  itemId: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  /** The last day */
  until?: Maybe<Scalars['String']['output']>;
};

/** Of dedicated-number-payment-succeed and dedicated-number-payment-failed */
export type NumberPaymentNotice = {
  /** Decimal, AUD */
  amount: Scalars['String']['output'];
  callerId: Scalars['ID']['output'];
  itemId: Scalars['ID']['output'];
  paymentId: Scalars['ID']['output'];
  phone: Scalars['String']['output'];
  /** Why it failed */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it is tried again */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** With GST */
  total: Scalars['String']['output'];
};

/** The code of the wall, which shows that who joins stands in the shop */
export type OnSiteKey = {
  onSiteKey: Scalars['String']['output'];
  /** When the next one is to be asked for */
  renewAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

/** What the hours of a business say of this moment, for a service that acts by them */
export type OpenNow = {
  /** When the hours began that are now; null while it is closed */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** How a day is opened */
export type OpenWorkDayInput = {
  /** Of this day alone; not given: that of the settings */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  firstNumber?: InputMaybe<Scalars['Int']['input']>;
};

/** The hours of one day, and where they come from */
export type OpeningDay = {
  date: Scalars['String']['output'];
  hours: Array<HoursStretch>;
  /** Of an exception, or the name of the holiday */
  note: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** What the public opt-out page shows */
export type OptOutInfo = {
  businessName: Scalars['String']['output'];
  /** Address of the business's icon; null where it has none, or cannot be asked for it now */
  icon?: Maybe<Scalars['String']['output']>;
  /** The same of its logo */
  logo?: Maybe<Scalars['String']['output']>;
  /** Enough for its owner to know it */
  phoneMasked: Scalars['String']['output'];
  /** The colour of its brand, #rrggbb; null for Bellbird's, or where it cannot be asked for now */
  primaryColour?: Maybe<Scalars['String']['output']>;
  /** in or out */
  state: Scalars['String']['output'];
};

/** What the person decides */
export type OptOutInput = {
  /** marketing or all */
  scope?: InputMaybe<Scalars['String']['input']>;
  /** out or in */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** What a person does with their own turn */
export type OwnTurnInput = {
  action?: InputMaybe<Scalars['String']['input']>;
};

/** People who were handled within a step of time */
export type PacePoint = {
  /** When the step began */
  at: Scalars['DateTime']['output'];
  handled: Scalars['Int']['output'];
};

/** The password of who has one */
export type PasswordProofInput = {
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Whether new turns are taken for now */
export type PauseInput = {
  paused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Of payment-action-required */
export type PaymentActionNotice = {
  itemId?: Maybe<Scalars['ID']['output']>;
  kind: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  /** Decimal, AUD */
  total: Scalars['String']['output'];
};

/** Of prepaid-package-payment-succeed and prepaid-package-payment-failed */
export type PaymentNotice = {
  /** Decimal, AUD */
  amount: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  /** What was bought */
  kind?: Maybe<Scalars['String']['output']>;
  /** The attempt to pay */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** As the card provider calls it */
  paymentIntentId: Scalars['String']['output'];
  /** Why it failed */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Of payment-returned; decimals, AUD */
export type PaymentReturnedNotice = {
  amount: Scalars['String']['output'];
  /** refund, chargeback or reinstated */
  kind: Scalars['String']['output'];
  owed?: Maybe<Scalars['String']['output']>;
  paymentId: Scalars['ID']['output'];
};

/** A permission of spec point 6, and whether the person has it */
export type PermissionAccess = {
  access: Scalars['Boolean']['output'];
  permission: Scalars['String']['output'];
};

/** A permission, and whether somebody is to have it */
export type PermissionAccessInput = {
  access: Scalars['Boolean']['input'];
  permission: Scalars['String']['input'];
};

/** What everybody may know of the platform */
export type PlatformNotice = {
  /** A sentence for the top of every page; empty for none */
  banner: Scalars['String']['output'];
  /** Whether a new business may sign up without an invitation */
  signUpOpen: Scalars['Boolean']['output'];
  /** Where people write to us */
  supportEmail: Scalars['String']['output'];
};

/** Of point-of-sale */
export type PointOfSaleNotice = {
  merchantName: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
};

/** A text as one person would read it */
export type PreviewedText = {
  /** What each saves is of this one text, at the price of the business's own country */
  costlyCharacters: Array<CostlyCharacter>;
  parts: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** What proves who somebody is: a code where two-factor is on, else the password, else a code that was mailed */
export type ProofInput = {
  /** Of the authenticator, or a recovery code */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Of the mail that sendStepUpCode sends */
  emailCode?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

/** A privacy policy as everybody reads it */
export type PublicPrivacyPolicy = {
  businessName: Scalars['String']['output'];
  colours: BrandColours;
  /** HTML that is safe */
  content: Scalars['String']['output'];
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
  /** Its source */
  markdown: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** What everybody may know of a business */
export type PublicProfile = {
  businessName: Scalars['String']['output'];
  colours: BrandColours;
  hasPolicy: Scalars['Boolean']['output'];
  icon?: Maybe<StoredImage>;
  logo?: Maybe<StoredImage>;
  /** When it opens or closes next; null where that is not within 14 days */
  nextChange?: Maybe<Scalars['DateTime']['output']>;
  openNow: Scalars['Boolean']['output'];
  /** IANA zone */
  timeZone: Scalars['String']['output'];
  today: OpeningDay;
};

/** A turn as its owner sees it: no phone in full, no surname */
export type PublicTurn = {
  branding: PublicTurnBranding;
  canLeave: Scalars['Boolean']['output'];
  canLetPass: Scalars['Boolean']['output'];
  estimate?: Maybe<TurnEstimate>;
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  nowServing: Array<Scalars['Int']['output']>;
  number: Scalars['Int']['output'];
  onMyWay: Scalars['Boolean']['output'];
  partySize?: Maybe<Scalars['Int']['output']>;
  /** Such as +61 ••• ••• 157; null without a phone */
  phoneMasked?: Maybe<Scalars['String']['output']>;
  /** From 1, while waiting */
  position?: Maybe<Scalars['Int']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  refreshAfterSeconds: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  steps: Array<QueueStep>;
  updatedAt: Scalars['DateTime']['output'];
};

/** What the page of a turn looks like */
export type PublicTurnBranding = {
  businessName: Scalars['String']['output'];
  colours: QueueColours;
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
};

/** The list as everybody may see it */
export type PublicWaitingList = {
  address: Scalars['String']['output'];
  askPartySize: Scalars['Boolean']['output'];
  askPhone: Scalars['String']['output'];
  businessName: Scalars['String']['output'];
  closedText: Scalars['String']['output'];
  colours: QueueColours;
  consentWording: ConsentWording;
  estimate?: Maybe<TurnEstimate>;
  full: Scalars['Boolean']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  mostPartySize: Scalars['Int']['output'];
  /** Numbers that are attended now, the last called first */
  nowServing: Array<Scalars['Int']['output']>;
  /** Whether who joins must have scanned the code in the shop */
  onSiteKeyNeeded: Scalars['Boolean']['output'];
  open: Scalars['Boolean']['output'];
  paused: Scalars['Boolean']['output'];
  privacyUrl: Scalars['String']['output'];
  publicBooking: Scalars['String']['output'];
  resources: Array<QueueResource>;
  waiting: Scalars['Int']['output'];
  welcome: Scalars['String']['output'];
};

export type Query = {
  /** The version of the terms and conditions that one accepted last; null: none yet */
  acceptedTerms?: Maybe<Scalars['Int']['output']>;
  /** The images of the business */
  accountSettingsBranding?: Maybe<AccountSettingsBranding>;
  /** Name, address and whereabouts of the business */
  accountSettingsDetails?: Maybe<AccountSettingsDetails>;
  /** When the business is open */
  accountSettingsOpeningHours?: Maybe<AccountSettingsOpeningHours>;
  /** The privacy policy of the business */
  accountSettingsPrivacyPolicy?: Maybe<AccountSettingsPrivacyPolicy>;
  /** One of them */
  appService?: Maybe<AppService>;
  /** What the platform sells, by its key */
  appServiceByKey?: Maybe<AppServicePrices>;
  /** A page of the rows that the query leaves */
  appServices?: Maybe<AppServiceList>;
  /** How many there are in all */
  appServicesCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  appServicesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  appServicesValues?: Maybe<FieldValues>;
  /** One of them */
  appSetting?: Maybe<AppSetting>;
  /** A page of the rows that the query leaves */
  appSettings?: Maybe<AppSettingList>;
  /** How many there are in all */
  appSettingsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  appSettingsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  appSettingsValues?: Maybe<FieldValues>;
  /** One of them */
  attribute?: Maybe<Attribute>;
  /** A page of the rows that the query leaves */
  attributes?: Maybe<AttributeList>;
  /** How many there are in all */
  attributesCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  attributesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  attributesExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  attributesJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  attributesValues?: Maybe<FieldValues>;
  /** One of them */
  audience?: Maybe<Audience>;
  /** A page of the rows that the query leaves */
  audiences?: Maybe<AudienceList>;
  /** How many there are in all */
  audiencesCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  audiencesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  audiencesExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  audiencesJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  audiencesValues?: Maybe<FieldValues>;
  /** A page of the rows that the query leaves */
  auditEntries?: Maybe<AuditEntryList>;
  /** How many there are in all */
  auditEntriesCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  auditEntriesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  auditEntriesExport?: Maybe<ExportJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  auditEntriesValues?: Maybe<FieldValues>;
  /** One of them */
  auditEntry?: Maybe<AuditEntry>;
  /** One of them */
  automation?: Maybe<Automation>;
  /** Who would get it today, and for how much: exact */
  automationPreview?: Maybe<AutomationPreview>;
  /** A page of the rows that the query leaves */
  automations?: Maybe<AutomationList>;
  /** How many there are in all */
  automationsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  automationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  automationsValues?: Maybe<FieldValues>;
  /** What can be spent */
  balanceInformation?: Maybe<BalanceInformation>;
  /** A page of the rows that the query leaves */
  billingHistory?: Maybe<BillingRowList>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  billingHistoryValues?: Maybe<FieldValues>;
  /** Who pays, and how */
  billingInformation?: Maybe<BillingInformation>;
  /** One of them */
  businessSetting?: Maybe<BusinessSetting>;
  /** A page of the rows that the query leaves */
  businessSettings?: Maybe<BusinessSettingList>;
  /** How many there are in all */
  businessSettingsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  businessSettingsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  businessSettingsValues?: Maybe<FieldValues>;
  /** One of them */
  callerId?: Maybe<CallerId>;
  /** A page of the rows that the query leaves */
  callerIds?: Maybe<CallerIdList>;
  /** How many there are in all */
  callerIdsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  callerIdsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  callerIdsValues?: Maybe<FieldValues>;
  /** Who was left out of a campaign, and why */
  campaignLeftOut?: Maybe<RecipientList>;
  /** How far a file of who was left out of a campaign is */
  campaignLeftOutExport?: Maybe<ExportJob>;
  /** What one person of a campaign was sent, to the letter; null where there is none, or it was blanked since */
  campaignMessage?: Maybe<SentText>;
  /** How many people of a campaign were handled when */
  campaignPace?: Maybe<CampaignPace>;
  /** A campaign's people, who had news last first; with ordinals, how those people are now */
  campaignPeople?: Maybe<CampaignPeople>;
  /** A row a recipient of a campaign, in the order of its audience */
  campaignRecipients?: Maybe<RecipientList>;
  /** How far a file of a campaign's people is */
  campaignRecipientsExport?: Maybe<ExportJob>;
  /** Two to five campaigns side by side */
  compareSmsCampaigns?: Maybe<ComparedCampaigns>;
  /** One of them */
  contact?: Maybe<Contact>;
  /** What happened with a contact, the newest first; texts, replies and decisions are those of the phone */
  contactTimeline?: Maybe<Array<TimelineEntry>>;
  /** A page of the rows that the query leaves */
  contacts?: Maybe<ContactList>;
  /** Contacts by day, week or month of the business, at most 400 of them; the last 30 days where none are said */
  contactsAnalyticsLines?: Maybe<ContactLines>;
  /** Contacts by marketing status, as they are now */
  contactsAnalyticsPie?: Maybe<ContactPie>;
  /** How many there are in all */
  contactsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  contactsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  contactsExport?: Maybe<ExportJob>;
  /** How far an import is */
  contactsImport?: Maybe<ImportJob>;
  /** The progress of a bulk change */
  contactsJob?: Maybe<BulkJob>;
  /** A page of the trash */
  contactsTrash?: Maybe<ContactList>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  contactsValues?: Maybe<FieldValues>;
  /** One of them */
  conversation?: Maybe<Conversation>;
  /** Texts of a conversation, the newest first: inbound ones, replies, campaigns and other texts to that phone */
  conversationMessages?: Maybe<Array<ConversationMessage>>;
  /** A page of the rows that the query leaves */
  conversations?: Maybe<ConversationList>;
  /** How many there are in all */
  conversationsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  conversationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  conversationsValues?: Maybe<FieldValues>;
  /** How many open conversations need a person: a text that nobody has read or answered, or one that left doubt */
  conversationsWaiting?: Maybe<Scalars['Int']['output']>;
  /** Everybody of the business, by name; without addresses */
  directory?: Maybe<Colleagues>;
  /** A file of the business, with an address to download it */
  file?: Maybe<StoredFile>;
  /** One of them */
  inboundSms?: Maybe<InboundSms>;
  /** A page of the rows that the query leaves */
  inboundSmsList?: Maybe<InboundSmsList>;
  /** How many there are in all */
  inboundSmsListCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  inboundSmsListCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  inboundSmsListExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  inboundSmsListJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  inboundSmsListValues?: Maybe<FieldValues>;
  /** An invitation, by its link */
  invitation?: Maybe<Invitation>;
  /** One's own log-ins, the newest first */
  logIns?: Maybe<LogInList>;
  /** One of them */
  merchant?: Maybe<Merchant>;
  /** What we did to a business: the last 50, newest first */
  merchantActs?: Maybe<Array<MerchantAct>>;
  /** Who works in a business: at most 500, owners first */
  merchantPeople?: Maybe<Array<MerchantPerson>>;
  /** A page of the rows that the query leaves */
  merchants?: Maybe<MerchantList>;
  /** How many there are in all */
  merchantsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  merchantsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  merchantsExport?: Maybe<ExportJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  merchantsValues?: Maybe<FieldValues>;
  /** One of them */
  notification?: Maybe<Notification>;
  /** What the asking person is told, and how */
  notificationPreferences?: Maybe<NotificationPreferences>;
  /** A page of the rows that the query leaves */
  notifications?: Maybe<NotificationList>;
  /** A page of the list, cut into days; the same query as the list takes */
  notificationsByDay?: Maybe<Array<NotificationDay>>;
  /** How many there are in all */
  notificationsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  notificationsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** The progress of a bulk change */
  notificationsJob?: Maybe<BulkJob>;
  /** What the asking person has not seen yet */
  notificationsUnseen?: Maybe<UnseenNotifications>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  notificationsValues?: Maybe<FieldValues>;
  /** The code of the wall, for the next minutes */
  onSiteKey?: Maybe<OnSiteKey>;
  /** What the opt-out page shows; looking changes nothing */
  optOutInfo?: Maybe<OptOutInfo>;
  /** The saved cards */
  paymentMethods?: Maybe<CardList>;
  /** Who can give a permission: up to five, owners first */
  permissionHolders?: Maybe<Colleagues>;
  /** What everybody may know of the platform */
  platformNotice?: Maybe<PlatformNotice>;
  /** A template or a message as one person would read it */
  previewSmsTemplate?: Maybe<PreviewedText>;
  /** The privacy policy of a business */
  publicPrivacyPolicy?: Maybe<PublicPrivacyPolicy>;
  /** What everybody may know of a business */
  publicProfile?: Maybe<PublicProfile>;
  /** A turn as its owner sees it; looking changes nothing */
  publicTurn?: Maybe<PublicTurn>;
  /** The list as everybody may see it */
  publicWaitingList?: Maybe<PublicWaitingList>;
  /** The exact bill of a campaign, at any hour */
  quoteSmsCampaign?: Maybe<CampaignQuote>;
  /** What a test would cost */
  quoteSmsCampaignTest?: Maybe<TestQuote>;
  /** What campaigns would cost that went out now, in the order of ids: null for one that the business does not have, or that cannot be quoted as it stands */
  quoteSmsCampaigns?: Maybe<Array<Maybe<CampaignQuote>>>;
  /** What an answer in a conversation would cost, and who would send it */
  replyTerms?: Maybe<ReplyTerms>;
  /** How well one's own account is kept */
  security?: Maybe<Security>;
  /** One of them */
  segment?: Maybe<Segment>;
  /** A page of the rows that the query leaves */
  segments?: Maybe<SegmentList>;
  /** How many there are in all */
  segmentsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  segmentsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  segmentsExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  segmentsJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  segmentsValues?: Maybe<FieldValues>;
  /** Parts of texts a second that a business's sender sends here: what bounds it, or what it is sure to reach */
  sendingPace?: Maybe<Scalars['Int']['output']>;
  /** One of them */
  smsCampaign?: Maybe<SmsCampaign>;
  /** What a campaign was to cost, and what it was charged for */
  smsCampaignBill?: Maybe<CampaignBill>;
  /** A page of the rows that the query leaves */
  smsCampaigns?: Maybe<SmsCampaignList>;
  /** Totals of the campaigns that were launched from one day to another, both included; the last 30 days where they are not given */
  smsCampaignsAnalytics?: Maybe<CampaignAnalytics>;
  /** How many there are in all */
  smsCampaignsCount?: Maybe<Scalars['Int']['output']>;
  /** Campaigns by message type, every type, 0 too */
  smsCampaignsCountByMessageType?: Maybe<Scalars['JSON']['output']>;
  /** Campaigns by status, every status, 0 too */
  smsCampaignsCountByStatus?: Maybe<Scalars['JSON']['output']>;
  /** How many the filters leave */
  smsCampaignsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  smsCampaignsExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  smsCampaignsJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  smsCampaignsValues?: Maybe<FieldValues>;
  /** One of them */
  smsTemplate?: Maybe<SmsTemplate>;
  /** A page of the rows that the query leaves */
  smsTemplates?: Maybe<SmsTemplateList>;
  /** How many there are in all */
  smsTemplatesCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  smsTemplatesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  smsTemplatesExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  smsTemplatesJob?: Maybe<BulkJob>;
  /** A page of the trash */
  smsTemplatesTrash?: Maybe<SmsTemplateList>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  smsTemplatesValues?: Maybe<FieldValues>;
  /** Whether support may look; null where it may not */
  supportAccess?: Maybe<SupportAccess>;
  /** Why the sending of the business is paused; none where it is not */
  suspensions?: Maybe<Array<Suspension>>;
  /** One of them */
  tag?: Maybe<Tag>;
  /** A page of the rows that the query leaves */
  tags?: Maybe<TagList>;
  /** How many there are in all */
  tagsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  tagsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  tagsExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  tagsJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  tagsValues?: Maybe<FieldValues>;
  /** The flags of the business */
  tenantFlags?: Maybe<Scalars['JSON']['output']>;
  /** The business of the asking person */
  tenantFromUser?: Maybe<Tenant>;
  /** One of them */
  turn?: Maybe<Turn>;
  /** Where a short link leads; null where nowhere */
  turnLink?: Maybe<TurnLink>;
  /** A page of the rows that the query leaves */
  turns?: Maybe<TurnList>;
  /** How many there are in all */
  turnsCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  turnsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  turnsExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  turnsJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  turnsValues?: Maybe<FieldValues>;
  /** The key of one's authenticator: the same for ten minutes */
  twoFactorKey?: Maybe<TwoFactorKey>;
  /** One of them */
  user?: Maybe<User>;
  /** What the person has seen, agreed to and set */
  userFlags?: Maybe<UserFlags>;
  /** A page of the rows that the query leaves */
  users?: Maybe<UserList>;
  /** How many there are in all */
  usersCount?: Maybe<Scalars['Int']['output']>;
  /** How many the filters leave */
  usersCountWithFilters?: Maybe<Scalars['Int']['output']>;
  /** How far an export is */
  usersExport?: Maybe<ExportJob>;
  /** The progress of a bulk change */
  usersJob?: Maybe<BulkJob>;
  /** The values of a field among the rows that the filters leave, the most frequent first */
  usersValues?: Maybe<FieldValues>;
  /** Who is signed in */
  verifyToken?: Maybe<AuthUser>;
  /** What became of the turns between two days, both included, at most 366; the last 30 where none is said */
  waitingListAnalytics?: Maybe<WaitingListAnalytics>;
  /** The list as staff see it */
  waitingListBoard?: Maybe<WaitingListBoard>;
  /** How the business keeps its waiting list */
  waitingListSettings?: Maybe<WaitingListSettings>;
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


export type QueryAppServicesValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAppSettingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAppSettingsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppSettingsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAppSettingsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryAttributesValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryAudiencesValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAuditEntriesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAuditEntriesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAuditEntriesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAuditEntriesValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAuditEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutomationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutomationPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutomationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAutomationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAutomationsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBillingHistoryArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBillingHistoryValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBusinessSettingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBusinessSettingsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBusinessSettingsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryBusinessSettingsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryCallerIdsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCampaignLeftOutArgs = {
  campaignId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampaignLeftOutExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryCampaignMessageArgs = {
  campaignId: Scalars['ID']['input'];
  ordinal: Scalars['Int']['input'];
};


export type QueryCampaignPaceArgs = {
  campaignId: Scalars['ID']['input'];
};


export type QueryCampaignPeopleArgs = {
  campaignId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  ordinals?: InputMaybe<Array<Scalars['Int']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCampaignRecipientsArgs = {
  campaignId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCampaignRecipientsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryCompareSmsCampaignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactTimelineArgs = {
  before?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContactsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryContactsAnalyticsLinesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  groupBy?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
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


export type QueryContactsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationMessagesArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryConversationsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryConversationsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryConversationsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFileArgs = {
  expiresIn?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
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


export type QueryInboundSmsListValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryMerchantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMerchantActsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMerchantPeopleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMerchantsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryMerchantsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryMerchantsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryMerchantsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryNotificationsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOptOutInfoArgs = {
  contactId: Scalars['ID']['input'];
  optOutToken: Scalars['String']['input'];
};


export type QueryPermissionHoldersArgs = {
  permission: Scalars['String']['input'];
};


export type QueryPreviewSmsTemplateArgs = {
  input: SmsTemplatePreviewInput;
};


export type QueryPublicPrivacyPolicyArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryPublicProfileArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryPublicTurnArgs = {
  id: Scalars['String']['input'];
  turnToken: Scalars['String']['input'];
};


export type QueryPublicWaitingListArgs = {
  tenantUuid: Scalars['String']['input'];
};


export type QueryQuoteSmsCampaignArgs = {
  input: SmsCampaignInput;
};


export type QueryQuoteSmsCampaignTestArgs = {
  input: TestSendInput;
};


export type QueryQuoteSmsCampaignsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryReplyTermsArgs = {
  id: Scalars['ID']['input'];
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


export type QuerySegmentsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySmsCampaignArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignBillArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySmsCampaignsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QuerySmsCampaignsAnalyticsArgs = {
  callerId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  groupBy?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
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


export type QuerySmsCampaignsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QuerySmsTemplatesValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryTagsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTurnArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTurnLinkArgs = {
  code: Scalars['String']['input'];
};


export type QueryTurnsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTurnsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryTurnsExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTurnsJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryTurnsValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryUsersCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryUsersExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryUsersJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryUsersValuesArgs = {
  field: Scalars['String']['input'];
  query?: InputMaybe<ListQuery>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWaitingListAnalyticsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

/** The looks of the public pages */
export type QueueBranding = {
  closedText: Scalars['String']['output'];
  logo: Scalars['String']['output'];
  /** #rrggbb; null: the business's colour */
  primary?: Maybe<Scalars['String']['output']>;
  welcome: Scalars['String']['output'];
};

/** The looks of the public pages */
export type QueueBrandingInput = {
  closedText?: InputMaybe<Scalars['String']['input']>;
  logo?: InputMaybe<Scalars['String']['input']>;
  primary?: InputMaybe<Scalars['String']['input']>;
  welcome?: InputMaybe<Scalars['String']['input']>;
};

/** The colour of the pages and what goes with it */
export type QueueColours = {
  onPrimary: Scalars['String']['output'];
  primary?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

/** One day */
export type QueueDay = {
  attended: Scalars['Int']['output'];
  canceled: Scalars['Int']['output'];
  date: Scalars['String']['output'];
  turns: Scalars['Int']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
};

/** One hour of the day */
export type QueueHour = {
  hour: Scalars['Int']['output'];
  turns: Scalars['Int']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
};

/** One of the five texts */
export type QueueMessage = {
  enabled: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

/** One of the five texts */
export type QueueMessageInput = {
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody or something that attends: a barber, a table */
export type QueueResource = {
  id: Scalars['String']['output'];
  minutesPerTurn: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Somebody or something that attends */
export type QueueResourceInput = {
  /** Kept where it is given; else made of the name */
  id?: InputMaybe<Scalars['String']['input']>;
  minutesPerTurn?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** One of the numbers before a person's own */
export type QueueStep = {
  /** Now, 1st, 2nd … You */
  label: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

/** Of low-rating */
export type RatingNotice = {
  id: Scalars['ID']['output'];
  /** feedback or review */
  kind: Scalars['String']['output'];
  /** Stars */
  rating: Scalars['Int']['output'];
};

/** A person of a campaign, and what became of the text */
export type Recipient = {
  /** The first click that is no machine's */
  clickedAt?: Maybe<Scalars['DateTime']['output']>;
  contactId?: Maybe<Scalars['ID']['output']>;
  /** Decimal, AUD */
  cost?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The place in the campaign, from 1: it stays. Null: left out */
  ordinal?: Maybe<Scalars['Int']['output']>;
  parts?: Maybe<Scalars['Int']['output']>;
  phoneInternational?: Maybe<Scalars['String']['output']>;
  providerId?: Maybe<Scalars['String']['output']>;
  /** opted-out, canceled, invalid, too-late, or the carrier's code */
  reason?: Maybe<Scalars['String']['output']>;
  /** The first answer that is no STOP, and no START that undoes one */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The finer word: queued, sending, checking, accepted, sent, delivered, undelivered, failed, rejected, unknown, skipped, left-out */
  state: Scalars['String']['output'];
  /** pending, outbound, delivered, bounced, unknown, canceled, left-out */
  status: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
  /** Which of the campaign's versions they got, from 1; null where it has one */
  variant?: Maybe<Scalars['Int']['output']>;
  /** Whose clock their text went by, IANA; null where the business's did */
  zone?: Maybe<Scalars['String']['output']>;
};

/** A page of recipients */
export type RecipientList = {
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  data: Array<Recipient>;
  hasMore: Scalars['Boolean']['output'];
};

/** Codes that each take the place of the authenticator once; never shown again */
export type RecoveryCodes = {
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** Days of the week, or one of the month */
export type RecurringTrigger = {
  /** Hour and minute of the business's day: 09:00 */
  at: Scalars['String']['output'];
  /** 1 to 31; where a month has no such day it is the last one */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** 1 is Monday, 7 is Sunday */
  weekdays?: Maybe<Array<Scalars['Int']['output']>>;
};

/** An answer on its way */
export type Reply = {
  /** Decimal */
  cost: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  parts: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** An answer to the person of a conversation */
export type ReplyInput = {
  /** One of the business's verified senders; the number that the person wrote to if not given */
  callerId?: InputMaybe<Scalars['ID']['input']>;
  /** As the person is to read it: it has no placeholders */
  text: Scalars['String']['input'];
  /** The version of the conversation that was read: an old one is refused, as somebody may have answered meanwhile */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What an answer in a conversation would cost, and who would send it */
export type ReplyTerms = {
  /** What can be spent now */
  available: Scalars['String']['output'];
  /** The sender; null where the number that the person wrote to cannot send any more */
  callerId?: Maybe<Scalars['ID']['output']>;
  currency: Scalars['String']['output'];
  /** A part, decimal; null where there is no price for the person's country */
  partPrice?: Maybe<Scalars['String']['output']>;
};

/** The people of an ended campaign who did not get it, by why */
export type ResendOf = {
  campaignId: Scalars['ID']['output'];
  statuses: Array<Scalars['String']['output']>;
};

/** The people of an ended campaign of the same kind who provably did not get it. Those who are left out now, or have it from another resend, get nothing */
export type ResendOfInput = {
  campaignId: Scalars['ID']['input'];
  /** Others may have it already */
  statuses: Array<Scalars['String']['input']>;
};

/** The session that a second step opened */
export type SecondStepDone = {
  accessToken: Scalars['String']['output'];
  /** Skips the second step on this device, where it was asked for */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** How many recovery codes are left, where one was used */
  recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
  refreshToken: Scalars['String']['output'];
  user: AuthUser;
};

/** What else is wanted of a second step */
export type SecondStepInput = {
  rememberDevice?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The slow way back of who lost phone and codes */
export type SecondStepRecovery = {
  /** When the code is mailed */
  dueAt: Scalars['DateTime']['output'];
};

/** How well one's own account is kept */
export type Security = {
  /** How many devices skip the second step */
  devices: Scalars['Int']['output'];
  googleEmail?: Maybe<Scalars['String']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 0 where two-factor is off */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** When the code of the slow way back is mailed, while one waits */
  recoveryDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many log-ins are open */
  sessions: Scalars['Int']['output'];
  twoFactorAuthentication: Scalars['Boolean']['output'];
};

/** Of security */
export type SecurityNotice = {
  address?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  device?: Maybe<Scalars['String']['output']>;
  what: Scalars['String']['output'];
};

/** A saved filter of contacts: whoever meets it at the moment belongs to it */
export type Segment = {
  /** Live contacts that meet it now */
  count: Scalars['Int']['output'];
  /** Who made it; null for what was there before that was kept */
  creator?: Maybe<Creator>;
  filters: Scalars['JSON']['output'];
  filtersMatch: FiltersMatch;
  id: Scalars['ID']['output'];
  /** Whether all members of the business see it */
  isPublic: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Who else may do what with it while it is not public */
  usersPrivateAccess: Scalars['JSON']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A segment to be made */
export type SegmentInput = {
  /** Filters of contacts; none if not given: everybody */
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  /** Whether all members of the business see it; true if not given */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who else may do what with it while it is not public */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
};

/** A page of a list */
export type SegmentList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Segment>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A segment to be changed: only what is given */
export type SegmentPatch = {
  filters?: InputMaybe<Scalars['JSON']['input']>;
  filtersMatch?: InputMaybe<FiltersMatch>;
  /** Whether all members of the business see it */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who else may do what with it: the whole list */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Rows of a bulk call: ids, or filters. Empty filters choose everything and need all: true */
export type Selection = {
  /** true: empty filters are meant, and choose everything */
  all?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of rows; those that are not there are passed over */
  data?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Rows that these filters leave; together with data, both hold */
  filters?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether all filters hold or any of them; all if not given */
  filtersMatch?: InputMaybe<FiltersMatch>;
};

/** Of sender-reviewed */
export type SenderNotice = {
  callerId?: Maybe<Scalars['ID']['output']>;
  mailerId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  /** name, register, identity, domain or number */
  what: Scalars['String']['output'];
};

/** What one person of a campaign was sent */
export type SentText = {
  /** What it is charged by */
  parts: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  /** Which of the campaign's versions it is, from 1; null where it has one */
  variant?: Maybe<Scalars['Int']['output']>;
};

/** A setting: only what is given is changed */
export type SettingInput = {
  /** Written as the type of the setting says */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What one person may do with a thing that is not public */
export type Share = {
  /** null while it cannot be known */
  name?: Maybe<Scalars['String']['output']>;
  /** view; modify: change it; all: also delete and share it */
  permission: Scalars['String']['output'];
  user: Scalars['ID']['output'];
};

/** What one person may do with a thing that is not public */
export type ShareInput = {
  /** view; modify: change it; all: also delete and share it; none: nothing any more */
  permission: Scalars['String']['input'];
  user: Scalars['ID']['input'];
};

/** What a log-in answers: the tokens of a session, or that a second step is due */
export type SignInAnswer = {
  /** A JWT of a few minutes */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Used once, to get new tokens */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** Good for the second step alone, for five minutes */
  secondStepToken?: Maybe<Scalars['String']['output']>;
  /** true where the second step is due; then nothing else is there but its token */
  twoFactorRequired?: Maybe<Scalars['Boolean']['output']>;
  user?: Maybe<AuthUser>;
};

/** A business and the person who owns it */
export type SignUpInput = {
  /** true */
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166 alpha-2 */
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** A lowercase and an uppercase letter, a digit and a special character */
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone, such as Australia/Sydney */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** The tokens of a session, and whose it is */
export type SignedIn = {
  /** A JWT of a few minutes */
  accessToken: Scalars['String']['output'];
  /** Used once, to get new tokens */
  refreshToken: Scalars['String']['output'];
  user: AuthUser;
};

/** An account that waits for its address to be verified */
export type SignedUp = {
  user: AuthUser;
};

/** An SMS campaign, as the REST contract shows it */
export type SmsCampaign = Campaign & {
  /** The automation that made it; null where a person did */
  automationId?: Maybe<Scalars['ID']['output']>;
  /** The sender */
  callerId?: Maybe<Scalars['ID']['output']>;
  /** How long it can be canceled before the first text leaves */
  cancelWindowSeconds: Scalars['Int']['output'];
  /** Why it was canceled: manual-cancellation or insufficient-funds */
  cancellationReason?: Maybe<Scalars['String']['output']>;
  /** Since when counts and cost are final */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Contacts that were chosen one by one */
  contactIds: Array<Scalars['ID']['output']>;
  cost: CampaignCost;
  counts: CampaignCounts;
  createdAt: Scalars['DateTime']['output'];
  /** Who made it */
  createdBy: Scalars['ID']['output'];
  /** immediately or later */
  deliveryType: Scalars['String']['output'];
  engagement: Engagement;
  /** Audiences that were chosen */
  groupIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  launchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** People left out, by reason */
  leftOut: Scalars['JSON']['output'];
  /** Where its counted links lead, and what became of each; null while that cannot be told */
  links?: Maybe<Array<CampaignLink>>;
  /** The most that it may cost: decimal, AUD */
  maxCost?: Maybe<Scalars['String']['output']>;
  /** The text, with its placeholders */
  message: Scalars['String']['output'];
  /** transactional, marketing or review */
  messageType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** No text leaves after this time; past it the campaign waits */
  notLaterThan?: Maybe<Scalars['DateTime']['output']>;
  /** Parts of all texts */
  parts: Scalars['Int']['output'];
  paused: Scalars['Boolean']['output'];
  /** Why it is paused: manual, suspended (the business may not send), cost-above-quote, send-window or too-late */
  pausedReason?: Maybe<Scalars['String']['output']>;
  /** Numbers that were typed */
  phones: Array<Scalars['String']['output']>;
  /** Written in a hurry to a few people */
  quick: Scalars['Boolean']['output'];
  resendOf?: Maybe<ResendOf>;
  /** Whether numbers of nobody become contacts */
  saveAsContacts: Scalars['Boolean']['output'];
  /** When it goes out, where it was told to go later */
  scheduledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Segments that were chosen, or all-contacts */
  segmentIds: Array<Scalars['String']['output']>;
  /** The template that the text came from */
  smsTemplateId?: Maybe<Scalars['ID']['output']>;
  /** draft, pending (scheduled), running, completed or canceled */
  status: Scalars['String']['output'];
  /** Whether each link is shortened and its clicks are counted */
  trackLinks: Scalars['Boolean']['output'];
  /** How it reaches people */
  type: Scalars['String']['output'];
  /** What it is charged by */
  unit: Scalars['String']['output'];
  /** Whether scheduledAt and the send window are each person's own clock's */
  useRecipientTimeZone: Scalars['Boolean']['output'];
  /** What decides who gets which; null without variants */
  variantSeed?: Maybe<Scalars['ID']['output']>;
  /** Versions of the text, instead of message, and what became of each; null where there is one */
  variants?: Maybe<Array<SmsVariant>>;
  /** Raised by each change */
  version: Scalars['Int']['output'];
  /** Which part of Bellbird it waits for while nothing moves: audience, billing or owner */
  waitingFor?: Maybe<Scalars['String']['output']>;
};

/** A campaign that is still being written: anything may be missing */
export type SmsCampaignDraftInput = {
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
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  quick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Alone: the people of an ended campaign who did not get it */
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Decides who gets which: that of the quote makes it exact. Without one the campaign's id does */
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  /** Two or three versions, instead of message: each person gets one of them, always the same */
  variants?: InputMaybe<Array<SmsVariantInput>>;
};

/** A campaign to send off or to quote */
export type SmsCampaignInput = {
  /** One of the business's verified senders */
  callerId?: InputMaybe<Scalars['ID']['input']>;
  /** How long the campaign can be canceled before the first text leaves; 0 if not given */
  cancelWindowSeconds?: InputMaybe<Scalars['Int']['input']>;
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Needed, but of a quick text, which goes out at once where nothing is said */
  deliveryType?: InputMaybe<Scalars['String']['input']>;
  /** The draft that is launched */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of audiences */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Decimal, AUD: a campaign that turns out dearer waits for a person */
  maxCost?: InputMaybe<Scalars['String']['input']>;
  /** With placeholders: name, firstName, lastName, email, phoneSignificant, businessName, optOutLink, reviewLink, attributes.<key>; a fallback follows a bar, as in {{firstName|there}} */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Needed, but of a quick text, which is transactional where nothing is said */
  messageType?: InputMaybe<Scalars['String']['input']>;
  /** Needed, but of a quick text */
  name?: InputMaybe<Scalars['String']['input']>;
  /** With an offset, or local in the business's zone: no text leaves after it */
  notLaterThan?: InputMaybe<Scalars['String']['input']>;
  /** Numbers as they were typed, beside contacts or instead of them. Those of nobody get transactional texts only */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Written in a hurry to at most 1,000 single people and numbers */
  quick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Alone: the people of an ended campaign who did not get it */
  resendOf?: InputMaybe<ResendOfInput>;
  /** Numbers of nobody become contacts */
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** With an offset, or local in the business's zone; only with deliveryType later, and needed there */
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  /** Ids of segments; all-contacts is everybody */
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  /** Each http(s) address of the text becomes a short link whose clicks are counted; false if not given */
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** The local scheduledAt and, of marketing, the send window are each person's own clock's, and so is a local notLaterThan. Only with deliveryType later */
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Decides who gets which: that of the quote makes it exact. Without one the campaign's id does */
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  /** Two or three versions, instead of message: each person gets one of them, always the same */
  variants?: InputMaybe<Array<SmsVariantInput>>;
};

/** A page of a list */
export type SmsCampaignList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<SmsCampaign>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A campaign to be changed. A draft and a scheduled one take all; a running one only status canceled, paused and maxCost */
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
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Alone: the people of an ended campaign who did not get it */
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** With an offset, or local in the business's zone */
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  /** canceled: the one status that can be asked for */
  status?: InputMaybe<Scalars['String']['input']>;
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Decides who gets which: that of the quote makes it exact. Without one the campaign's id does */
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  /** Two or three versions, instead of message: each person gets one of them, always the same */
  variants?: InputMaybe<Array<SmsVariantInput>>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A campaign to quote: what decides the bill. All other members of a campaign are taken and ignored */
export type SmsCampaignQuoteInput = {
  /** One of the business's verified senders */
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
  /** Numbers as they were typed, beside contacts or instead of them. Those of nobody get transactional texts only */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  quick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Alone: the people of an ended campaign who did not get it */
  resendOf?: InputMaybe<ResendOfInput>;
  saveAsContacts?: InputMaybe<Scalars['Boolean']['input']>;
  scheduledAt?: InputMaybe<Scalars['String']['input']>;
  /** Ids of segments; all-contacts is everybody */
  segmentIds?: InputMaybe<Array<Scalars['String']['input']>>;
  smsTemplateId?: InputMaybe<Scalars['ID']['input']>;
  /** Each http(s) address of the text becomes a short link whose clicks are counted; false if not given */
  trackLinks?: InputMaybe<Scalars['Boolean']['input']>;
  /** Each person's own clock counts: the quote says how many are in which zone */
  useRecipientTimeZone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Decides who gets which: that of the quote makes it exact. Without one the campaign's id does */
  variantSeed?: InputMaybe<Scalars['String']['input']>;
  /** Two or three versions, instead of message: each person gets one of them, always the same */
  variants?: InputMaybe<Array<SmsVariantInput>>;
};

/** A text to use again */
export type SmsTemplate = {
  createdAt: Scalars['DateTime']['output'];
  /** Who made it; null for what was there before that was kept */
  creator?: Maybe<Creator>;
  id: Scalars['ID']['output'];
  /** Whether all members of the business see it */
  isPublic: Scalars['Boolean']['output'];
  /** With placeholders such as {{firstName|there}} */
  message: Scalars['String']['output'];
  /** transactional, marketing or review */
  messageType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Since when it is in the trash; null for one that is in use */
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Who else may do what with it while it is not public */
  usersPrivateAccess: Scalars['JSON']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** A text to use again, to be made */
export type SmsTemplateInput = {
  /** Whether all members of the business see it; true if not given */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Placeholders: name, firstName, lastName, email, phoneSignificant, businessName, optOutLink, attributes.<key> */
  message?: InputMaybe<Scalars['String']['input']>;
  /** transactional, marketing or review */
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who else may do what with it while it is not public */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
};

/** A page of a list */
export type SmsTemplateList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<SmsTemplate>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A text to use again, to be changed: only what is given */
export type SmsTemplatePatch = {
  /** Whether all members of the business see it */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** With placeholders such as {{firstName|there}} */
  message?: InputMaybe<Scalars['String']['input']>;
  /** transactional, marketing or review */
  messageType?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who else may do what with it: the whole list */
  usersPrivateAccess?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A text to be seen as one person would read it: a template or a message */
export type SmsTemplatePreviewInput = {
  /** Whose name and fields the placeholders take; without one they take their fallbacks */
  contactId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  /** With placeholders */
  message?: InputMaybe<Scalars['String']['input']>;
};

/** A version of a campaign's text, and what became of it */
export type SmsVariant = {
  counts: CampaignCounts;
  engagement: Engagement;
  /** Whether more people clicked it, or replied where nobody clicked, than any other, by more than chance; null: too close to call */
  leads?: Maybe<Scalars['Boolean']['output']>;
  message: Scalars['String']['output'];
  /** Of a hundred people so many get it */
  share: Scalars['Int']['output'];
};

/** One of two or three versions of a text */
export type SmsVariantInput = {
  /** With placeholders, as message */
  message: Scalars['String']['input'];
  /** Of a hundred people so many get it: whole, together 100 */
  share: Scalars['Int']['input'];
};

/** A session whose person has just proved who it is */
export type SteppedUp = {
  /** It takes the place of the one before */
  accessToken: Scalars['String']['output'];
  /** When it runs out */
  expiresAt: Scalars['DateTime']['output'];
};

/** A file of a business, or of a person */
export type StoredFile = {
  /** Where it was uploaded */
  bucketPath: Scalars['String']['output'];
  /** As announced, and as read once it is ready */
  bytes: Scalars['Int']['output'];
  /** Whether something uses it; then it cannot be deleted */
  claimed: Scalars['Boolean']['output'];
  contentType: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Milliseconds; null of what is no recording */
  durationMs?: Maybe<Scalars['Int']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pixels; null of what is no image */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** 200 numbers from 0 to 100, the loudest of each part; null of what is no recording */
  peaks?: Maybe<Array<Scalars['Int']['output']>>;
  /** What it is for */
  purpose: Scalars['String']['output'];
  /** uploading until its bytes are there; refused where they are not what was announced */
  state: Scalars['String']['output'];
  /** Where it can be downloaded until expiresAt; null until it is ready */
  url?: Maybe<Scalars['String']['output']>;
  /** Pixels; null of what is no image */
  width?: Maybe<Scalars['Int']['output']>;
};

/** An image in the storage */
export type StoredImage = {
  /** Where it is in the storage */
  bucketPath: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** An image in the storage */
export type StoredImageInput = {
  /** Where it was uploaded, or is published */
  bucketPath?: InputMaybe<Scalars['String']['input']>;
  /** Read by nobody: where it is published is answered */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type Subscription = {
  /** A sender was verified or changed */
  callerIdUpdated?: Maybe<CallerId>;
  /** A conversation has news */
  conversationUpdated?: Maybe<Conversation>;
  /** A notification came in */
  notification?: Maybe<Notification>;
  /** A campaign's state or counts changed */
  smsCampaignUpdated?: Maybe<SmsCampaign>;
  /** Account settings changed */
  tenantUpdated?: Maybe<Tenant>;
  /** The balance changed */
  updatedBalance?: Maybe<BalanceInformation>;
  /** Somebody joined, was called, moved or left, or the day changed */
  waitingListUpdated?: Maybe<WaitingListBoard>;
};


export type SubscriptionCallerIdUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionConversationUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionSmsCampaignUpdatedArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Until when Bellbird's support may look at the business */
export type SupportAccess = {
  /** Who let support in */
  grantedBy: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

export type SupportAccessInput = {
  /** 1, 24 or 72 */
  hours?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type SupportSessionInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A session in which support looks at a business and changes nothing */
export type SupportView = {
  businessName: Scalars['String']['output'];
  /** When it is over at the latest */
  until: Scalars['DateTime']['output'];
};

/** Why the sending of a business is paused */
export type Suspension = {
  at: Scalars['DateTime']['output'];
  /** payment: money is owed; platform: Bellbird says so */
  kind: Scalars['String']['output'];
  /** For the people of the business to read */
  reason: Scalars['String']['output'];
};

/** Why an admin pauses the sending of a business, or lets it go on; the business reads it */
export type SuspensionInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Of tenant-suspended and tenant-reinstated */
export type SuspensionNotice = {
  /** payment or platform */
  kind: Scalars['String']['output'];
  /** Decimal, AUD */
  owed?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
};

/** A word that contacts are marked with */
export type Tag = {
  /** #rrggbb */
  colour: Scalars['String']['output'];
  /** Live contacts that have it */
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** Who a tag was put on or taken off */
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

/** A tag to be made */
export type TagInput = {
  /** #rrggbb; Bellbird's purple if not given */
  colour?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A page of a list */
export type TagList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Tag>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A tag to be changed: only what is given */
export type TagPatch = {
  /** #rrggbb */
  colour?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A business (spec point 3); any member may read it */
export type Tenant = {
  accountSettings: AccountSettings;
  /** Set by the client, by name */
  flags: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** The same as id */
  uuid: Scalars['ID']['output'];
};

/** What one phone gets of a test */
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

/** What a test would cost */
export type TestQuote = {
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  messages: Array<TestMessage>;
  sufficient: Scalars['Boolean']['output'];
};

/** A test that is being sent */
export type TestSend = {
  cost: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  messages: Array<TestMessage>;
};

/** A text to send to at most five phones before it goes to all */
export type TestSendInput = {
  /** One of the business's verified senders */
  callerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whose name and fields the placeholders take */
  contactId?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** As a person types them */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An entry of a contact's time line, as far as it was part of a campaign */
export type TimelineEntry = {
  at: Scalars['DateTime']['output'];
  /** The member who did it */
  by?: Maybe<Scalars['ID']['output']>;
  campaignId?: Maybe<Scalars['ID']['output']>;
  cost?: Maybe<Scalars['String']['output']>;
  /** The same at each reading */
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** The name of the campaign that it was part of; null where that was deleted */
  name?: Maybe<Scalars['String']['output']>;
  /** Why: of a text the carrier's word, of a decision where it came from */
  reason?: Maybe<Scalars['String']['output']>;
  /** Of a text what became of it; of an opt-in or opt-out what of, marketing or all; of a hold out or in; of an import created or updated; of a turn attended or canceled */
  status?: Maybe<Scalars['String']['output']>;
  /** What was written, or agreed to in these words */
  text?: Maybe<Scalars['String']['output']>;
};

/** New tokens of a session */
export type Tokens = {
  /** A JWT of a few minutes */
  accessToken: Scalars['String']['output'];
  /** Used once, to get new tokens */
  refreshToken: Scalars['String']['output'];
};

/** A payment that is asked for; the balance moves when the provider says that it succeeded */
export type TopUpPaymentIntent = {
  clientSecret: Scalars['String']['output'];
  /** As the card provider gave it */
  id: Scalars['ID']['output'];
  /** In the card provider's words */
  status: Scalars['String']['output'];
};

/** How much to top up, and with which card */
export type TopUpPaymentIntentInput = {
  /** 5.00 to 50000.00, in AUD */
  amount?: InputMaybe<Scalars['String']['input']>;
  /** Confirms at once with this card */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
};

/** A turn of the waiting list */
export type Turn = {
  attendingBy?: Maybe<Attendant>;
  bookedAt: Scalars['DateTime']['output'];
  calledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The end of its short link, /t/{code}; null once it is forgotten */
  code?: Maybe<Scalars['String']['output']>;
  consent: TurnConsents;
  contactId?: Maybe<Scalars['ID']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is called, while it waits */
  estimate?: Maybe<TurnEstimate>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null once it is forgotten, 90 days after its day */
  name?: Maybe<Scalars['String']['output']>;
  noShows: Scalars['Int']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Its number of the day */
  number: Scalars['Int']['output'];
  onMyWay: Scalars['Boolean']['output'];
  partySize?: Maybe<Scalars['Int']['output']>;
  passes: Scalars['Int']['output'];
  /** E.164; null without a phone */
  phoneInternational?: Maybe<Scalars['String']['output']>;
  /** Its place, from 1, while it waits */
  position?: Maybe<Scalars['Int']['output']>;
  /** What the person was told at booking */
  quotedMinutes?: Maybe<Scalars['Int']['output']>;
  /** Why it was canceled: staff, customer, no-show or day-closed */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who or what it waits for */
  resource?: Maybe<Scalars['String']['output']>;
  /** staff, public or kiosk */
  source: Scalars['String']['output'];
  /** waiting, active (attending), attended (done) or canceled */
  status: Scalars['String']['output'];
  /** Oldest first */
  texts: Array<TurnText>;
  /** The person stopped texts: call by name */
  textsOff: Scalars['Boolean']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
  /** From booking to call, or to the end of who was never called */
  waitedMinutes?: Maybe<Scalars['Int']['output']>;
  workDayId: Scalars['ID']['output'];
};

/** What is changed of a turn */
export type TurnChange = {
  /** The status it is thought to have: another one is refused */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The place, from 1, among those that wait for the same */
  moveTo?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Texts almost-ready now */
  nudge?: InputMaybe<Scalars['Boolean']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Takes the question after CANCEL off the board */
  reply?: InputMaybe<Scalars['String']['input']>;
  resource?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What the person ticked */
export type TurnConsentInput = {
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  review?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the person ticked */
export type TurnConsents = {
  marketing: Scalars['Boolean']['output'];
  review: Scalars['Boolean']['output'];
};

/** Minutes until the call, and how far off it usually is */
export type TurnEstimate = {
  high: Scalars['Int']['output'];
  /** From how many calls it was learned */
  learned: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
};

/** Where a short link of a turn leads */
export type TurnLink = {
  tenantId: Scalars['ID']['output'];
  turnId: Scalars['ID']['output'];
  turnToken: Scalars['String']['output'];
};

/** A page of a list */
export type TurnList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<Turn>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What is corrected of a turn: only what is given is changed */
export type TurnPatch = {
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  partySize?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What somebody answered to a text of the list */
export type TurnReply = {
  turnId: Scalars['ID']['output'];
  word: Scalars['String']['output'];
};

/** One text of a turn */
export type TurnText = {
  at: Scalars['DateTime']['output'];
  cost: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
};

/** That two-factor is on */
export type TwoFactorEnabled = {
  recoveryCodes: Array<Scalars['String']['output']>;
  user: AuthUser;
};

/** The key of an authenticator, before two-factor is on */
export type TwoFactorKey = {
  /** Until then the same key is answered */
  expiresAt: Scalars['DateTime']['output'];
  otpauthUrl: Scalars['String']['output'];
  /** A picture to scan, as data:image/svg+xml;base64,… */
  qr: Scalars['String']['output'];
  /** The key in base32, to be typed */
  secret: Scalars['String']['output'];
};

/** Newest first; `data` holds at most 1,000 of them, `count` is of all. */
export type UnseenNotifications = {
  count: Scalars['Int']['output'];
  data: Array<Notification>;
};

/** A public holiday to come and what the business does on it */
export type UpcomingHoliday = {
  /** Whether lists of that year are out */
  confirmed: Scalars['Boolean']['output'];
  date: Scalars['String']['output'];
  effect: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** The balance in US dollars */
export type UsdBalance = {
  balance: Scalars['String']['output'];
  /** On top of the rate */
  marginPercent: Scalars['String']['output'];
  /** US dollars per Australian dollar */
  rate: Scalars['String']['output'];
};

/** A member of the business, or someone who is invited */
export type User = {
  avatar?: Maybe<Avatar>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** What the person has seen, agreed to and set */
  flags: UserFlags;
  /** What was given */
  held: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Until when the open invitation is good */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How the mail of the open invitation fared: queued, sent or failed */
  invitationMail?: Maybe<Scalars['String']['output']>;
  /** Who sent the invitation that is open */
  invitedBy?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** What counts: an owner or an administrator may more than was given */
  permissions: Scalars['JSON']['output'];
  /** invited, active, inactive or email-not-verified */
  status: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by each change */
  version: Scalars['Int']['output'];
};

/** What a person has seen, agreed to and set */
export type UserFlags = {
  acceptTermsAndConditions: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  smsCampaignGetStartedModalSkipped: Scalars['Boolean']['output'];
  twoFactorAuthentication: Scalars['Boolean']['output'];
  welcomeTourSkipped: Scalars['Boolean']['output'];
};

/** Flags to be set: only what is given. Terms that were accepted stay accepted */
export type UserFlagsInput = {
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  smsCampaignGetStartedModalSkipped?: InputMaybe<Scalars['Boolean']['input']>;
  welcomeTourSkipped?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Someone to invite */
export type UserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Those with access: true are given */
  permissions?: InputMaybe<Scalars['JSON']['input']>;
};

/** A page of a list */
export type UserList = {
  /** Rows on all pages: exact up to 1,000,000 */
  count: Scalars['Int']['output'];
  /** Whether count is exact */
  countIsExact: Scalars['Boolean']['output'];
  /** The rows of this page */
  data: Array<User>;
  /** Whether a page follows */
  hasMore: Scalars['Boolean']['output'];
  /** The cursor of the next page; null on the last */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** Of user-joined */
export type UserNotice = {
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
};

/** A member to be changed: only what is given */
export type UserPatch = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Rows not named stay as they are; access: false takes away */
  permissions?: InputMaybe<Scalars['JSON']['input']>;
  /** active or inactive */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What a version of a text comes to */
export type VariantQuote = {
  /** Decimal, AUD */
  cost: Scalars['String']['output'];
  parts: Scalars['Int']['output'];
  recipients: Scalars['Int']['output'];
};

/** What became of the turns of some days */
export type WaitingListAnalytics = {
  attended: Scalars['Int']['output'];
  byDay: Array<QueueDay>;
  /** 24, by the hour of the day at which people joined */
  byHour: Array<QueueHour>;
  /** By reason */
  canceled: Scalars['JSON']['output'];
  cost: Scalars['String']['output'];
  estimateErrorP80Seconds?: Maybe<Scalars['Int']['output']>;
  noShowPercent?: Maybe<Scalars['Float']['output']>;
  servedMedianSeconds?: Maybe<Scalars['Int']['output']>;
  /** Accepted ones */
  texts: Scalars['Int']['output'];
  turns: Scalars['Int']['output'];
  waitMedianSeconds?: Maybe<Scalars['Int']['output']>;
  waitP90Seconds?: Maybe<Scalars['Int']['output']>;
};

/** The list as staff see it */
export type WaitingListBoard = {
  /** Called and not yet done, the last called first */
  active: Array<Turn>;
  /** The last 20 that ended */
  ended: Array<Turn>;
  /** For who joins now */
  estimate?: Maybe<TurnEstimate>;
  replies: Array<TurnReply>;
  /** Why texts do not go now; null where they do */
  textsOff?: Maybe<Scalars['String']['output']>;
  /** Raised by each change of the day */
  version: Scalars['Int']['output'];
  /** At most 1,000, in order */
  waiting: Array<Turn>;
  workDay?: Maybe<WorkDay>;
};

/** How a business keeps its waiting list */
export type WaitingListSettings = {
  almostReadyAhead: Scalars['Int']['output'];
  askPartySize: Scalars['Boolean']['output'];
  askPhone: Scalars['String']['output'];
  branding: QueueBranding;
  /** Whom texts come from; null: the business's default */
  callerId?: Maybe<Scalars['ID']['output']>;
  /** How many may wait at once; null: as many as come */
  capacity?: Maybe<Scalars['Int']['output']>;
  enabled: Scalars['Boolean']['output'];
  graceMinutes: Scalars['Int']['output'];
  letPassMost: Scalars['Int']['output'];
  /** By kind: queue-confirmation, almost-ready, its-your-turn, thank-and-review, cancellation-turn */
  messages: Scalars['JSON']['output'];
  /** Decimal, such as 5.0: what one turn takes, until calls have been seen */
  minutesPerTurn: Scalars['String']['output'];
  mostNoShows: Scalars['Int']['output'];
  mostPartySize: Scalars['Int']['output'];
  mostTextsAnHour: Scalars['Int']['output'];
  /** As the pages show it; the business's where nobody wrote one */
  name: Scalars['String']['output'];
  /** What becomes of who is not here when called */
  noShow: Scalars['String']['output'];
  opensByItself: Scalars['Boolean']['output'];
  /** open; on-site: who joins scans the code in the shop; off: staff alone add people */
  publicBooking: Scalars['String']['output'];
  /** Where customers join */
  publicUrl: Scalars['String']['output'];
  requeueAfter: Scalars['Int']['output'];
  resources: Array<QueueResource>;
  /** Why thank-and-review cannot go now; null where it can */
  reviewUnready?: Maybe<Scalars['String']['output']>;
  showEstimate: Scalars['Boolean']['output'];
  thankAfterMinutes: Scalars['Int']['output'];
  /** Raised by each change; 0 where nobody changed anything */
  version: Scalars['Int']['output'];
  wallShows: Scalars['String']['output'];
  /** Null while none was ever opened, or the last is closed */
  workDay?: Maybe<WorkDay>;
};

/** The settings of the waiting list: only what is given is changed */
export type WaitingListSettingsInput = {
  almostReadyAhead?: InputMaybe<Scalars['Int']['input']>;
  askPartySize?: InputMaybe<Scalars['Boolean']['input']>;
  askPhone?: InputMaybe<Scalars['String']['input']>;
  branding?: InputMaybe<QueueBrandingInput>;
  callerId?: InputMaybe<Scalars['ID']['input']>;
  capacity?: InputMaybe<Scalars['Int']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  letPassMost?: InputMaybe<Scalars['Int']['input']>;
  /** Merged by kind, each kind by member */
  messages?: InputMaybe<Scalars['JSON']['input']>;
  minutesPerTurn?: InputMaybe<Scalars['String']['input']>;
  mostNoShows?: InputMaybe<Scalars['Int']['input']>;
  mostPartySize?: InputMaybe<Scalars['Int']['input']>;
  mostTextsAnHour?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  noShow?: InputMaybe<Scalars['String']['input']>;
  opensByItself?: InputMaybe<Scalars['Boolean']['input']>;
  publicBooking?: InputMaybe<Scalars['String']['input']>;
  requeueAfter?: InputMaybe<Scalars['Int']['input']>;
  resources?: InputMaybe<Array<QueueResourceInput>>;
  showEstimate?: InputMaybe<Scalars['Boolean']['input']>;
  thankAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read: an old one is refused */
  version?: InputMaybe<Scalars['Int']['input']>;
  wallShows?: InputMaybe<Scalars['String']['input']>;
};

/** Up to four stretches a day; what lies between them is a break */
export type WeeklyHours = {
  friday: Array<HoursStretch>;
  monday: Array<HoursStretch>;
  saturday: Array<HoursStretch>;
  sunday: Array<HoursStretch>;
  thursday: Array<HoursStretch>;
  tuesday: Array<HoursStretch>;
  wednesday: Array<HoursStretch>;
};

/** Days that are not named stay as they are */
export type WeeklyHoursInput = {
  friday?: InputMaybe<Array<HoursStretchInput>>;
  monday?: InputMaybe<Array<HoursStretchInput>>;
  saturday?: InputMaybe<Array<HoursStretchInput>>;
  sunday?: InputMaybe<Array<HoursStretchInput>>;
  thursday?: InputMaybe<Array<HoursStretchInput>>;
  tuesday?: InputMaybe<Array<HoursStretchInput>>;
  wednesday?: InputMaybe<Array<HoursStretchInput>>;
};

/** A day's list, from its opening to its close */
export type WorkDay = {
  active: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastNumber: Scalars['Int']['output'];
  openedAt: Scalars['DateTime']['output'];
  paused: Scalars['Boolean']['output'];
  state: Scalars['String']['output'];
  waiting: Scalars['Int']['output'];
};

/** Of work-day-closed */
export type WorkDayNotice = {
  at: Scalars['DateTime']['output'];
  workDayId: Scalars['ID']['output'];
};

/** How many recipients a zone has */
export type ZonePeople = {
  people: Scalars['Int']['output'];
  /** IANA */
  zone: Scalars['String']['output'];
};
