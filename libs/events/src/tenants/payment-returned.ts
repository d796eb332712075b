import * as v from 'valibot';
import { defineEvent, instant, micros, uuid } from '../define-event.js';

/** Money of a payment went back to the card, was taken back by the bank, or came again after that. Once a movement. */
export const paymentReturned = defineEvent({
  type: 'payment.returned',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    tenantId: uuid,
    paymentId: uuid,
    /** The provider's name of this one movement. */
    movement: v.string(),
    kind: v.picklist(['refund', 'chargeback', 'reinstated']),
    amount: micros,
    /** What more was taken than there was; null where there was enough. */
    owed: v.nullable(micros),
    currency: v.pipe(v.string(), v.length(3)),
    at: instant,
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    paymentId: '01920000-0000-7000-8000-0000000000d1',
    movement: 'txn_1',
    kind: 'chargeback',
    amount: '50000000',
    owed: '18400000',
    currency: 'AUD',
    at: '2026-11-20T01:00:00.000Z',
  },
});
