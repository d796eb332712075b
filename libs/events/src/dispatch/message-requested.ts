import * as v from 'valibot';
import { channel, count, defineEvent, messageType, micros, older, uuid } from '../define-event.js';

const request = {
  requestId: uuid,
  tenantId: uuid,
  holdId: uuid,
  messageType,
  sender: v.object({ callerId: uuid, address: v.string() }),
};
/** `price`: of the whole message, all its units. */
const person = { contactId: uuid, country: v.pipe(v.string(), v.length(2)), text: v.string(), price: micros };
const first = v.object({
  ...request,
  people: v.array(v.object({ ...person, phone: v.string(), parts: count })),
});

/**
 * One or a few single messages (a test, a code, a turn) in the transactional lane; their hold is open already. Dispatch
 * treats it as a small campaign with id `requestId`: slice.settled and sending.finished follow with it.
 */
export const messageRequested = defineEvent({
  type: 'message.requested',
  topic: 'dispatch.messages',
  version: 2,
  key: 'requestId',
  schema: v.object({
    ...request,
    channel,
    people: v.array(v.object({ ...person, address: v.string(), units: count })),
  }),
  older: {
    1: older(first, ({ people, ...rest }) => ({
      ...rest,
      channel: 'sms',
      people: people.map(({ phone, parts, ...each }) => ({ ...each, address: phone, units: parts })),
    })),
  },
  publishes: { version: 1, schema: first },
  example: {
    requestId: '01920000-0000-7000-8000-000000000061',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    holdId: '01920000-0000-5000-8000-0000000000d2',
    channel: 'sms',
    messageType: 'transactional',
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    people: [
      {
        contactId: '01920000-0000-7000-8000-0000000000f1',
        address: '+61412345678',
        country: 'AU',
        text: 'A test',
        units: 1,
        price: '80000',
      },
    ],
  },
});
