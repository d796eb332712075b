import type { TenantsConfig } from '../../tenants.config.js';
import { SandboxPayments } from '../sandbox/sandbox-payments.js';
import type { PaymentsProvider } from './payments-provider.js';

/** The adapter that the settings name. */
export function openPayments({ payments }: TenantsConfig): PaymentsProvider {
  return new SandboxPayments({ url: payments.url, key: payments.key });
}
