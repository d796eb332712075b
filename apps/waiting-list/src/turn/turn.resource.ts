import {
  boolean,
  computed,
  defineResource,
  instant,
  int,
  json,
  object,
  reference,
  text,
  words,
} from '@bellbird/resource-kit';
import { cancelReasons, sources, statuses } from './turn.js';

/** No body is read by these columns: how a turn lives stands in turn.ts. */
const said = { input: 'none', required: true } as const;
const maybe = { input: 'none' } as const;

/** Minutes until the call. */
export interface EstimateOut {
  minutes: number;
  low: number;
  high: number;
  learned: number;
}

/** One text of a turn. */
export interface TurnTextOut {
  kind: string;
  state: string;
  reason: string | null;
  at: string;
  parts: number;
  cost: string;
}

/** Turns of the waiting list: lists, counts, corrections, deletion and export. */
export const turnResource = defineResource(
  'Turn',
  {
    number: int({ ...said, about: 'Its number of the day' }),
    status: words(statuses, { ...said, about: 'waiting, active (attending), attended (done) or canceled' }),
    reason: words(cancelReasons, { ...maybe, about: 'Why it was canceled: staff, customer, no-show or day-closed' }),
    name: text({ required: true, max: 101 }),
    phoneInternational: text({
      ...maybe,
      about: 'E.164; null without a phone',
      column: 'phone',
      format: 'e164',
      phone: true,
    }),
    phone: text({
      onUpdate: 'As a person types it',
      input: 'update',
      form: 'phone',
      shown: false,
      filter: false,
      keeps: 'hook',
    }),
    partySize: int({ min: 1, max: 50 }),
    resource: text({ ...maybe, about: 'Who or what it waits for' }),
    note: text({ max: 200 }),
    source: words(sources, { ...said, about: 'staff, public or kiosk' }),
    onMyWay: boolean({ ...said, filter: false, select: '(t.on_my_way_at is not null)' }),
    noShows: int({ ...said, filter: false }),
    passes: int({ ...said, filter: false }),
    textsOff: boolean({ ...said, filter: false, about: 'The person stopped texts: call by name' }),
    contactId: reference({ ...maybe, filter: false }),
    workDayId: reference({ ...said, column: 'day_id' }),
    bookedAt: instant(said),
    calledAt: instant(maybe),
    endedAt: instant(maybe),
  },
  {
    about: 'A turn of the waiting list',
    usual: { updatedAt: 'hidden', createdAt: 'hidden' },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'update', 'delete', 'bulk-delete', 'export'],
    access: { read: 'member', write: 'merchant-editor' },
  },
);
void [computed, json, object];
