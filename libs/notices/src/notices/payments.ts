import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

const paymentId = '01920000-0000-7000-8000-0000000000b1';

/** The balance fell under the threshold, and a top-up was made. */
export const autoTopUpNotice = defineNotice({
  type: 'auto-top-up-activated',
  data: v.object({
    paymentId: v.string(),
    amount: v.string(),
    total: v.string(),
    threshold: v.string(),
    balance: v.string(),
  }),
  example: { paymentId, amount: '50.00', total: '55.00', threshold: '20.00', balance: '68.40' },
  look: 'money',
  words: ({ threshold, amount }, say) => ({
    title: `The balance fell under ${say.amount(threshold)}; ${say.amount(amount)} was added`,
    to: 'billing',
  }),
});

const pauses: Readonly<Record<string, string>> = {
  'card-declined': 'the card was declined',
  'card-expired': 'the card has expired',
  'action-required': 'your bank wants to hear from you',
  'daily-limit': 'it has topped up often enough for a day',
};

/** Top-ups are no longer made by themselves. */
export const autoTopUpPausedNotice = defineNotice({
  type: 'auto-top-up-paused',
  data: v.object({ reason: v.string(), paymentId: v.nullable(v.string()) }),
  example: { reason: 'card-declined', paymentId },
  look: 'moneyFailed',
  words: ({ reason }) => ({
    title: `Auto top-up is paused: ${pauses[reason] ?? 'the payment did not go through'}`,
    text: 'Open to set it right and go on.',
    to: 'billing',
  }),
});

/** The bank asks the card's holder. */
export const paymentActionNotice = defineNotice({
  type: 'payment-action-required',
  data: v.object({ paymentId: v.string(), itemId: v.nullable(v.string()), kind: v.string(), total: v.string() }),
  example: { paymentId, itemId: null, kind: 'monthly-package', total: '20.90' },
  look: 'attention',
  words: ({ total }, say) => ({
    title: `Your bank wants to hear from you: ${say.amount(total)}`,
    text: 'Confirm the payment to finish it.',
    to: 'billing',
  }),
});

/** Money went back, was taken back, or came again. */
export const paymentReturnedNotice = defineNotice({
  type: 'payment-returned',
  data: v.object({ paymentId: v.string(), kind: v.string(), amount: v.string(), owed: v.nullable(v.string()) }),
  example: { paymentId, kind: 'chargeback', amount: '50.00', owed: '18.40' },
  look: 'money',
  words: ({ kind, amount, owed }, say) => {
    const sum = say.amount(amount);
    const owing = owed === null ? '' : `; you owe ${say.amount(owed)}`;
    if (kind === 'refund') return { title: `${sum} went back to the card${owing}`, to: 'billing' };
    if (kind === 'reinstated') return { title: `The bank gave ${sum} back`, to: 'billing' };
    return {
      look: 'moneyFailed',
      title: `The bank took ${sum} back${owing}`,
      to: 'billing',
    };
  },
});

/** A card that pays for something ends soon. */
export const cardExpiringNotice = defineNotice({
  type: 'card-expiring',
  data: v.object({
    cardId: v.string(),
    brand: v.string(),
    last4: v.string(),
    expMonth: v.number(),
    expYear: v.number(),
    /** What it pays for, in words: "+61 491 578 888". */
    usedBy: v.array(v.string()),
  }),
  example: {
    cardId: '01920000-0000-7000-8000-0000000000a6',
    brand: 'Visa',
    last4: '4242',
    expMonth: 11,
    expYear: 2026,
    usedBy: ['+61 491 578 888'],
  },
  look: 'attention',
  words: ({ brand, last4, usedBy }) => ({
    title: `${brand} •${last4} ends this month`,
    text: usedBy.length === 0 ? '' : `It pays for ${usedBy.join(', ')}.`,
    to: 'billing',
  }),
});
