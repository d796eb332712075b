import * as v from 'valibot';
import { defineEvent, micros, uuid } from '../define-event.js';

/** The balance is too low; a recorded answer, the same at every question. */
export const fundsRefused = defineEvent({
  type: 'funds.refused',
  topic: 'ledger.holds',
  version: 1,
  key: 'subjectId',
  schema: v.object({ holdId: uuid, subjectId: uuid, tenantId: uuid, shortfall: micros }),
  example: {
    holdId: '01920000-0000-5000-8000-0000000000d1',
    subjectId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    shortfall: '18400000',
  },
});
