import * as v from 'valibot';
import { defineEvent, instant, messageType, textPurpose, uuid } from '../define-event.js';

/**
 * Any service wishes one text to one person, in the transaction of the change that is its reason. `textId` is named after
 * that change (`namedId`), so that asking twice is one text. Campaigns price it, hold its money and have it sent.
 */
export const textRequested = defineEvent({
  type: 'text.requested',
  topic: 'texts.requested',
  version: 1,
  key: 'textId',
  schema: v.object({
    textId: uuid,
    tenantId: uuid,
    purpose: textPurpose,
    messageType,
    /** E.164 */
    phone: v.string(),
    country: v.pipe(v.string(), v.length(2)),
    contactId: v.nullable(uuid),
    /** Null: the default sender of the business. */
    callerId: v.nullable(uuid),
    /** As it is sent: rendered, 1 to 1,600 characters. */
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(1_600)),
    /** Business time; null: at once. At most 24 hours off. */
    notBefore: v.nullable(instant),
    /** Business time: after it the text is worth nothing, and is not sent. */
    notAfter: instant,
  }),
  example: {
    textId: '01920000-0000-5000-8000-000000000064',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    purpose: 'turn',
    messageType: 'transactional',
    phone: '+61412345678',
    country: 'AU',
    contactId: null,
    callerId: null,
    text: 'Corner Café: it is your turn, number 42. Please come in now.',
    notBefore: null,
    notAfter: '2026-11-20T01:15:00.000Z',
  },
});
