import type { Caller } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { type TenantRow, readTenant } from '../../account/tenant-row.js';
import { asking } from '../provider/payment-errors.js';
import type { PaymentsProvider } from '../provider/payments-provider.js';

/** The tenant's customer at the provider; null where it has never had a card or payment there. */
export const customerOf = (tenant: TenantRow, provider: PaymentsProvider): string | null => tenant.paymentCustomer[provider.name] ?? null;

/** The same, made where it is missing. The provider gives a tenant the same customer however often it is asked. */
export async function ensureCustomer(tx: Tx, provider: PaymentsProvider, tenantId: string, caller: Caller | null, now: Date): Promise<string> {
  const known = customerOf(await readTenant(tx, tenantId, caller, now), provider);
  if (known !== null) return known;
  const customer = await asking(provider.createCustomer(tenantId));
  await tx.execute('update tenant set payment_customer = payment_customer || $2 where tenant_id = $1', [tenantId, JSON.stringify({ [provider.name]: customer })]);
  return customer;
}
