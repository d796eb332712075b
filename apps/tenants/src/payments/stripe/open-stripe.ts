import { StripePayments } from './stripe-payments.js';
import type { StripeSettings } from './stripe-settings.js';

/** A try waits this long; with two more and their pauses a call ends within about half a minute. */
const timeoutMs = 8_000;

/** The adapter, with the client library, which only who uses Stripe loads. */
export async function openStripe(
  { secretKey, webhookSecret, apiUrl }: Pick<StripeSettings, 'secretKey' | 'webhookSecret' | 'apiUrl'>,
  { timeout = timeoutMs, maxNetworkRetries = 2 } = {},
): Promise<StripePayments> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port: Number(port) }),
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });
  return new StripePayments(stripe, webhookSecret);
}
