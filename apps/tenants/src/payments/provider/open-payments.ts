import { ProviderCalls, withClientSpans } from '@bellbird/service-host';
import type { TenantsConfig } from '../../tenants.config.js';
import { SandboxPayments } from '../sandbox/sandbox-payments.js';
import { openStripe } from '../stripe/open-stripe.js';
import type { PaymentsProvider } from './payments-provider.js';

/** Those that ask it once; walks through all payments are no calls of a person. */
const asked = [
  'createCustomer',
  'createSetup',
  'attachCard',
  'listCards',
  'detachCard',
  'createIntent',
  'fetchIntent',
  'moneyBack',
] as const;
const calls = new ProviderCalls('card_provider', 'the provider of cards');

/** The adapter that the settings name; never two at once. */
export async function openPayments({ payments }: Pick<TenantsConfig, 'payments'>): Promise<PaymentsProvider> {
  const [provider, url] =
    payments.provider === 'stripe'
      ? [await openStripe(payments), payments.apiUrl]
      : [new SandboxPayments(payments), payments.url];
  const called = { peer: provider.name === 'sandbox' ? 'sandbox-cards' : provider.name, url };
  return withClientSpans(calls.countedIn<PaymentsProvider>(provider, asked), called, asked);
}
