import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

const payment = {
  itemId: v.string(),
  callerId: v.string(),
  phone: v.string(),
  paymentId: v.string(),
  /** Dollars with two decimals; `total` with GST. */
  amount: v.string(),
  total: v.string(),
};
const paid = {
  itemId: '01920000-0000-7000-8000-0000000000a4',
  callerId: '01920000-0000-7000-8000-0000000000a5',
  phone: '+61491578888',
  paymentId: '01920000-0000-7000-8000-0000000000b1',
  amount: '19.00',
  total: '20.90',
};

/** The month of a number of one's own is paid. */
export const numberPaidNotice = defineNotice({
  type: 'dedicated-number-payment-succeed',
  data: v.object(payment),
  example: paid,
  look: 'money',
  words: ({ phone, total }, say) => ({
    title: `${say.amount(total)} was paid for ${say.person(phone, null)}`,
    to: 'billing',
  }),
});

/** It could not be paid; nothing was charged. */
export const numberNotPaidNotice = defineNotice({
  type: 'dedicated-number-payment-failed',
  data: v.object({ ...payment, reason: v.nullable(v.string()), retryAt: v.nullable(v.string()) }),
  example: { ...paid, reason: 'card_declined', retryAt: '2026-11-23T01:05:00.000Z' },
  look: 'moneyFailed',
  words: ({ phone, total, retryAt }, say) => ({
    title: `The payment of ${say.amount(total)} for ${say.person(phone, null)} did not go through`,
    text: `Nothing was charged.${retryAt === null ? '' : ' We try again in a few days.'}`,
    to: 'billing',
  }),
});

const subscription = v.object({
  itemId: v.string(),
  callerId: v.string(),
  phone: v.string(),
  /** A day, YYYY-MM-DD. */
  until: v.nullable(v.string()),
});
const subscribed = {
  itemId: '01920000-0000-7000-8000-0000000000a4',
  callerId: '01920000-0000-7000-8000-0000000000a5',
  phone: '+61491578888',
  until: '2026-12-20',
};
/** "20-12-2026", as the product writes a day. */
const dayOf = (until: string | null): string => until?.split('-').reverse().join('-') ?? 'its last day';

/** A number of one's own can be used. */
export const numberActiveNotice = defineNotice({
  type: 'dedicated-number-subscription-active',
  data: subscription,
  example: subscribed,
  look: 'in',
  words: ({ phone }, say) => ({ title: `Your number ${say.person(phone, null)} is ready` }),
});

/** It is gone. */
export const numberExpiredNotice = defineNotice({
  type: 'dedicated-number-subscription-expired',
  data: subscription,
  example: subscribed,
  look: 'out',
  words: ({ phone }, say) => ({
    title: `Your number ${say.person(phone, null)} ended`,
    text: 'Texts to it no longer reach you.',
  }),
});

/** It is unpaid, and stops unless it is paid. */
export const numberPastDueNotice = defineNotice({
  type: 'dedicated-number-subscription-past-due',
  data: subscription,
  example: subscribed,
  look: 'moneyFailed',
  words: ({ phone, until }, say) => ({
    title: `Your number ${say.person(phone, null)} is unpaid and stops on ${dayOf(until)}`,
    text: 'Pay to keep it.',
    to: 'billing',
  }),
});

/** Somebody ended it; it lasts until then. */
export const numberCanceledNotice = defineNotice({
  type: 'dedicated-number-subscription-canceled',
  data: subscription,
  example: subscribed,
  look: 'canceled',
  words: ({ phone, until }, say) => ({ title: `Your number ${say.person(phone, null)} ends on ${dayOf(until)}` }),
});
