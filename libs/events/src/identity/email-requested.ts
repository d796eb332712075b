import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** An e-mail is to go out; notifications sends it once, by `emailId`. */
export const emailRequested = defineEvent({
  type: 'email.requested',
  topic: 'mail.outgoing',
  version: 1,
  key: 'emailId',
  schema: v.object({
    emailId: uuid,
    tenantId: uuid,
    /** Whose account it is about, where it is about one; events of before did not say it. */
    userId: v.optional(uuid),
    to: v.string(),
    template: v.picklist([
      'verify-email',
      'email-already-registered',
      'reset-password',
      'password-changed',
      'invitation',
      'invitation-has-account',
      'support-access',
      'two-factor-on',
      'two-factor-off',
      'two-factor-code',
      'two-factor-recovery',
      'recovery-codes-low',
      'step-up-code',
      'new-device',
      'email-change-code',
      'email-change-notice',
      'email-changed',
      'google-linked',
      'google-unlinked',
    ]),
    /** What the template shows: code, link, firstName. */
    values: v.record(v.string(), v.string()),
  }),
  example: {
    emailId: '01920000-0000-7000-8000-000000000051',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    userId: '01920000-0000-7000-8000-0000000000b1',
    to: 'owner@example.com',
    template: 'verify-email',
    values: { firstName: 'Mia', code: '123456' },
  },
});
