import type { Tx } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { brandingOf } from './branding.js';
import type { TenantRow } from './tenant-row.js';

/** Details of a business as others keep them. `tenant` is the row as it was just written: its version orders the events. */
export async function sayDetailsChanged(
  tx: Tx,
  tenant: Pick<
    TenantRow,
    'id' | 'name' | 'country' | 'state' | 'timeZone' | 'phone' | 'email' | 'address' | 'website' | 'version'
  >,
): Promise<void> {
  const { id, version, name, country, state, timeZone, phone, email, address, website } = tenant;
  await publish(
    tx,
    tenantUpdated,
    { tenantId: id, name, country, state, timeZone, phone, email, address, website },
    { aggregateVersion: version },
  );
}

/** The images and colours of a business, as others' pages wear them. */
export async function sayBrandingChanged(tx: Tx, tenant: TenantRow): Promise<void> {
  const branding = brandingOf(tenant);
  await publish(tx, tenantUpdated, { tenantId: tenant.id, branding }, { aggregateVersion: tenant.version });
}
