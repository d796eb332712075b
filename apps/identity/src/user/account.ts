import { nilTenant, permissions, type Actor, type Permission } from '@bellbird/auth';

export interface AccountFlags {
  welcomeTourSkipped: boolean;
  smsCampaignGetStartedModalSkipped: boolean;
  twoFactorAuthentication: boolean;
  hasPassword: boolean;
  acceptTermsAndConditions: boolean;
}

/** A row of `account`, with its tenant's profile. */
export interface Account {
  id: string;
  tenantId: string;
  role: 'admin' | 'merchant';
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  status: 'invited' | 'active' | 'inactive' | 'email-not-verified';
  permissions: Permission[];
  flags: Partial<AccountFlags>;
  markers: string[];
  avatar: { url: string; bucketPath: string } | null;
  campaignsDraft: unknown;
  quickCampaignsDraft: unknown;
  termsAcceptedAt: Date | null;
  business: { name: string; country: string; timeZone: string } | null;
}

/** The flags as they are shown; two of them are facts, not choices. */
export function flagsOf(account: Account): AccountFlags {
  return {
    welcomeTourSkipped: account.flags.welcomeTourSkipped ?? false,
    smsCampaignGetStartedModalSkipped: account.flags.smsCampaignGetStartedModalSkipped ?? false,
    twoFactorAuthentication: false,
    hasPassword: true,
    acceptTermsAndConditions: account.termsAcceptedAt !== null,
  };
}

/** The auth user of spec point 3. */
export function authUserOf(account: Account): Record<string, unknown> {
  const everything = account.permissions.includes('owner') || account.permissions.includes('administrator');
  return {
    id: account.id,
    role: account.role,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    status: account.status,
    googleEmail: null,
    avatar: account.avatar,
    markers: account.markers,
    flags: flagsOf(account),
    campaignsDraft: account.campaignsDraft ?? null,
    quickCampaignsDraft: account.quickCampaignsDraft ?? null,
    tenant: account.tenantId === nilTenant ? null : { id: account.tenantId, ...account.business },
    permissions:
      account.role === 'admin'
        ? []
        : permissions.map((permission) => ({
            permission,
            access: account.permissions.includes(permission) || (everything && permission !== 'owner'),
          })),
  };
}

/** Who the account acts as, for its access token. */
export function actorOf(account: Account, sessionId: string): Actor {
  return {
    kind: 'user',
    userId: account.id,
    tenantId: account.tenantId,
    role: account.role,
    permissions: account.permissions,
    country: account.business?.country ?? 'AU',
    timeZone: account.business?.timeZone ?? 'Australia/Sydney',
    termsAccepted: account.termsAcceptedAt !== null,
    sessionId,
  };
}
