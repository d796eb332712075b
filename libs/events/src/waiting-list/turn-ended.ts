import * as v from 'valibot';
import { count, defineEvent, instant, uuid } from '../define-event.js';

/** A turn of the waiting list is over: attended, or taken off the list. A later one of the same turn stands: staff may undo. */
export const turnEnded = defineEvent({
  type: 'turn.ended',
  topic: 'waiting-list.turns',
  version: 1,
  key: 'turnId',
  schema: v.object({
    turnId: uuid,
    tenantId: uuid,
    workDayId: uuid,
    contactId: v.nullable(uuid),
    /** E.164; null where none was given. */
    phone: v.nullable(v.string()),
    status: v.picklist(['attended', 'canceled']),
    reason: v.nullable(v.picklist(['staff', 'customer', 'no-show', 'day-closed'])),
    /** From the booking to the call, or to the end where there was none. */
    waitedSeconds: count,
    /** Null where it was never called. */
    servedSeconds: v.nullable(count),
    at: instant,
  }),
  example: {
    turnId: '01920000-0000-7000-8000-000000000091',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    workDayId: '01920000-0000-7000-8000-000000000090',
    contactId: null,
    phone: '+61412345678',
    status: 'attended',
    reason: null,
    waitedSeconds: 720,
    servedSeconds: 900,
    at: '2026-11-20T01:05:01.000Z',
  },
});
