import * as v from 'valibot';
import { count, defineEvent, micros, uuid } from '../define-event.js';

/** Money is asked for: a hold over the exact cost. Asked again with the same ids until it is answered. Step 4. */
export const fundsRequested = defineEvent({
  type: 'funds.requested',
  topic: 'campaign.funds',
  version: 1,
  key: 'subjectId',
  schema: v.object({
    /** namedId('hold', subjectId): the same at every attempt. */
    holdId: uuid,
    /** The campaign. */
    subjectId: uuid,
    tenantId: uuid,
    maxCost: micros,
    currency: v.pipe(v.string(), v.length(3)),
    priceVersion: count,
  }),
  example: {
    holdId: '01920000-0000-5000-8000-0000000000d1',
    subjectId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    maxCost: '160000',
    currency: 'AUD',
    priceVersion: 1,
  },
});
