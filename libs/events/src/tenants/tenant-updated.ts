import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** Account details changed: identity puts country and zone in its tokens, campaigns the name in its texts. */
export const tenantUpdated = defineEvent({
  type: 'tenant.updated',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    tenantId: uuid,
    name: v.string(),
    country: v.pipe(v.string(), v.length(2)),
    timeZone: v.string(),
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    name: 'Corner Café',
    country: 'AU',
    timeZone: 'Australia/Sydney',
  },
});
