import * as v from 'valibot';
import { defineEvent, micros, uuid } from '../define-event.js';

/** Every cent of the hold is captured or given back. Step 8. */
export const holdClosed = defineEvent({
  type: 'hold.closed',
  topic: 'ledger.holds',
  version: 1,
  key: 'subjectId',
  schema: v.object({
    holdId: uuid,
    subjectId: uuid,
    tenantId: uuid,
    captured: micros,
    released: micros,
    balance: micros,
  }),
  example: {
    holdId: '01920000-0000-5000-8000-0000000000d1',
    subjectId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    captured: '160000',
    released: '0',
    balance: '99840000',
  },
});
