import type { TenantsConfig } from '../tenants.config.js';
import type { PaymentsProvider } from './payments-provider.js';
import { SandboxPayments } from './sandbox/sandbox-payments.js';

/** The adapter that the settings name. */
export function openPayments({ payments }: TenantsConfig): PaymentsProvider {
  return new SandboxPayments({ url: payments.url, key: payments.key });
}
