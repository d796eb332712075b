import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/**
 * Somebody ticked "News and offers by text" on a form of the waiting list, came, and got a text: the phone is theirs.
 * Contacts takes the person up by the phone and enters the decision; it never undoes an opt-out of all.
 */
export const consentCollected = defineEvent({
  type: 'consent.collected',
  topic: 'contact.consent',
  version: 1,
  key: 'phone',
  schema: v.object({
    tenantId: uuid,
    /** E.164 */
    phone: v.string(),
    scope: v.literal('marketing'),
    state: v.literal('in'),
    source: v.literal('waiting-list-form'),
    /** What stood beside the box. */
    wording: v.string(),
    /** When it was ticked. */
    decidedAt: instant,
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    /** Whose phone it was when the turn was booked, if anybody's. */
    contactId: v.nullable(uuid),
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    phone: '+61412345678',
    scope: 'marketing',
    state: 'in',
    source: 'waiting-list-form',
    wording: 'News and offers from Corner Café by text',
    decidedAt: '2026-11-20T01:00:00.000Z',
    firstName: 'Ava',
    lastName: 'Nguyen',
    contactId: null,
  },
});
