import * as v from 'valibot';
import { defineEvent, micros, uuid } from '../define-event.js';

/** The hold is open. Answers campaigns alone. Step 5. */
export const fundsHeld = defineEvent({
  type: 'funds.held',
  topic: 'ledger.holds',
  version: 1,
  key: 'subjectId',
  schema: v.object({ holdId: uuid, subjectId: uuid, tenantId: uuid, reserved: micros }),
  example: {
    holdId: '01920000-0000-5000-8000-0000000000d1',
    subjectId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    reserved: '160000',
  },
});
