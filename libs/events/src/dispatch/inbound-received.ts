import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** A customer texted back. */
export const inboundReceived = defineEvent({
  type: 'inbound.received',
  topic: 'dispatch.inbound',
  version: 1,
  key: 'from',
  schema: v.object({
    inboundId: uuid,
    tenantId: uuid,
    from: v.string(),
    to: v.string(),
    contactId: v.nullable(uuid),
    keyword: v.nullable(v.picklist(['stop', 'start'])),
    receivedAt: instant,
  }),
  example: {
    inboundId: '01920000-0000-7000-8000-000000000071',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    from: '+61412345678',
    to: '+61491578888',
    contactId: '01920000-0000-7000-8000-0000000000f1',
    keyword: 'stop',
    receivedAt: '2026-11-20T01:05:00.000Z',
  },
});
