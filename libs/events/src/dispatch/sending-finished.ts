import * as v from 'valibot';
import { count, defineEvent, micros, uuid } from '../define-event.js';

/** All pages stored and nothing queued, sending or unknown: the hold can be closed. Step 8. */
export const sendingFinished = defineEvent({
  type: 'sending.finished',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    holdId: v.nullable(uuid),
    /** Settle rows that are not late. */ settleCount: count,
    total: micros,
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    holdId: '01920000-0000-5000-8000-0000000000d1',
    settleCount: 1,
    total: '160000',
  },
});
