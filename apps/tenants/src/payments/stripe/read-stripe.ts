import type { Stripe } from 'stripe';
import { fromMinorUnits } from '@bellbird/money';
import type {
  Card,
  MoneyBack,
  PaymentIntent,
  PaymentIntentStatus,
  PaymentNotice,
} from '../provider/payments-provider.js';

const statuses: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] satisfies PaymentIntentStatus[];
/** A status that Stripe adds later is on its way as far as we know. */
const statusOf = (status: string): PaymentIntentStatus =>
  statuses.includes(status) ? (status as PaymentIntentStatus) : 'processing';

/**
 * A payment of Stripe as the port's. Of one that succeeded the amount is what was received, to the micro-dollar: Stripe
 * counts in the currency's smallest coin.
 */
export function readStripeIntent({
  id,
  status,
  client_secret,
  amount,
  amount_received,
  currency,
  metadata,
  created,
  last_payment_error,
  cancellation_reason,
}: Stripe.PaymentIntent): PaymentIntent {
  const code = currency.toUpperCase();
  return {
    id,
    status: statusOf(status),
    currency: code,
    metadata,
    clientSecret: client_secret ?? '',
    amount: fromMinorUnits(status === 'succeeded' ? amount_received : amount, code),
    createdAt: new Date(created * 1_000),
    failure:
      status === 'succeeded'
        ? null
        : (last_payment_error?.decline_code ?? last_payment_error?.code ?? cancellation_reason ?? null),
  };
}

/** null for what is no card: other ways to pay may have been set up at Stripe by hand. */
export function readStripeCard({ id, card }: Stripe.PaymentMethod): Card | null {
  return card == null
    ? null
    : { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/**
 * A refund of Stripe as the port's. It leaves Stripe's balance when it is made, whatever the card's bank still has to do;
 * where that fails, or it is called off, the money is there again.
 */
export function readStripeRefund({ id, status, amount, currency, payment_intent }: Stripe.Refund): MoneyBack[] {
  const intentId = idOf(payment_intent);
  if (intentId === null) return [];
  const code = currency.toUpperCase();
  const same = { intentId, amount: fromMinorUnits(amount, code), currency: code };
  return [
    status === 'failed' || status === 'canceled'
      ? { ...same, id: `${id}:undone`, kind: 'reinstated', undoes: id }
      : { ...same, id, kind: 'refund' },
  ];
}

/**
 * What a dispute has moved: by its balance transactions, so that an inquiry, which moves nothing, moves nothing here. An
 * account that Stripe keeps in another currency counts them in that one: then each is the whole dispute.
 */
export function readStripeDispute({
  amount,
  currency,
  payment_intent,
  balance_transactions,
}: Stripe.Dispute): MoneyBack[] {
  const intentId = idOf(payment_intent);
  if (intentId === null) return [];
  const code = currency.toUpperCase();
  return balance_transactions
    .filter((moved) => moved.amount !== 0)
    .sort((a, b) => a.created - b.created)
    .map((moved) => ({
      id: moved.id,
      intentId,
      kind: moved.amount < 0 ? 'chargeback' : 'reinstated',
      currency: code,
      amount: fromMinorUnits(moved.currency === currency ? Math.abs(moved.amount) : amount, code),
    }));
}

const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null);

/** null for an event that is not about a payment's end, nor about its money. */
export function readStripeEvent(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const intentId = idOf(event.data.object.payment_intent);
      return intentId === null ? null : { type: 'money-back', intentId };
    }
    case 'payment_intent.succeeded':
      return { type: 'succeeded', intentId: event.data.object.id };
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { type: 'failed', intentId: event.data.object.id };
    default:
      return null;
  }
}
