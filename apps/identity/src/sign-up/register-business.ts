import { newId, sql, type Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { userRegistered } from '@bellbird/events';
import { currentTerms } from '@bellbird/field-rules';
import { publish } from '@bellbird/outbox';
import { parsePhone } from '@bellbird/phone';
import type { User } from '../user/user.js';
import { accounts } from '../user/user.repository.js';

/** What a business says of itself when it signs up, whichever way its owner proves who he is. */
export interface NewBusiness {
  firstName: string;
  lastName: string;
  businessName: string;
  country: string;
  timeZone: string;
  phone?: string | undefined;
  referralCode?: string | undefined;
  howDidYouHear?: string | undefined;
}

/** E.164, or null where none is given. @throws 400 */
export function phoneOf({ phone, country }: Pick<NewBusiness, 'phone' | 'country'>): string | null {
  const parsed = phone ? parsePhone(phone, country) : null;
  if (phone && parsed === null) throw invalidField('phone', 'Invalid phone number.');
  return parsed?.e164 ?? null;
}

/** The first owner of a new business. */
export function newOwner(
  { firstName, lastName, businessName, country, timeZone }: NewBusiness,
  login: Pick<User, 'email' | 'passwordHash' | 'status'>,
): User {
  return {
    id: newId(),
    tenantId: newId(),
    role: 'merchant',
    firstName,
    lastName,
    ...login,
    accessVersion: 1,
    permissions: ['owner'],
    flags: {},
    markers: [],
    avatar: null,
    hasTwoFactor: false,
    googleEmail: null,
    campaignsDraft: null,
    quickCampaignsDraft: null,
    termsAcceptedAt: new Date(0),
    termsVersion: currentTerms,
    business: { name: businessName, country, timeZone, twoFactorRequired: false, lockAfterMinutes: 0 },
  };
}

/** Keeps a business with its owner, and tells of it. False, and nothing is done, where the address has an account. */
export async function registerBusiness(
  tx: Tx,
  user: User,
  { businessName, country, timeZone, referralCode, howDidYouHear }: NewBusiness,
  phone: string | null,
): Promise<boolean> {
  const { business: _, googleEmail: __, hasTwoFactor: ___, ...row } = user;
  const isNew = await accounts.insertIfNew(tx, {
    ...row,
    phone,
    referralCode,
    howDidYouHear,
    termsAcceptedAt: sql`now()`,
  });
  if (!isNew) return false;
  await tx.execute('insert into tenant_profile (tenant_id, name, country, time_zone) values ($1, $2, $3, $4)', [
    user.tenantId,
    businessName,
    country,
    timeZone,
  ]);
  await publish(
    tx,
    userRegistered,
    { userId: user.id, tenantId: user.tenantId, email: user.email, businessName, country, timeZone },
    { aggregateVersion: 1n },
  );
  return true;
}
