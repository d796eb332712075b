import * as v from 'valibot';
import { defineEvent, uuid } from '../define-event.js';

/** The campaign was given up while money was asked for: always answered by hold.closed. */
export const fundsRequestCancelled = defineEvent({
  type: 'funds.request_cancelled',
  topic: 'campaign.funds',
  version: 1,
  key: 'subjectId',
  schema: v.object({ holdId: uuid, subjectId: uuid, tenantId: uuid, currency: v.pipe(v.string(), v.length(3)) }),
  example: {
    holdId: '01920000-0000-5000-8000-0000000000d1',
    subjectId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    currency: 'AUD',
  },
});
