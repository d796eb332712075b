import { boolean, defineResource, instant, int, object, reference, text, words } from '@bellbird/resource-kit';
import { addPlaces } from './add-places.js';
import { addTexts, hideLinks, turnOut, type TurnOut, type TurnTextOut } from './turn-out.js';
import { turns } from './turn-row.js';
import { cancelReasons, sources, statuses } from './turn.js';

/** No body is read by these columns: how a turn lives stands in turn.ts. */
const said = { input: 'none', required: true } as const;
const maybe = { input: 'none' } as const;

/** Turns of the waiting list: lists, counts, corrections, deletion and export. */
export const turnResource = defineResource(
  'Turn',
  {
    number: int({ ...said, about: 'Its number of the day' }),
    status: words(statuses, { ...said, about: 'waiting, active (attending), attended (done) or canceled' }),
    reason: words(cancelReasons, { ...maybe, about: 'Why it was canceled: staff, customer, no-show or day-closed' }),
    name: text({ ...maybe, about: 'Null once it is forgotten, 90 days after its day' }),
    firstName: text({ ...maybe, filter: false }),
    phoneInternational: text({
      ...maybe,
      about: 'E.164; null without a phone',
      column: 'phone',
      format: 'e164',
      phone: true,
    }),
    partySize: int(maybe),
    resource: text({ ...maybe, about: 'Who or what it waits for' }),
    note: text({ ...maybe, filter: false }),
    source: words(sources, { ...said, about: 'staff, public or kiosk' }),
    code: text({
      ...maybe,
      filter: false,
      exported: false,
      about: 'The end of its short link, /t/{code}; null once it is forgotten',
    }),
    quotedMinutes: int({ ...maybe, filter: false, about: 'What the person was told at booking' }),
    attendingBy: object<{ id: string } | null>()('Attendant', { mayBeNull: true }),
    onMyWay: boolean({ ...said, filter: false, select: '(t.on_my_way_at is not null)' }),
    noShows: int({ ...said, filter: false }),
    passes: int({ ...said, filter: false }),
    textsOff: boolean({ ...said, filter: false, about: 'The person stopped texts: call by name' }),
    texts: object<TurnTextOut[]>()('[TurnText!]', { about: 'Oldest first' }),
    consent: object<{ review: boolean; marketing: boolean }>()('TurnConsents'),
    contactId: reference({ ...maybe, filter: false }),
    workDayId: reference({ ...said, column: 'day_id' }),
    bookedAt: instant(said),
    calledAt: instant(maybe),
    endedAt: instant(maybe),
    waitedMinutes: int({ ...maybe, about: 'From booking to call, or to the end of who was never called' }),
  },
  {
    about: 'A turn of the waiting list',
    table: 'turn',
    usual: { version: 'unfiltered', updatedAt: 'absent', createdAt: 'absent' },
    defaultSort: 'bookedAt:desc',
    reading: {
      select: turns.select('t'),
      toOut: (row) => turnOut(row as unknown as Parameters<typeof turnOut>[0]),
    },
    hydrate: async (tx, actor, rows) => {
      await addTexts(tx, actor, rows);
      await addPlaces(tx, actor, rows as TurnOut[]);
      hideLinks(actor, rows as TurnOut[]);
    },
    rest: {
      base: 'waiting-list',
      words: ['turn', 'turns'],
      about: 'The waiting list: its day, its board, turns of staff and of customers, what became of them.',
      examples: { create: { firstName: 'Jordan', phone: '0491 570 156', partySize: 4 } },
    },
    visibleTo: () => 't.deleted_at is null',
    verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete', 'export'],
    refusals: [
      {
        on: ['delete', 'bulk-delete'],
        code: 'wrong-state',
        rule: 'A turn that waits or is attended cannot be deleted.',
      },
    ],
    export: [
      'number',
      'status',
      'reason',
      'name',
      'phoneInternational',
      'partySize',
      'source',
      'bookedAt',
      'calledAt',
      'endedAt',
    ],
    access: { read: 'member', write: 'merchant-editor' },
  },
);
