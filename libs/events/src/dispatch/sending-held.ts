import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** Dispatch itself waits: for the next send window, or for the owner because it is too late. */
export const sendingHeld = defineEvent({
  type: 'sending.held',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    reason: v.picklist(['send-window', 'too-late']),
    until: v.nullable(instant),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    reason: 'send-window',
    until: '2026-11-21T22:00:00.000Z',
  },
});
