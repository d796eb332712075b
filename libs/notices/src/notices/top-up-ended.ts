import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

const payment = {
  /** The attempt to pay, and what was bought by it; notices of before do not say it. */
  paymentId: v.optional(v.string()),
  kind: v.optional(v.string()),
  /** As the card provider calls it. */
  paymentIntentId: v.string(),
  /** Dollars with two decimals. */
  amount: v.string(),
  currency: v.string(),
  at: v.string(),
};

const example = {
  paymentId: '01920000-0000-7000-8000-0000000000b1',
  kind: 'top-up',
  paymentIntentId: 'pi_1',
  amount: '50.00',
  currency: 'AUD',
  at: '2026-11-20T01:05:00.000Z',
};

/** A top-up is on the balance. */
export const topUpSucceededNotice = defineNotice({
  type: 'prepaid-package-payment-succeed',
  data: v.object(payment),
  example,
  look: 'money',
  words: ({ amount }, say) => ({
    title: `${say.amount(amount)} was added`,
    text: 'It is on your balance.',
    to: 'billing',
  }),
});

/** A top-up did not go through; nothing was charged. */
export const topUpFailedNotice = defineNotice({
  type: 'prepaid-package-payment-failed',
  data: v.object({ ...payment, reason: v.nullable(v.string()) }),
  example: { ...example, reason: 'card_declined' },
  look: 'moneyFailed',
  words: ({ amount }, say) => ({
    title: `The top-up of ${say.amount(amount)} did not go through`,
    text: 'Nothing was charged. Try again or use another card.',
    to: 'billing',
  }),
});
