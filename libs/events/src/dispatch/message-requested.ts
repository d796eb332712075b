import * as v from 'valibot';
import { count, defineEvent, messageType, micros, uuid } from '../define-event.js';

/**
 * One or a few single texts (a test, a code, a turn) in the transactional lane; their hold is open already. Dispatch
 * treats it as a small campaign with id `requestId`: slice.settled and sending.finished follow with it.
 */
export const messageRequested = defineEvent({
  type: 'message.requested',
  topic: 'dispatch.messages',
  version: 1,
  key: 'requestId',
  schema: v.object({
    requestId: uuid,
    tenantId: uuid,
    holdId: uuid,
    messageType,
    sender: v.object({ callerId: uuid, address: v.string() }),
    /** `price`: of the whole text, all its parts. */
    people: v.array(
      v.object({
        contactId: uuid,
        phone: v.string(),
        country: v.pipe(v.string(), v.length(2)),
        text: v.string(),
        parts: count,
        price: micros,
      }),
    ),
  }),
  example: {
    requestId: '01920000-0000-7000-8000-000000000061',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    holdId: '01920000-0000-5000-8000-0000000000d2',
    messageType: 'transactional',
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    people: [
      {
        contactId: '01920000-0000-7000-8000-0000000000f1',
        phone: '+61412345678',
        country: 'AU',
        text: 'A test',
        parts: 1,
        price: '80000',
      },
    ],
  },
});
