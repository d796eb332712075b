import { nilTenant, permissions, type Actor, type Permission } from '@bellbird/auth';
import { currentTerms } from '@bellbird/field-rules';
import type { AuthUser } from '../schema.generated.js';

export interface UserFlags {
  welcomeTourSkipped: boolean;
  smsCampaignGetStartedModalSkipped: boolean;
  twoFactorAuthentication: boolean;
  hasPassword: boolean;
  acceptTermsAndConditions: boolean;
}

/** A row of `account`, with its tenant's profile. */
export interface User {
  id: string;
  tenantId: string;
  role: 'admin' | 'merchant';
  email: string;
  firstName: string;
  lastName: string;
  /** Null while nobody chose one. */
  passwordHash: string | null;
  /** Whether the second step is on. */
  hasTwoFactor: boolean;
  /** Rises with each change of permissions or status. */
  accessVersion: number;
  status: 'invited' | 'active' | 'inactive' | 'email-not-verified';
  permissions: Permission[];
  flags: Partial<UserFlags>;
  markers: string[];
  /** `fileId` is what tenants keeps it as; images of before it did have none. */
  avatar: { url: string; bucketPath: string; fileId?: string } | null;
  /** The address of the Google account that signs in, where one does. */
  googleEmail: string | null;
  campaignsDraft: Record<string, unknown> | null;
  quickCampaignsDraft: Record<string, unknown> | null;
  termsAcceptedAt: Date | null;
  /** Of the terms that were accepted; null: from before they were counted. */
  termsVersion: number | null;
  business: Business | null;
}

/** What of the business log-in needs. */
export interface Business {
  name: string;
  country: string;
  timeZone: string;
  /** Whether it asks everybody for a second step. */
  twoFactorRequired: boolean;
  /** Minutes; 0: never. */
  lockAfterMinutes: number;
}

type Accepting = Pick<User, 'termsAcceptedAt' | 'termsVersion'>;

/** The version of the terms that somebody accepted last; null: none. */
export const acceptedTerms = ({ termsAcceptedAt, termsVersion }: Accepting): number | null =>
  termsAcceptedAt === null ? null : (termsVersion ?? 1);

/** Whether those are the terms of today. */
export const hasAcceptedTerms = (user: Accepting): boolean => (acceptedTerms(user) ?? -1) >= currentTerms;

/** The flags as they are shown; two of them are facts, not choices. */
export function flagsOf(
  user: Pick<User, 'flags' | 'termsAcceptedAt' | 'termsVersion' | 'passwordHash' | 'hasTwoFactor'>,
): UserFlags {
  return {
    welcomeTourSkipped: user.flags.welcomeTourSkipped ?? false,
    smsCampaignGetStartedModalSkipped: user.flags.smsCampaignGetStartedModalSkipped ?? false,
    twoFactorAuthentication: user.hasTwoFactor,
    hasPassword: user.passwordHash !== null,
    acceptTermsAndConditions: hasAcceptedTerms(user),
  };
}

/** The auth user of spec point 3. */
export function authUserOf(user: User): AuthUser {
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    status: user.status,
    googleEmail: user.googleEmail,
    avatar: user.avatar && { url: user.avatar.url, bucketPath: user.avatar.bucketPath },
    markers: user.markers,
    flags: flagsOf(user),
    campaignsDraft: user.campaignsDraft ?? null,
    quickCampaignsDraft: user.quickCampaignsDraft ?? null,
    tenant: user.tenantId === nilTenant ? null : tenantOf(user),
    enrolmentDue: mustEnrol(user) || null,
    permissions: user.role === 'admin' ? [] : permissionsOf(user.permissions),
    support: null,
  };
}

function tenantOf({ tenantId, business }: User): NonNullable<AuthUser['tenant']> {
  const { name, country, timeZone, lockAfterMinutes } = business ?? {};
  return { id: tenantId, name, country, timeZone, lockAfterMinutes: lockAfterMinutes || null };
}

/** Whether the business, or the platform its admin, asks the person for a second step that is not set up. */
export const mustEnrol = ({ business, hasTwoFactor }: Pick<User, 'business' | 'hasTwoFactor'>): boolean =>
  business?.twoFactorRequired === true && !hasTwoFactor;

/** What a session of support looks at. `until`: when it is over, ISO. */
export interface Looking {
  tenantId: string;
  until: string;
  business: User['business'];
}

/** The admin with an administrator's eyes, and with nothing of what is kept with the own account. */
const seenBySupport = (admin: User, { tenantId, business }: Looking): User => ({
  ...admin,
  tenantId,
  business,
  role: 'merchant',
  permissions: ['administrator'],
  flags: { welcomeTourSkipped: true, smsCampaignGetStartedModalSkipped: true },
  markers: [],
  campaignsDraft: null,
  quickCampaignsDraft: null,
});

/** Whom the client sees signed in while support looks. */
export const lookingUserOf = (admin: User, looking: Looking): AuthUser => ({
  ...authUserOf(seenBySupport(admin, looking)),
  support: { businessName: looking.business?.name ?? '', until: new Date(looking.until).toISOString() },
});

/** What counts of the permissions that were given: owners and administrators have all but being an owner. */
export function permissionsOf(held: readonly Permission[]): { permission: Permission; access: boolean }[] {
  const everything = held.includes('owner') || held.includes('administrator');
  return permissions.map((permission) => ({
    permission,
    access: held.includes(permission) || (everything && permission !== 'owner'),
  }));
}

/** A session, as far as its tokens say. `provedAt` in seconds since the epoch. */
export interface TokenSession {
  id: string;
  generation: number;
  provedAt: number;
  /** Of a session in which support looks at a business. */
  support: Looking | null;
}

/** Who the account acts as in a session, for its access token. */
export function actorOf(user: User, session: TokenSession): Actor {
  const { support } = session;
  const { tenantId, role, permissions, business } = support === null ? user : seenBySupport(user, support);
  return {
    kind: 'user',
    userId: user.id,
    tenantId,
    role,
    permissions,
    country: business?.country ?? 'AU',
    timeZone: business?.timeZone ?? 'Australia/Sydney',
    termsAccepted: hasAcceptedTerms(user),
    mustEnrol: support === null && mustEnrol(user),
    sessionId: session.id,
    accessVersion: user.accessVersion,
    sessionGeneration: session.generation,
    provedAt: session.provedAt,
    isReadOnly: support !== null,
    actingAdmin: support === null ? null : user.id,
  };
}
