import type { StripeError } from '@stripe/stripe-js';
import { offline, Problem, problemFrom } from '../../../../lib/graph/problem';
import { billingTexts as t } from '../../billing.texts';
import { wordsOf } from './stripe-fields';

/** Codes of Stripe by the field of ours that they mean. */
const fieldOf = (code: string): string | undefined =>
  /number/.test(code) ? 'number' : /expiry/.test(code) ? 'expiry' : /cvc/.test(code) ? 'code' : undefined;

/**
 * An error of Stripe.js in our words: at its field, a decline, no connection; anything else is a fault of ours. Why a bank
 * declines is not told: it may take the card for stolen.
 */
export function problemOfStripe({ type, code = '' }: Pick<StripeError, 'type' | 'code'>): Problem {
  const field = fieldOf(code);
  const message = wordsOf(code);
  if (field !== undefined && message !== undefined)
    return new Problem('invalid-input', t.declinedTitle, message, [{ field, message }]);
  if (type === 'card_error' || saysNo(code)) return new Problem('card-declined', t.declinedTitle, t.declined);
  return type === 'api_connection_error'
    ? offline()
    : problemFrom({ code: type === 'rate_limit_error' ? 'unavailable' : 'internal' });
}

/** The bank asked the person, and did not hear a yes. */
export const saysNo = (code: string | undefined): boolean =>
  code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure';
