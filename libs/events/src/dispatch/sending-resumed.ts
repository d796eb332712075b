import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** What dispatch waited for is over. */
export const sendingResumed = defineEvent({
  type: 'sending.resumed',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({ campaignId: uuid, tenantId: uuid }),
  example: { campaignId: '01920000-0000-7000-8000-0000000000c1', tenantId: '01920000-0000-7000-8000-0000000000a1' },
});
