import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** The door (dispatch) took a decision first: by a STOP or START word, by the provider, or for contacts. The book follows. */
export const consentRecorded = defineEvent({
  type: 'consent.recorded',
  topic: 'dispatch.inbound',
  version: 1,
  key: 'phone',
  schema: v.object({
    tenantId: uuid,
    phone: v.string(),
    scope: v.picklist(['marketing', 'all']),
    state: v.picklist(['in', 'out']),
    decidedAt: instant,
    source: v.string(),
    wording: v.nullable(v.string()),
    contactId: v.nullable(uuid),
  }),
  example: {
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    phone: '+61412345678',
    scope: 'all',
    state: 'out',
    decidedAt: '2026-11-20T01:05:00.000Z',
    source: 'stop-word',
    wording: 'Stop',
    contactId: null,
  },
});
