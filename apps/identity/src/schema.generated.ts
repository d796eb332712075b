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
  AuthUser_role: { input: string; output: 'admin' | 'merchant'; }
  AuthUser_status: { input: string; output: 'invited' | 'active' | 'inactive' | 'email-not-verified'; }
  AuthUser_campaignsDraft: { input: unknown; output: Record<string, unknown | null>; }
  AuthUser_quickCampaignsDraft: { input: unknown; output: Record<string, unknown | null>; }
  PermissionAccessInput_permission: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  Colleague_status: { input: string; output: 'invited' | 'active' | 'inactive' | 'email-not-verified'; }
  AccessRequestInput_permission: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  AuditActor_kind: { input: string; output: 'person' | 'support' | 'admin' | 'service'; }
  GoogleStartInput_intent: { input: string; output: 'sign-in' | 'sign-up' | 'link' | 'invitation'; }
  MerchantPerson_status: { input: string; output: 'invited' | 'active' | 'inactive' | 'email-not-verified'; }
  User_status: { input: string; output: 'invited' | 'active' | 'inactive' | 'email-not-verified'; }
  User_permissions: { input: unknown; output: Array<{ permission: string; access: boolean }>; }
  User_held: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  User_invitationMail: { input: string; output: 'queued' | 'sent' | 'failed'; }
  UserInput_permissions: { input: unknown; output: Array<{ permission: ('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'); access: boolean }> | null; }
  UserPatch_status: { input: string; output: 'invited' | 'active' | 'inactive' | 'email-not-verified'; }
  UserPatch_permissions: { input: unknown; output: Array<{ permission: ('owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'); access: boolean }> | null; }
  AuditEntry_action: { input: string; output: 'user.invited' | 'user.invitation-revoked' | 'user.joined' | 'user.moved' | 'user.permissions-changed' | 'user.switched-off' | 'user.switched-on' | 'user.removed' | 'user.left' | 'two-factor.on' | 'two-factor.off' | 'two-factor.reset' | 'recovery.started' | 'recovery.used' | 'email.changed' | 'email.change-undone' | 'google.linked' | 'google.unlinked' | 'session.ended-by-other' | 'support.granted' | 'support.ended' | 'business.details-changed' | 'business.branding-changed' | 'business.policy-published' | 'business.hours-changed' | 'business.suspended' | 'business.reinstated' | 'setting.changed' | 'app-setting.changed' | 'card.added' | 'card.removed' | 'credit.given' | 'file.read' | 'sharing.changed' | 'campaign.launched' | 'campaign.canceled' | 'automation.activated' | 'automation.stopped' | 'export.started' | 'support.looked'; }
  AuditEntry_changes: { input: unknown; output: Record<string, Array<string | null>>; }
  Merchant_country: { input: string; output: 'AC' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TA' | 'TC' | 'TD' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'XK' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'; }
  Query_permissionHolders_permission: { input: string; output: 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor'; }
  Mutation_saveDraftCampaign_draft: { input: unknown; output: Record<string, unknown | null>; }
  Mutation_saveDraftQuickCampaign_draft: { input: unknown; output: Record<string, unknown | null>; }
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

export type AuthUser = {
  id: Scalars['ID']['output'];
  role: Scalars['AuthUser_role']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  status: Scalars['AuthUser_status']['output'];
  googleEmail?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Avatar>;
  markers: Array<Scalars['String']['output']>;
  flags: UserFlags;
  campaignsDraft?: Maybe<Scalars['AuthUser_campaignsDraft']['output']>;
  quickCampaignsDraft?: Maybe<Scalars['AuthUser_quickCampaignsDraft']['output']>;
  tenant?: Maybe<AuthTenant>;
  permissions: Array<PermissionAccess>;
  enrolmentDue?: Maybe<Scalars['Boolean']['output']>;
  support?: Maybe<SupportView>;
};

export type SupportView = {
  businessName: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
};

export type AuthTenant = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  timeZone?: Maybe<Scalars['String']['output']>;
  lockAfterMinutes?: Maybe<Scalars['Int']['output']>;
};

export type Avatar = {
  url: Scalars['String']['output'];
  bucketPath: Scalars['String']['output'];
};

export type PermissionAccess = {
  permission: Scalars['String']['output'];
  access: Scalars['Boolean']['output'];
};

