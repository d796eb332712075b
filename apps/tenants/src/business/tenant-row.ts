import type { Actor, Caller } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';

/** Where an image lies in the storage. */
export interface StoredImage {
  url: string;
  bucketPath: string;
}

export interface PrivacyPolicy {
  type: 'inline' | 'url' | 'generated';
  content: string;
  url: string;
}

export interface TenantRow {
  id: string;
  detailsFrom: 'first-use' | 'registration' | 'person';
  name: string;
  email: string;
  country: string;
  state: string;
  city: string;
  address: string;
  postCode: string;
  website: string;
  timeZone: string;
  branding: { icon: StoredImage | null; logo: StoredImage | null };
  privacyPolicy: PrivacyPolicy;
  flags: Record<string, boolean>;
  paymentCustomer: Record<string, string>;
  defaultPaymentMethod: string | null;
  suspendedAt: Date | null;
  version: bigint;
}

export const tenantColumns = `tenant_id as id, details_from as "detailsFrom", name, email, country, state, city, address, post_code as "postCode", website,
  time_zone as "timeZone", branding, privacy_policy as "privacyPolicy", flags, payment_customer as "paymentCustomer",
  default_payment_method as "defaultPaymentMethod", suspended_at as "suspendedAt", version`;

/** Where the business is until somebody says it: as its token says, or where Bellbird sells. */
function homeOf(caller: Caller | null): Pick<Actor, 'country' | 'timeZone'> {
  return caller?.kind === 'user' ? caller : { country: 'AU', timeZone: 'Australia/Sydney' };
}

/**
 * The tenant's row; made on first use, so that a new tenant works before its registration has arrived here.
 * `lock` keeps it for a change.
 */
export async function readTenant(
  tx: Tx,
  tenantId: string,
  caller: Caller | null,
  now: Date,
  lock = false,
): Promise<TenantRow> {
  const select = `select ${tenantColumns} from tenant where tenant_id = $1${lock ? ' for no key update' : ''}`;
  const [there] = await tx.query<TenantRow & Record<string, unknown>>(select, [tenantId]);
  if (there !== undefined) return there;
  const { country, timeZone } = homeOf(caller);
  await tx.execute(
    `insert into tenant (tenant_id, details_from, country, time_zone, created_at, updated_at) values ($1, 'first-use', $2, $3, $4, $4) on conflict do nothing`,
    [tenantId, country, timeZone, now],
  );
  const [made] = await tx.query<TenantRow & Record<string, unknown>>(select, [tenantId]);
  if (made === undefined) throw new Error('The row of the tenant was not made.');
  return made;
}
