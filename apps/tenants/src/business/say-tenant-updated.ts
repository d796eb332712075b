import type { Tx } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { TenantRow } from './tenant-row.js';

/** `tenant` is the row as it was just written: its version orders the events. */
export async function sayTenantUpdated(
  tx: Tx,
  tenant: Pick<TenantRow, 'id' | 'name' | 'country' | 'timeZone' | 'version'>,
): Promise<void> {
  const { id, name, country, timeZone, version } = tenant;
  await publish(tx, tenantUpdated, { tenantId: id, name, country, timeZone }, { aggregateVersion: version });
}
