import { defineEvent } from '../define-event.js';
import { decision, ofTexts } from './consent-decision.js';

/** A decision was written in the book (contacts): dispatch's door keeps it too. */
export const consentDecided = defineEvent({
  type: 'consent.decided',
  topic: 'contact.consent',
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
    decidedAt: '2026-11-20T01:00:00.000Z',
    source: 'public-page',
    wording: null,
    contactId: '01920000-0000-7000-8000-0000000000f1',
  },
});
