import type { Actor, Caller } from '@bellbird/auth';
import { jsonb, Table, type Tx } from '@bellbird/database';
import type { Hours } from '../opening-hours/hours.js';

/** Where an image lies in the storage. */
export interface StoredImage {
  url: string;
  bucketPath: string;
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
  /** Eleven digits, or empty. */
  abn: string;
  /** As the business writes it, or empty. */
  phone: string;
  /** `#5c24b8`; null: Bellbird's own. */
  primaryColour: string | null;
  /** Null until somebody says it. */
  openingHours: Hours | null;
  openingHoursVersion: bigint;
  branding: { icon: StoredImage | null; logo: StoredImage | null };
  /** The version that is published; 0: none yet. */
  policyVersion: number;
  flags: Record<string, boolean>;
  paymentCustomer: Record<string, string>;
  defaultPaymentMethod: string | null;
  suspendedAt: Date | null;
  version: bigint;
}

export const tenants = new Table<TenantRow, { createdAt: Date; updatedAt: Date }>(
  'tenant',
  {
    id: 'tenant_id',
    detailsFrom: 'details_from',
    name: 'name',
    email: 'email',
    country: 'country',
    state: 'state',
    city: 'city',
    address: 'address',
    postCode: 'post_code',
    website: 'website',
    timeZone: 'time_zone',
    abn: 'abn',
    phone: 'phone',
    primaryColour: 'primary_colour',
    openingHours: jsonb('opening_hours'),
    openingHoursVersion: 'opening_hours_version',
    branding: jsonb('branding'),
    policyVersion: 'policy_version',
    flags: jsonb('flags'),
    paymentCustomer: jsonb('payment_customer'),
    defaultPaymentMethod: 'default_payment_method',
    suspendedAt: 'suspended_at',
    version: 'version',
  },
  { createdAt: 'created_at', updatedAt: 'updated_at' },
);

/** Where the business is until somebody says it: as its token says, or where Bellbird sells. */
function homeOf(caller: Caller | null): Pick<Actor, 'country' | 'timeZone'> {
  const { country, timeZone } = caller?.kind === 'user' ? caller : { country: 'AU', timeZone: 'Australia/Sydney' };
  return { country, timeZone };
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
  const find = (): Promise<TenantRow | null> => tenants.find(tx, { id: tenantId }, lock ? 'for no key update' : '');
  const there = await find();
  if (there !== null) return there;
  await tenants.insertIfNew(tx, {
    id: tenantId,
    detailsFrom: 'first-use',
    ...homeOf(caller),
    createdAt: now,
    updatedAt: now,
  });
  const made = await find();
  if (made === null) throw new Error('The row of the tenant was not made.');
  return made;
}
