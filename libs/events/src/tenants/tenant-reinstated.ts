import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** A suspension is lifted. Whether another one is open is not said: who asks may send reads it. */
export const tenantReinstated = defineEvent({
  type: 'tenant.reinstated',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({ tenantId: uuid, kind: v.picklist(['payment', 'platform']), reason: v.string(), at: instant }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    kind: 'platform',
    reason: 'The owner showed where the texts come from',
    at: '2026-11-20T01:00:00.000Z',
  },
});
