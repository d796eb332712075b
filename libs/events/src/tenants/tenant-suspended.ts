import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** Sending is paused: by the platform, or because money is owed. The reason is what the business reads. */
export const tenantSuspended = defineEvent({
  type: 'tenant.suspended',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({ tenantId: uuid, kind: v.picklist(['payment', 'platform']), reason: v.string(), at: instant }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    kind: 'platform',
    reason: 'Texts that look like a bank’s',
    at: '2026-11-20T01:00:00.000Z',
  },
});
