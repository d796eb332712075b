import * as v from 'valibot';
import { defineEvent, instant, micros, uuid } from '../define-event.js';

/** A payment did not go through. */
export const topUpFailed = defineEvent({
  type: 'top-up.failed',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    tenantId: uuid,
    /** The attempt to pay; events of before did not say it. */
    paymentId: v.optional(uuid),
    paymentIntentId: v.string(),
    amount: micros,
    currency: v.pipe(v.string(), v.length(3)),
    reason: v.string(),
    at: instant,
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    paymentId: '01920000-0000-7000-8000-0000000000d1',
    paymentIntentId: 'pi_1',
    amount: '50000000',
    currency: 'AUD',
    reason: 'card-declined',
    at: '2026-11-20T01:00:00.000Z',
  },
});
