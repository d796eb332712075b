import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** The waiting list was opened, takes no more turns, or was closed. */
export const workDayChanged = defineEvent({
  type: 'work-day.changed',
  topic: 'waiting-list.turns',
  version: 1,
  key: 'workDayId',
  schema: v.object({
    workDayId: uuid,
    tenantId: uuid,
    state: v.picklist(['open', 'closing', 'closed']),
    /** Nobody closed it: the clock did, in the small hours. */
    leftOpen: v.boolean(),
    at: instant,
  }),
  example: {
    workDayId: '01920000-0000-7000-8000-000000000090',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    state: 'closed',
    leftOpen: false,
    at: '2026-11-20T01:05:01.000Z',
  },
});
