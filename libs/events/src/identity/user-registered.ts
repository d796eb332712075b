import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** A business signed up with its first owner. */
export const userRegistered = defineEvent({
  type: 'user.registered',
  topic: 'user.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    userId: uuid,
    tenantId: uuid,
    email: v.string(),
    businessName: v.string(),
    country: v.pipe(v.string(), v.length(2)),
    timeZone: v.string(),
  }),
  example: {
    userId: '01920000-0000-7000-8000-0000000000b1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    email: 'owner@example.com',
    businessName: 'Corner Café',
    country: 'AU',
    timeZone: 'Australia/Sydney',
  },
});
