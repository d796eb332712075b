import type { Database } from '@bellbird/database';
import { recordConsent } from './record-consent.js';

/** A person who opted out at the carrier has opted out here: whatever else is queued for the address is skipped. */
export async function optOutByCarrier(
  db: Database,
  of: { tenantNo: number; tenantId: string; address: string },
  now: Date,
): Promise<void> {
  await db.system((tx) =>
    recordConsent(tx, of.tenantNo, {
      tenantId: of.tenantId,
      address: of.address,
      scope: 'all',
      state: 'out',
      decidedAt: now,
      source: 'carrier',
      wording: null,
      contactId: null,
    }),
  );
}
