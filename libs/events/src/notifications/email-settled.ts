import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** What became of a mail that was asked for: it left, or it never will. */
export const emailSettled = defineEvent({
  type: 'email.settled',
  topic: 'mail.outcome',
  version: 1,
  key: 'emailId',
  schema: v.object({
    emailId: uuid,
    tenantId: uuid,
    template: v.string(),
    state: v.picklist(['sent', 'failed']),
  }),
  example: {
    emailId: '01920000-0000-7000-8000-000000000051',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    template: 'invitation',
    state: 'sent',
  },
});
