import { withClientSpans } from '@bellbird/service-host';
import type { TenantsConfig } from '../../tenants.config.js';
import { SandboxPayments } from '../sandbox/sandbox-payments.js';
import { openStripe } from '../stripe/open-stripe.js';
import type { PaymentsProvider } from './payments-provider.js';

/** The adapter that the settings name; never two at once. */
export async function openPayments({ payments }: Pick<TenantsConfig, 'payments'>): Promise<PaymentsProvider> {
  const [provider, url] = payments.provider === 'stripe' ? [await openStripe(payments), payments.apiUrl] : [new SandboxPayments(payments), payments.url];
  return withClientSpans<PaymentsProvider>(provider, { peer: provider.name === 'sandbox' ? 'sandbox-cards' : provider.name, url }, [
    'createCustomer', 'createSetup', 'attachCard', 'listCards', 'detachCard', 'createIntent', 'fetchIntent', 'moneyBack',
  ]);
}
