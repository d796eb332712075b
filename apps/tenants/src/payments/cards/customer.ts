import type { Caller } from '@bellbird/auth';
import type { Database } from '@bellbird/database';
import { readTenant, type TenantRow } from '../../business/tenant-row.js';
import type { PaymentsProvider } from '../provider/payments-provider.js';

/** The tenant's customer at the provider; null where it has never had a card or payment there. */
export const customerOf = (tenant: TenantRow, provider: PaymentsProvider): string | null =>
  tenant.paymentCustomer[provider.name] ?? null;

/**
 * The same, made where it is missing. The provider gives a tenant the same customer however often it is asked, and of
 * two that were made all the same the one that was written first stays.
 */
export async function ensureCustomer(
  db: Database,
  provider: PaymentsProvider,
  tenantId: string,
  caller: Caller | null,
  now: Date,
): Promise<string> {
  const known = customerOf(await db.tenant(tenantId, (tx) => readTenant(tx, tenantId, caller, now)), provider);
  if (known !== null) return known;
  const made = await provider.createCustomer(tenantId);
  const [row] = await db.tenant(tenantId, (tx) =>
    tx.query<{ customer: string }>(
      'update tenant set payment_customer = jsonb_build_object($2::text, $3::text) || payment_customer where tenant_id = $1 returning payment_customer ->> $2 as customer',
      [tenantId, provider.name, made],
    ),
  );
  return row?.customer ?? made;
}
