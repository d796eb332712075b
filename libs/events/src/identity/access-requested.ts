import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** A member asks those who can give it for a permission. */
export const accessRequested = defineEvent({
  type: 'access.requested',
  topic: 'user.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    requestId: uuid,
    tenantId: uuid,
    userId: uuid,
    name: v.string(),
    permission: v.string(),
    /** A path of the client. */
    page: v.string(),
  }),
  example: {
    requestId: '01920000-0000-7000-8000-0000000000b3',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    userId: '01920000-0000-7000-8000-0000000000b2',
    name: 'Sam Ng',
    permission: 'campaign-editor',
    page: '/sms-campaigns',
  },
});
