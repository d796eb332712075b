import type { TenantsConfig } from '../../tenants.config.js';
import { SandboxPayments } from '../sandbox/sandbox-payments.js';
import { openStripe } from '../stripe/open-stripe.js';
import type { PaymentsProvider } from './payments-provider.js';

/** The adapter that the settings name; never two at once. */
export async function openPayments({ payments }: Pick<TenantsConfig, 'payments'>): Promise<PaymentsProvider> {
  return payments.provider === 'stripe' ? openStripe(payments) : new SandboxPayments(payments);
}
