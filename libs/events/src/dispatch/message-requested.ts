import * as v from 'valibot';
import {
  channel,
  count,
  defineEvent,
  instant,
  messageType,
  micros,
  older,
  textPurpose,
  uuid,
} from '../define-event.js';

const request = {
  requestId: uuid,
  tenantId: uuid,
  holdId: uuid,
  messageType,
  sender: v.object({ callerId: uuid, address: v.string() }),
};
/** `price`: of the whole message, all its units. */
const person = { country: v.pipe(v.string(), v.length(2)), text: v.string(), price: micros };
const first = v.object({
  ...request,
  people: v.array(v.object({ ...person, contactId: uuid, phone: v.string(), parts: count })),
});
const second = v.object({
  ...request,
  channel,
  people: v.array(v.object({ ...person, contactId: uuid, address: v.string(), units: count })),
});
/** What versions before the third do not say: they were of tests alone, which nothing but the moment limits. */
const ofTests = {
  purpose: 'test',
  content: null,
  askedBy: null,
  timeZone: null,
  notBefore: null,
  notLaterThan: null,
} as const;

/**
 * One or a few single messages (a test, a code, a turn) in the transactional lane; their hold is open already. Dispatch
 * treats it as a small campaign with id `requestId`: slice.settled, sending.finished and message.resulted follow with it.
 */
export const messageRequested = defineEvent({
  type: 'message.requested',
  topic: 'dispatch.messages',
  version: 3,
  key: 'requestId',
  schema: v.object({
    ...request,
    channel,
    purpose: textPurpose,
    /** Of other channels than sms: what is sent where the text does not say it. */
    content: v.nullable(v.unknown()),
    /** The user or service that asked. */
    askedBy: v.nullable(v.string()),
    /** IANA zone where the marketing window binds, as for a review; null where none does. */
    timeZone: v.nullable(v.string()),
    /** Nothing leaves before. */
    notBefore: v.nullable(instant),
    /** Nothing leaves at or after; what is still queued then is skipped, too-late. */
    notLaterThan: v.nullable(instant),
    people: v.array(v.object({ ...person, contactId: v.nullable(uuid), address: v.string(), units: count })),
  }),
  older: {
    1: older(first, ({ people, ...rest }) => ({
      ...rest,
      ...ofTests,
      channel: 'sms',
      people: people.map(({ phone, parts, ...each }) => ({ ...each, address: phone, units: parts })),
    })),
    2: older(second, (request) => ({ ...request, ...ofTests })),
  },
  example: {
    requestId: '01920000-0000-7000-8000-000000000061',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    holdId: '01920000-0000-5000-8000-0000000000d2',
    channel: 'sms',
    purpose: 'turn',
    content: null,
    askedBy: 'waiting-list',
    timeZone: null,
    notBefore: null,
    notLaterThan: '2026-11-20T01:15:00.000Z',
    messageType: 'transactional',
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    people: [
      {
        contactId: null,
        address: '+61412345678',
        country: 'AU',
        text: 'It is your turn, number 42.',
        units: 1,
        price: '80000',
      },
    ],
  },
});