export type UserFlags = {
  welcomeTourSkipped: Scalars['Boolean']['output'];
  smsCampaignGetStartedModalSkipped: Scalars['Boolean']['output'];
  twoFactorAuthentication: Scalars['Boolean']['output'];
  hasPassword: Scalars['Boolean']['output'];
  acceptTermsAndConditions: Scalars['Boolean']['output'];
};

export type SignInAnswer = {
  accessToken?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<AuthUser>;
  twoFactorRequired?: Maybe<Scalars['Boolean']['output']>;
  secondStepToken?: Maybe<Scalars['String']['output']>;
};

export type SignedIn = {
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
  user: AuthUser;
};

export type Tokens = {
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type ProofInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  emailCode?: InputMaybe<Scalars['String']['input']>;
};

export type SteppedUp = {
  accessToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type SignedUp = {
  user: AuthUser;
};

export type SignUpInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UserFlagsInput = {
  welcomeTourSkipped?: InputMaybe<Scalars['Boolean']['input']>;
  smsCampaignGetStartedModalSkipped?: InputMaybe<Scalars['Boolean']['input']>;
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MarkersInput = {
  markers?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type BasicInformationInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type AvatarInput = {
  url?: InputMaybe<Scalars['String']['input']>;
  bucketPath?: InputMaybe<Scalars['String']['input']>;
};

export type ChangePasswordInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type PermissionAccessInput = {
  permission: Scalars['PermissionAccessInput_permission']['input'];
  access: Scalars['Boolean']['input'];
};

export type InvitedUsers = {
  data: Array<User>;
  count: Scalars['Int']['output'];
};

export type Colleague = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  avatar?: Maybe<Avatar>;
  status: Scalars['Colleague_status']['output'];
};

export type Colleagues = {
  data: Array<Colleague>;
};

export type MailedMember = {
  id: Scalars['ID']['output'];
  firstName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
};

export type MailedMembers = {
  businessName: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  members: Array<MailedMember>;
};

export type MemberName = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AccessRequestInput = {
  permission?: InputMaybe<Scalars['AccessRequestInput_permission']['input']>;
  page?: InputMaybe<Scalars['String']['input']>;
};

export type AccessRequest = {
  id: Scalars['ID']['output'];
  permission: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type Invitation = {
  businessName: Scalars['String']['output'];
  invitedBy: Scalars['String']['output'];
  email: Scalars['String']['output'];
  hasAccount: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type JoinInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
  move?: InputMaybe<MoveInput>;
};

export type MoveInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type TwoFactorKey = {
  qr: Scalars['String']['output'];
  otpauthUrl: Scalars['String']['output'];
  secret: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type RecoveryCodes = {
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type TwoFactorEnabled = {
  recoveryCodes: Array<Scalars['String']['output']>;
  user: AuthUser;
};

export type SecondStepDone = {
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
  user: AuthUser;
  deviceToken?: Maybe<Scalars['String']['output']>;
  recoveryCodesLeft?: Maybe<Scalars['Int']['output']>;
};

export type SecondStepInput = {
  rememberDevice?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SecondStepRecovery = {
  dueAt: Scalars['DateTime']['output'];
};

export type PasswordProofInput = {
  password?: InputMaybe<Scalars['String']['input']>;
};

export type Security = {
  hasPassword: Scalars['Boolean']['output'];
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  twoFactorAuthentication: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
  googleEmail?: Maybe<Scalars['String']['output']>;
  recoveryDueAt?: Maybe<Scalars['DateTime']['output']>;
  sessions: Scalars['Int']['output'];
  devices: Scalars['Int']['output'];
};

export type LogIn = {
  id: Scalars['ID']['output'];
  device: Scalars['String']['output'];
  address?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  isCurrent: Scalars['Boolean']['output'];
  isLocked: Scalars['Boolean']['output'];
};

export type LogInList = {
  data: Array<LogIn>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
};

export type AuditActor = {
  kind: Scalars['AuditActor_kind']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AuditSubject = {
  type: Scalars['String']['output'];
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SupportAccess = {
  until: Scalars['DateTime']['output'];
  grantedBy: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type SupportAccessInput = {
  hours?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type SupportSessionInput = {
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type GoogleStartInput = {
  intent?: InputMaybe<Scalars['GoogleStartInput_intent']['input']>;
  invitation?: InputMaybe<GoogleInvitationInput>;
};

export type GoogleInvitationInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};

export type GoogleStart = {
  authorizationUrl: Scalars['String']['output'];
  flowToken: Scalars['String']['output'];
};

export type GoogleCallbackInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  flowToken?: InputMaybe<Scalars['String']['input']>;
};

export type GoogleAnswer = {
  accessToken?: Maybe<Scalars['String']['output']>;
  refreshToken?: Maybe<Scalars['String']['output']>;
  user?: Maybe<AuthUser>;
  twoFactorRequired?: Maybe<Scalars['Boolean']['output']>;
  secondStepToken?: Maybe<Scalars['String']['output']>;
  signUpToken?: Maybe<Scalars['String']['output']>;
  linkToken?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
};

export type GoogleSignUpInput = {
  signUpToken?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  businessName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  howDidYouHear?: InputMaybe<Scalars['String']['input']>;
  acceptTermsAndConditions?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GoogleLinkInput = {
  linkToken?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};

export type ChangeEmailInput = {
  email?: InputMaybe<Scalars['String']['input']>;
};

export type MerchantPerson = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: Scalars['MerchantPerson_status']['output'];
  permissions: Array<Scalars['String']['output']>;
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MerchantAct = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  action: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Scalars['String']['output']>;
};

export type User = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  status: Scalars['User_status']['output'];
  permissions: Scalars['User_permissions']['output'];
  held: Array<Scalars['User_held']['output']>;
  flags: UserFlags;
  avatar?: Maybe<Avatar>;
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  invitedBy?: Maybe<Scalars['String']['output']>;
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  invitationMail?: Maybe<Scalars['User_invitationMail']['output']>;
  version: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type UserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  permissions?: InputMaybe<Scalars['UserInput_permissions']['input']>;
};

export type UserPatch = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['UserPatch_status']['input']>;
  permissions?: InputMaybe<Scalars['UserPatch_permissions']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type UserList = {
  data: Array<User>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type AuditEntry = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  actor: AuditActor;
  action: Scalars['AuditEntry_action']['output'];
  subject: AuditSubject;
  changes: Scalars['AuditEntry_changes']['output'];
  address?: Maybe<Scalars['String']['output']>;
};

export type AuditEntryList = {
  data: Array<AuditEntry>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Merchant = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  country: Scalars['Merchant_country']['output'];
  timeZone: Scalars['String']['output'];
  ownerName?: Maybe<Scalars['String']['output']>;
  ownerEmail?: Maybe<Scalars['String']['output']>;
  users: Scalars['Int']['output'];
  supportUntil?: Maybe<Scalars['DateTime']['output']>;
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type MerchantList = {
  data: Array<Merchant>;
  count: Scalars['Int']['output'];
  countIsExact: Scalars['Boolean']['output'];
  hasMore: Scalars['Boolean']['output'];
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  verifyToken?: Maybe<AuthUser>;
  userFlags?: Maybe<UserFlags>;
  acceptedTerms?: Maybe<Scalars['Int']['output']>;
  membersWith: MailedMembers;
  directory?: Maybe<Colleagues>;
  areMembers: Array<Scalars['ID']['output']>;
  memberNames: Array<MemberName>;
  permissionHolders?: Maybe<Colleagues>;
  invitation?: Maybe<Invitation>;
  hasTwoFactor: Scalars['Boolean']['output'];
  twoFactorKey?: Maybe<TwoFactorKey>;
  security?: Maybe<Security>;
  logIns?: Maybe<LogInList>;
  supportAccess?: Maybe<SupportAccess>;
  merchantPeople?: Maybe<Array<MerchantPerson>>;
  merchantActs?: Maybe<Array<MerchantAct>>;
  users?: Maybe<UserList>;
  user?: Maybe<User>;
  usersCount?: Maybe<Scalars['Int']['output']>;
  usersCountWithFilters?: Maybe<Scalars['Int']['output']>;
  usersValues?: Maybe<FieldValues>;
  usersExport?: Maybe<ExportJob>;
  usersJob?: Maybe<BulkJob>;
  auditEntries?: Maybe<AuditEntryList>;
  auditEntry?: Maybe<AuditEntry>;
  auditEntriesCount?: Maybe<Scalars['Int']['output']>;
  auditEntriesCountWithFilters?: Maybe<Scalars['Int']['output']>;
  auditEntriesValues?: Maybe<FieldValues>;
  auditEntriesExport?: Maybe<ExportJob>;
  merchants?: Maybe<MerchantList>;
  merchant?: Maybe<Merchant>;
  merchantsCount?: Maybe<Scalars['Int']['output']>;
  merchantsCountWithFilters?: Maybe<Scalars['Int']['output']>;
  merchantsValues?: Maybe<FieldValues>;
  merchantsExport?: Maybe<ExportJob>;
};


export type QueryMembersWithArgs = {
  permissions: Array<Scalars['String']['input']>;
};


export type QueryAreMembersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryMemberNamesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryPermissionHoldersArgs = {
  permission: Scalars['Query_permissionHolders_permission']['input'];
};


export type QueryInvitationArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryHasTwoFactorArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryMerchantPeopleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMerchantActsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryUsersValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryUsersExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryUsersJobArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryAuditEntriesArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAuditEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditEntriesCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryAuditEntriesValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryAuditEntriesExportArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryMerchantsArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryMerchantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMerchantsCountWithFiltersArgs = {
  query?: InputMaybe<ListQuery>;
};


export type QueryMerchantsValuesArgs = {
  field: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<ListQuery>;
};


export type QueryMerchantsExportArgs = {
  jobId: Scalars['ID']['input'];
};

export type Mutation = {
  signUp?: Maybe<SignedUp>;
  verifyEmail?: Maybe<SignedIn>;
  resendEmailCode?: Maybe<Scalars['Boolean']['output']>;
  signIn?: Maybe<SignInAnswer>;
  refreshTokens?: Maybe<Tokens>;
  stepUp?: Maybe<SteppedUp>;
  lockSession?: Maybe<Scalars['Boolean']['output']>;
  unlockSession?: Maybe<Tokens>;
  logOut?: Maybe<Scalars['Boolean']['output']>;
  forgotPassword?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  setUserFlags?: Maybe<UserFlags>;
  setMarkers?: Maybe<AuthUser>;
  setBasicInformation?: Maybe<AuthUser>;
  changePassword?: Maybe<Scalars['Boolean']['output']>;
  setAvatar?: Maybe<AuthUser>;
  deleteAvatar?: Maybe<Scalars['Boolean']['output']>;
  saveDraftCampaign?: Maybe<AuthUser>;
  discardDraftCampaign?: Maybe<AuthUser>;
  saveDraftQuickCampaign?: Maybe<AuthUser>;
  discardDraftQuickCampaign?: Maybe<AuthUser>;
  inviteUsers?: Maybe<InvitedUsers>;
  resendInvitation?: Maybe<User>;
  endUserSessions?: Maybe<Scalars['Boolean']['output']>;
  leaveBusiness?: Maybe<Scalars['Boolean']['output']>;
  requestAccess?: Maybe<AccessRequest>;
  joinByInvitation?: Maybe<SignedIn>;
  secondStepLogIn?: Maybe<SecondStepDone>;
  startSecondStepRecovery?: Maybe<SecondStepRecovery>;
  useSecondStepRecovery?: Maybe<SignedIn>;
  sendStepUpCode?: Maybe<Scalars['Boolean']['output']>;
  enableTwoFactor?: Maybe<TwoFactorEnabled>;
  renewRecoveryCodes?: Maybe<RecoveryCodes>;
  disableTwoFactor?: Maybe<AuthUser>;
  sendTwoFactorEmailCode?: Maybe<Scalars['Boolean']['output']>;
  disableTwoFactorByEmail?: Maybe<AuthUser>;
  resetTwoFactor?: Maybe<Scalars['Boolean']['output']>;
  endLogIn?: Maybe<Scalars['Boolean']['output']>;
  endOtherLogIns?: Maybe<Scalars['Boolean']['output']>;
  allowSupport?: Maybe<SupportAccess>;
  endSupport?: Maybe<Scalars['Boolean']['output']>;
  startSupportSession?: Maybe<SignedIn>;
  startGoogle?: Maybe<GoogleStart>;
  finishGoogle?: Maybe<GoogleAnswer>;
  signUpWithGoogle?: Maybe<SignedIn>;
  linkGoogle?: Maybe<SignedIn>;
  disconnectGoogle?: Maybe<AuthUser>;
  changeEmail?: Maybe<Scalars['Boolean']['output']>;
  confirmEmailChange?: Maybe<AuthUser>;
  followLink?: Maybe<Scalars['Boolean']['output']>;
  createUser?: Maybe<User>;
  updateUser?: Maybe<User>;
  deleteUser?: Maybe<Scalars['Boolean']['output']>;
  deleteUsers?: Maybe<BulkResult>;
  exportUsers?: Maybe<ExportJob>;
  exportAuditEntries?: Maybe<ExportJob>;
  exportMerchants?: Maybe<ExportJob>;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationVerifyEmailArgs = {
  email: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationResendEmailCodeArgs = {
  email: Scalars['String']['input'];
};


export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRefreshTokensArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationStepUpArgs = {
  input: ProofInput;
};


export type MutationUnlockSessionArgs = {
  refreshToken: Scalars['String']['input'];
  input: ProofInput;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetUserFlagsArgs = {
  input: UserFlagsInput;
};


export type MutationSetMarkersArgs = {
  input: MarkersInput;
};


export type MutationSetBasicInformationArgs = {
  input: BasicInformationInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationSetAvatarArgs = {
  input: AvatarInput;
};


export type MutationSaveDraftCampaignArgs = {
  draft: Scalars['Mutation_saveDraftCampaign_draft']['input'];
};


export type MutationSaveDraftQuickCampaignArgs = {
  draft: Scalars['Mutation_saveDraftQuickCampaign_draft']['input'];
};


export type MutationInviteUsersArgs = {
  people: Array<UserInput>;
  resend?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequestAccessArgs = {
  input: AccessRequestInput;
};


export type MutationJoinByInvitationArgs = {
  email: Scalars['String']['input'];
  token: Scalars['String']['input'];
  input: JoinInput;
};


export type MutationSecondStepLogInArgs = {
  secondStepToken: Scalars['String']['input'];
  code: Scalars['String']['input'];
  input?: InputMaybe<SecondStepInput>;
};


export type MutationStartSecondStepRecoveryArgs = {
  secondStepToken: Scalars['String']['input'];
};


export type MutationUseSecondStepRecoveryArgs = {
  secondStepToken: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationEnableTwoFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationDisableTwoFactorArgs = {
  code: Scalars['String']['input'];
  input?: InputMaybe<PasswordProofInput>;
};


export type MutationDisableTwoFactorByEmailArgs = {
  code: Scalars['String']['input'];
  input?: InputMaybe<PasswordProofInput>;
};


export type MutationResetTwoFactorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndLogInArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAllowSupportArgs = {
  input: SupportAccessInput;
};


export type MutationStartSupportSessionArgs = {
  tenantId: Scalars['ID']['input'];
  input: SupportSessionInput;
};


export type MutationStartGoogleArgs = {
  input: GoogleStartInput;
};


export type MutationFinishGoogleArgs = {
  input: GoogleCallbackInput;
};


export type MutationSignUpWithGoogleArgs = {
  input: GoogleSignUpInput;
};


export type MutationLinkGoogleArgs = {
  input: GoogleLinkInput;
};


export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


export type MutationConfirmEmailChangeArgs = {
  code: Scalars['String']['input'];
};


export type MutationFollowLinkArgs = {
  kind: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationCreateUserArgs = {
  input: UserInput;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserPatch;
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteUsersArgs = {
  selection: Selection;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportUsersArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportAuditEntriesArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationExportMerchantsArgs = {
  query?: InputMaybe<ListQuery>;
  trash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What resolvers of queries take and answer. */
export interface Queries {
  verifyToken: Resolves<never, Query['verifyToken']>;
  userFlags: Resolves<never, Query['userFlags']>;
  acceptedTerms: Resolves<never, Query['acceptedTerms']>;
  membersWith: Resolves<QueryMembersWithArgs, Query['membersWith']>;
  directory: Resolves<never, Query['directory']>;
  areMembers: Resolves<QueryAreMembersArgs, Query['areMembers']>;
  memberNames: Resolves<QueryMemberNamesArgs, Query['memberNames']>;
  permissionHolders: Resolves<QueryPermissionHoldersArgs, Query['permissionHolders']>;
  invitation: Resolves<QueryInvitationArgs, Query['invitation']>;
  hasTwoFactor: Resolves<QueryHasTwoFactorArgs, Query['hasTwoFactor']>;
  twoFactorKey: Resolves<never, Query['twoFactorKey']>;
  security: Resolves<never, Query['security']>;
  logIns: Resolves<never, Query['logIns']>;
  supportAccess: Resolves<never, Query['supportAccess']>;
  merchantPeople: Resolves<QueryMerchantPeopleArgs, Query['merchantPeople']>;
  merchantActs: Resolves<QueryMerchantActsArgs, Query['merchantActs']>;
  users: Resolves<QueryUsersArgs, Query['users']>;
  user: Resolves<QueryUserArgs, Query['user']>;
  usersCount: Resolves<never, Query['usersCount']>;
  usersCountWithFilters: Resolves<QueryUsersCountWithFiltersArgs, Query['usersCountWithFilters']>;
  usersValues: Resolves<QueryUsersValuesArgs, Query['usersValues']>;
  usersExport: Resolves<QueryUsersExportArgs, Query['usersExport']>;
  usersJob: Resolves<QueryUsersJobArgs, Query['usersJob']>;
  auditEntries: Resolves<QueryAuditEntriesArgs, Query['auditEntries']>;
  auditEntry: Resolves<QueryAuditEntryArgs, Query['auditEntry']>;
  auditEntriesCount: Resolves<never, Query['auditEntriesCount']>;
  auditEntriesCountWithFilters: Resolves<QueryAuditEntriesCountWithFiltersArgs, Query['auditEntriesCountWithFilters']>;
  auditEntriesValues: Resolves<QueryAuditEntriesValuesArgs, Query['auditEntriesValues']>;
  auditEntriesExport: Resolves<QueryAuditEntriesExportArgs, Query['auditEntriesExport']>;
  merchants: Resolves<QueryMerchantsArgs, Query['merchants']>;
  merchant: Resolves<QueryMerchantArgs, Query['merchant']>;
  merchantsCount: Resolves<never, Query['merchantsCount']>;
  merchantsCountWithFilters: Resolves<QueryMerchantsCountWithFiltersArgs, Query['merchantsCountWithFilters']>;
  merchantsValues: Resolves<QueryMerchantsValuesArgs, Query['merchantsValues']>;
  merchantsExport: Resolves<QueryMerchantsExportArgs, Query['merchantsExport']>;
}

/** What resolvers of mutations take and answer. */
export interface Mutations {
  signUp: Resolves<MutationSignUpArgs, Mutation['signUp']>;
  verifyEmail: Resolves<MutationVerifyEmailArgs, Mutation['verifyEmail']>;
  resendEmailCode: Resolves<MutationResendEmailCodeArgs, Mutation['resendEmailCode']>;
  signIn: Resolves<MutationSignInArgs, Mutation['signIn']>;
  refreshTokens: Resolves<MutationRefreshTokensArgs, Mutation['refreshTokens']>;
  stepUp: Resolves<MutationStepUpArgs, Mutation['stepUp']>;
  lockSession: Resolves<never, Mutation['lockSession']>;
  unlockSession: Resolves<MutationUnlockSessionArgs, Mutation['unlockSession']>;
  logOut: Resolves<never, Mutation['logOut']>;
  forgotPassword: Resolves<MutationForgotPasswordArgs, Mutation['forgotPassword']>;
  resetPassword: Resolves<MutationResetPasswordArgs, Mutation['resetPassword']>;
  setUserFlags: Resolves<MutationSetUserFlagsArgs, Mutation['setUserFlags']>;
  setMarkers: Resolves<MutationSetMarkersArgs, Mutation['setMarkers']>;
  setBasicInformation: Resolves<MutationSetBasicInformationArgs, Mutation['setBasicInformation']>;
  changePassword: Resolves<MutationChangePasswordArgs, Mutation['changePassword']>;
  setAvatar: Resolves<MutationSetAvatarArgs, Mutation['setAvatar']>;
  deleteAvatar: Resolves<never, Mutation['deleteAvatar']>;
  saveDraftCampaign: Resolves<MutationSaveDraftCampaignArgs, Mutation['saveDraftCampaign']>;
  discardDraftCampaign: Resolves<never, Mutation['discardDraftCampaign']>;
  saveDraftQuickCampaign: Resolves<MutationSaveDraftQuickCampaignArgs, Mutation['saveDraftQuickCampaign']>;
  discardDraftQuickCampaign: Resolves<never, Mutation['discardDraftQuickCampaign']>;
  inviteUsers: Resolves<MutationInviteUsersArgs, Mutation['inviteUsers']>;
  resendInvitation: Resolves<MutationResendInvitationArgs, Mutation['resendInvitation']>;
  endUserSessions: Resolves<MutationEndUserSessionsArgs, Mutation['endUserSessions']>;
  leaveBusiness: Resolves<never, Mutation['leaveBusiness']>;
  requestAccess: Resolves<MutationRequestAccessArgs, Mutation['requestAccess']>;
  joinByInvitation: Resolves<MutationJoinByInvitationArgs, Mutation['joinByInvitation']>;
  secondStepLogIn: Resolves<MutationSecondStepLogInArgs, Mutation['secondStepLogIn']>;
  startSecondStepRecovery: Resolves<MutationStartSecondStepRecoveryArgs, Mutation['startSecondStepRecovery']>;
  useSecondStepRecovery: Resolves<MutationUseSecondStepRecoveryArgs, Mutation['useSecondStepRecovery']>;
  sendStepUpCode: Resolves<never, Mutation['sendStepUpCode']>;
  enableTwoFactor: Resolves<MutationEnableTwoFactorArgs, Mutation['enableTwoFactor']>;
  renewRecoveryCodes: Resolves<never, Mutation['renewRecoveryCodes']>;
  disableTwoFactor: Resolves<MutationDisableTwoFactorArgs, Mutation['disableTwoFactor']>;
  sendTwoFactorEmailCode: Resolves<never, Mutation['sendTwoFactorEmailCode']>;
  disableTwoFactorByEmail: Resolves<MutationDisableTwoFactorByEmailArgs, Mutation['disableTwoFactorByEmail']>;
  resetTwoFactor: Resolves<MutationResetTwoFactorArgs, Mutation['resetTwoFactor']>;
  endLogIn: Resolves<MutationEndLogInArgs, Mutation['endLogIn']>;
  endOtherLogIns: Resolves<never, Mutation['endOtherLogIns']>;
  allowSupport: Resolves<MutationAllowSupportArgs, Mutation['allowSupport']>;
  endSupport: Resolves<never, Mutation['endSupport']>;
  startSupportSession: Resolves<MutationStartSupportSessionArgs, Mutation['startSupportSession']>;
  startGoogle: Resolves<MutationStartGoogleArgs, Mutation['startGoogle']>;
  finishGoogle: Resolves<MutationFinishGoogleArgs, Mutation['finishGoogle']>;
  signUpWithGoogle: Resolves<MutationSignUpWithGoogleArgs, Mutation['signUpWithGoogle']>;
  linkGoogle: Resolves<MutationLinkGoogleArgs, Mutation['linkGoogle']>;
  disconnectGoogle: Resolves<never, Mutation['disconnectGoogle']>;
  changeEmail: Resolves<MutationChangeEmailArgs, Mutation['changeEmail']>;
  confirmEmailChange: Resolves<MutationConfirmEmailChangeArgs, Mutation['confirmEmailChange']>;
  followLink: Resolves<MutationFollowLinkArgs, Mutation['followLink']>;
  createUser: Resolves<MutationCreateUserArgs, Mutation['createUser']>;
  updateUser: Resolves<MutationUpdateUserArgs, Mutation['updateUser']>;
  deleteUser: Resolves<MutationDeleteUserArgs, Mutation['deleteUser']>;
  deleteUsers: Resolves<MutationDeleteUsersArgs, Mutation['deleteUsers']>;
  exportUsers: Resolves<MutationExportUsersArgs, Mutation['exportUsers']>;
  exportAuditEntries: Resolves<MutationExportAuditEntriesArgs, Mutation['exportAuditEntries']>;
  exportMerchants: Resolves<MutationExportMerchantsArgs, Mutation['exportMerchants']>;
}
