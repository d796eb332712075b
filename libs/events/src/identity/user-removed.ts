import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** A member is gone: removed, left, or moved to another business. What was theirs alone is dropped. */
export const userRemoved = defineEvent({
  type: 'user.removed',
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
    status: 'removed',
  },
});
