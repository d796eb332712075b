import { fromMinorUnits } from '@bellbird/money';
import type { Stripe } from 'stripe';
import type { Card, PaymentIntent, PaymentIntentStatus, PaymentNotice } from '../provider/payments-provider.js';

const statuses: readonly string[] = [
  'requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'canceled', 'succeeded',
] satisfies PaymentIntentStatus[];
/** A status that Stripe adds later is on its way as far as we know. */
const statusOf = (status: string): PaymentIntentStatus => (statuses.includes(status) ? (status as PaymentIntentStatus) : 'processing');

/**
 * A payment of Stripe as the port's. Of one that succeeded the amount is what was received, to the micro-dollar: Stripe
 * counts in the currency's smallest coin.
 */
export function readStripeIntent({ id, status, client_secret, amount, amount_received, currency, metadata, created, last_payment_error, cancellation_reason }: Stripe.PaymentIntent): PaymentIntent {
  const code = currency.toUpperCase();
  return {
    id, status: statusOf(status), currency: code, metadata,
    clientSecret: client_secret ?? '',
    amount: fromMinorUnits(status === 'succeeded' ? amount_received : amount, code),
    createdAt: new Date(created * 1_000),
    failure: status === 'succeeded' ? null : (last_payment_error?.decline_code ?? last_payment_error?.code ?? cancellation_reason ?? null),
  };
}

/** null for what is no card: other ways to pay may have been set up at Stripe by hand. */
export function readStripeCard({ id, card }: Stripe.PaymentMethod): Card | null {
  return card == null ? null : { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/** null for an event that is not about a payment's end. */
export function readStripeEvent(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'payment_intent.succeeded': return { type: 'succeeded', intentId: event.data.object.id };
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': return { type: 'failed', intentId: event.data.object.id };
    default: return null;
  }
}
