import { jsonb, sql, Table, type Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { businessSql } from './business-sql.js';
import { emailKey } from './email-key.js';
import type { User } from './user.js';

interface Beside {
  phone: string | null;
  referralCode: string | null;
  howDidYouHear: string | null;
  version: bigint;
  updatedAt: Date;
  passwordChangedAt: Date | null;
}

export const accounts = new Table<Omit<User, 'business' | 'hasTwoFactor' | 'googleEmail'>, Beside>(
  'account',
  {
    id: 'id',
    tenantId: 'tenant_id',
    role: 'role',
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
    passwordHash: 'password_hash',
    status: 'status',
    accessVersion: 'access_version',
    permissions: 'permissions',
    flags: jsonb('flags'),
    markers: 'markers',
    avatar: jsonb('avatar'),
    campaignsDraft: jsonb('campaigns_draft'),
    quickCampaignsDraft: jsonb('quick_campaigns_draft'),
    termsAcceptedAt: 'terms_accepted_at',
    termsVersion: 'terms_version',
  },
  {
    phone: 'phone',
    referralCode: 'referral_code',
    howDidYouHear: 'how_did_you_hear',
    version: 'version',
    updatedAt: 'updated_at',
    passwordChangedAt: 'password_changed_at',
  },
);

const select = `
  select ${accounts.columns}, ${businessSql('account.tenant_id')} as business,
    exists (select 1 from two_factor f where f.account_id = account.id and f.state = 'on') as "hasTwoFactor",
    (select g.email from google_link g where g.account_id = account.id) as "googleEmail"
  from account`;

/** The account of an e-mail address in any tenant, or null; who is only invited has none. Needs the system role. */
export async function findByEmail(tx: Tx, email: string): Promise<User | null> {
  const [row] = await tx.query<User>(`${select} where email_key = $1 and status <> 'invited'`, [emailKey(email)]);
  return row ?? null;
}

/** @throws 404 where the account is not there or not this tenant's. */
export async function userOf(tx: Tx, id: string): Promise<User> {
  const [row] = await tx.query<User>(`${select} where id = $1 and ($2::uuid is null or tenant_id = $2)`, [
    id,
    tx.tenantId,
  ]);
  if (row === undefined) throw notFound();
  return row;
}

/** Nobody else changes the account until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.query('select 1 from account where id = $1 for update', [id]);
}

type Changeable =
  | 'firstName'
  | 'lastName'
  | 'passwordHash'
  | 'flags'
  | 'markers'
  | 'avatar'
  | 'campaignsDraft'
  | 'quickCampaignsDraft'
  | 'termsAcceptedAt'
  | 'termsVersion';

/** Writes the members given and answers the account as it is then. Permissions and status: AccessBook.change. */
export async function changeUser(tx: Tx, id: string, change: Partial<Pick<User, Changeable>>): Promise<User> {
  const stamp = {
    version: sql`version + 1`,
    updatedAt: sql`now()`,
    ...(change.passwordHash !== undefined && { passwordChangedAt: sql`now()` }),
  };
  if ((await accounts.update(tx, { id }, { ...change, ...stamp })) === 0) throw notFound();
  return userOf(tx, id);
}
