import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';
import { suspensionKinds } from './suspension-kinds.js';

/** Sending of a business is paused: by the platform, or because money is owed. What runs pauses, nothing is held. Each kind by itself. */
export const tenantSuspended = defineEvent({
  type: 'tenant.suspended',
  topic: 'tenant.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({ tenantId: uuid, kind: v.picklist(suspensionKinds), reason: v.string(), at: instant }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    kind: 'platform',
    reason: 'Many people complained about texts that they never asked for.',
    at: '2026-11-25T04:40:00.000Z',
  },
});
