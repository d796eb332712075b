import { Table, type Tx } from '@bellbird/database';

/** What the list keeps of a business: what its pages and texts show. */
export interface Business {
  tenantId: string;
  name: string;
  country: string;
  timeZone: string;
  address: string;
  phone: string;
  /** Addresses of its images. */
  icon: string | null;
  logo: string | null;
  /** #rrggbb; null: Bellbird's own. */
  colour: string | null;
}

export const businesses = new Table<Business>('business', {
  tenantId: 'tenant_id',
  name: 'name',
  country: 'country',
  timeZone: 'time_zone',
  address: 'address',
  phone: 'phone',
  icon: 'icon',
  logo: 'logo',
  colour: 'colour',
});

/** As far as it was heard of. */
export async function businessOf(tx: Tx, tenantId: string): Promise<Business> {
  const known = await businesses.find(tx, { tenantId });
  return (
    known ?? {
      tenantId,
      name: '',
      country: 'AU',
      timeZone: 'Australia/Sydney',
      address: '',
      phone: '',
      icon: null,
      logo: null,
      colour: null,
    }
  );
}

/** Writes what was heard, and leaves the rest. */
export async function rememberBusiness(
  tx: Tx,
  tenantId: string,
  heard: Partial<Omit<Business, 'tenantId'>>,
): Promise<void> {
  await businesses.insertIfNew(tx, { tenantId });
  if (Object.values(heard).some((value) => value !== undefined)) await businesses.update(tx, { tenantId }, heard);
}
