import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** Somebody who was invited became a member of a business. */
export const userJoined = defineEvent({
  type: 'user.joined',
  topic: 'user.account',
  version: 1,
  key: 'tenantId',
  schema: v.object({
    userId: uuid,
    tenantId: uuid,
    name: v.string(),
    permissions: v.array(v.string()),
    status: v.string(),
  }),
  example: {
    userId: '01920000-0000-7000-8000-0000000000b2',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    name: 'Sam Ng',
    permissions: ['campaign-editor'],
    status: 'active',
  },
});
