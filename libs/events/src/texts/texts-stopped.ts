import * as v from 'valibot';
import { defineEvent, instant, textPurpose, uuid } from '../define-event.js';

/** Single texts of a purpose were refused for want of money or of leave to send: said once a purpose and local day. */
export const textsStopped = defineEvent({
  type: 'texts.stopped',
  topic: 'texts.outcome',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    tenantId: uuid,
    purpose: textPurpose,
    reason: v.picklist(['insufficient-balance', 'suspended']),
    at: instant,
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    purpose: 'turn',
    reason: 'insufficient-balance',
    at: '2026-11-20T01:05:01.000Z',
  },
});
