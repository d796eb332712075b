import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** A decision was written in the book (contacts): dispatch's door keeps it too. */
export const consentDecided = defineEvent({
  type: 'consent.decided',
  topic: 'contact.consent',
  version: 1,
  key: 'phone',
  schema: v.object({
    tenantId: uuid,
    phone: v.string(),
    scope: v.picklist(['marketing', 'all']),
    state: v.picklist(['in', 'out']),
    decidedAt: instant,
    /** staff, import, api, public-page, stop-word … */
    source: v.string(),
    wording: v.nullable(v.string()),
    contactId: v.nullable(uuid),
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    phone: '+61412345678',
    scope: 'all',
    state: 'out',
    decidedAt: '2026-11-20T01:00:00.000Z',
    source: 'public-page',
    wording: null,
    contactId: '01920000-0000-7000-8000-0000000000f1',
  },
});
