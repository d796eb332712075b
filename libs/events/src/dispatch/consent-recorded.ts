import { decision, ofTexts } from '../contacts/consent-decision.js';
import { defineEvent } from '../define-event.js';

/** The door (dispatch) took a decision first: by a STOP or START word or by the provider; or it follows the book's. */
export const consentRecorded = defineEvent({
  type: 'consent.recorded',
  topic: 'dispatch.inbound',
  version: 3,
  key: 'address',
  schema: decision,
  older: { 1: ofTexts },
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    channel: 'sms',
    address: '+61412345678',
    scope: 'all',
    state: 'out',
    decidedAt: '2026-11-20T01:05:00.000Z',
    source: 'stop-word',
    wording: 'Stop',
    contactId: null,
  },
});
