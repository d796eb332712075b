import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { emailKey } from './email-key.js';
import type { User } from './user.js';

const columns = `
  a.id, a.tenant_id as "tenantId", a.role, a.email, a.first_name as "firstName", a.last_name as "lastName", a.password_hash as "passwordHash",
  a.status, a.permissions, a.flags, a.markers, a.avatar, a.campaigns_draft as "campaignsDraft", a.quick_campaigns_draft as "quickCampaignsDraft",
  a.terms_accepted_at as "termsAcceptedAt",
  case when p.tenant_id is null then null else json_build_object('name', p.name, 'country', p.country, 'timeZone', p.time_zone) end as business`;
const from = 'from account a left join tenant_profile p on p.tenant_id = a.tenant_id';

/** The account of an e-mail address in any tenant, or null. Needs the system role. */
export async function findByEmail(tx: Tx, email: string): Promise<User | null> {
  const [row] = await tx.query<User>(`select ${columns} ${from} where a.email_key = $1`, [emailKey(email)]);
  return row ?? null;
}

/** @throws 404 where the account is not there or not this tenant's. */
export async function userOf(tx: Tx, id: string): Promise<User> {
  const [row] = await tx.query<User>(
    `select ${columns} ${from} where a.id = $1 and ($2::uuid is null or a.tenant_id = $2)`,
    [id, tx.tenantId],
  );
  if (row === undefined) throw notFound();
  return row;
}

const changeable = {
  firstName: 'first_name',
  lastName: 'last_name',
  passwordHash: 'password_hash',
  status: 'status',
  flags: 'flags',
  markers: 'markers',
  avatar: 'avatar',
  campaignsDraft: 'campaigns_draft',
  quickCampaignsDraft: 'quick_campaigns_draft',
  termsAcceptedAt: 'terms_accepted_at',
} as const;
const jsonColumns = new Set(['flags', 'avatar', 'campaigns_draft', 'quick_campaigns_draft']);

/** Writes the members given and answers the account as it is then. */
export async function changeUser(
  tx: Tx,
  id: string,
  change: Partial<Pick<User, keyof typeof changeable>>,
): Promise<User> {
  const given = (Object.keys(change) as (keyof typeof changeable)[]).filter((key) => change[key] !== undefined);
  const sets = given.map((key, index) => `${changeable[key]} = $${index + 2}`);
  const values = given.map((key) =>
    jsonColumns.has(changeable[key]) && change[key] !== null ? JSON.stringify(change[key]) : change[key],
  );
  const changed = await tx.execute(
    `update account set ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')} where id = $1`,
    [id, ...values],
  );
  if (changed === 0) throw notFound();
  return userOf(tx, id);
}
