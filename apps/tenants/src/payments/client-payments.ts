/** What the browser must know of who takes cards: nothing of it is secret. */
export type ClientPayments = { provider: 'sandbox' } | { provider: 'stripe'; publishableKey: string };

/** Of settings that are checked already. */
export function clientPayments(env: Readonly<Record<string, string | undefined>>): ClientPayments {
  return env['PAYMENTS_PROVIDER']?.trim() === 'stripe'
    ? { provider: 'stripe', publishableKey: env['STRIPE_PUBLISHABLE_KEY']?.trim() ?? '' }
    : { provider: 'sandbox' };
}
